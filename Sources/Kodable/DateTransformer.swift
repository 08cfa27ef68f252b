public import Foundation
internal import TranscodableBytes

/// A type of dates: `Date`, and `Date?`.
public protocol DateProtocol {}

extension Date: DateProtocol {}
extension Optional: DateProtocol where Wrapped == Date {}

/// The transform between texts and dates.
public struct DateTransformer<T: DateProtocol>: KodableTransform, Sendable {
  internal var strategy: DateCodingStrategy

  /// Creates the transform for dates in ISO 8601.
  public init() { strategy = .iso8601 }

  internal init(strategy: DateCodingStrategy) { self.strategy = strategy }

  /// Makes a date.
  ///
  /// - Parameter value: The text.
  /// - Returns: The date; nil if `T` is optional and there is no text, or none of a date.
  /// - Throws: `KodableError.failedToParseDate` if `T` is not optional.
  public func transformFromJSON(value: String?) throws -> T {
    let date = value.flatMap { strategy.date(from: $0) }
    if T.self == Date.self, let date { return identical(date, as: T.self) }
    if T.self == Date?.self { return identical(date, as: T.self) }
    throw KodableError.failedToParseDate(source: value ?? "nil")
  }

  /// Makes the text of a date.
  ///
  /// - Parameter value: The date.
  /// - Returns: The text; nil if there is no date.
  public func transformToJSON(value: T) -> String? {
    let date = T.self == Date.self ? identical(value, as: Date.self) : value as? Date
    return date.map { strategy.string(from: $0) }
  }
}
