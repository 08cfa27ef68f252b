/// A way from a value in JSON to the value of a property, and back.
///
/// ```swift
/// struct URLTransformer: KodableTransform {
///   func transformFromJSON(value: String) throws -> URL { ... }
///   func transformToJSON(value: URL) throws -> String { value.absoluteString }
/// }
/// typealias CodingURL = KodableTransformable<URLTransformer>
///
/// struct Page: Kodable {
///   @CodingURL("html_url") var url: URL
/// }
/// ```
public protocol KodableTransform {
  /// What is in JSON.
  associatedtype From: Codable
  /// What the property is.
  associatedtype To

  /// Makes the value of the property.
  ///
  /// - Parameter value: What was decoded.
  /// - Returns: The value of the property.
  /// - Throws: Anything if there is no such value. It fails the decoding, also if the property has
  ///   a default.
  func transformFromJSON(value: From) throws -> To

  /// Makes what is encoded.
  ///
  /// - Parameter value: The value of the property.
  /// - Returns: What is encoded.
  /// - Throws: Anything if the value has no such form.
  func transformToJSON(value: To) throws -> From

  /// Creates the transform; each wrapper makes its own.
  init()
}

/// The transform that changes nothing.
public struct Passthrough<T: Codable>: KodableTransform, Sendable {
  /// Creates the transform.
  @inlinable
  public init() {}

  /// The same value.
  @inlinable
  public func transformFromJSON(value: T) -> T { value }

  /// The same value.
  @inlinable
  public func transformToJSON(value: T) -> T { value }
}
