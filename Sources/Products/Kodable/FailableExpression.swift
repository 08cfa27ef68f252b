public import Foundation
internal import TranscodableCore

struct Corrupted: Error, Equatable {}

struct FailableExpressionWithFallbackError: DescribedError, Equatable {
  let main: any Error
  let fallback: any Error

  var description: String {
    "Main error was: \(text(of: main)) Fallback expression error was: \(text(of: fallback))"
  }

  private func text(of error: any Error) -> String { BetterDecodingError(with: error).description }

  static func == (first: Self, second: Self) -> Bool {
    isSame(first.main, second.main) && isSame(first.fallback, second.fallback)
  }
}

func failableExpression<Value>(
  _ main: @autoclosure () throws -> Value, withFallback fallback: @autoclosure () throws -> Value
) throws -> Value {
  do {
    return try main()
  } catch let first {
    do {
      return try fallback()
    } catch let second {
      throw FailableExpressionWithFallbackError(main: first, fallback: second)
    }
  }
}

/// Two decoding errors count as equal if they are the same enum case.
func isSame(_ first: any Error, _ second: any Error) -> Bool {
  switch (first, second) {
  case (let first as KodableError, let second as KodableError): first == second
  case (
    let first as FailableExpressionWithFallbackError,
    let second as FailableExpressionWithFallbackError
  ): first == second
  case (DecodingError.typeMismatch, DecodingError.typeMismatch),
    (DecodingError.valueNotFound, DecodingError.valueNotFound),
    (DecodingError.keyNotFound, DecodingError.keyNotFound),
    (DecodingError.dataCorrupted, DecodingError.dataCorrupted):
    true
  case (is DecodingError, is DecodingError): false
  default: first.localizedDescription == second.localizedDescription
  }
}

struct BetterDecodingError: Error, CustomStringConvertible {
  let description: String

  init(with error: any Error) {
    description =
      switch DecodingError.located(error) {
      case DecodingError.dataCorrupted(let context):
        "Data corrupted. \(context.debugDescription) \(context.underlyingDescription)"
      case DecodingError.keyNotFound(let key, let context):
        "Key not found. Expected -> \(key.stringValue) <- at: \(context.prettyPath())"
      case DecodingError.typeMismatch(_, let context):
        "Type mismatch. \(context.debugDescription), at: \(context.prettyPath())"
      case DecodingError.valueNotFound(_, let context):
        "Value not found. -> \(context.prettyPath()) <- \(context.debugDescription)"
      default: error.localizedDescription
      }
  }
}

extension DecodingError.Context {
  func prettyPath(separatedBy separator: String = ".") -> String {
    codingPath.map(\.stringValue).joined(separator: separator)
  }

  fileprivate var underlyingDescription: String {
    guard let underlyingError else { return "" }
    return (underlyingError as NSError).userInfo["NSDebugDescription"] as? String ?? ""
  }
}

/// An error whose description is shown to users.
///
/// `errorDescription` is implemented in a protocol extension, because ``KodableError`` has its own
/// internal property with that name.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}
