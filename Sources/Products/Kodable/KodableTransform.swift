/// A conversion between a value in JSON and the value of a property.
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
  /// The type of the value in JSON.
  associatedtype From: Codable
  /// The type of the property.
  associatedtype To

  /// Converts a decoded value to the value of the property.
  ///
  /// - Parameter value: The decoded value.
  /// - Returns: The value of the property.
  /// - Throws: Any error. Decoding then fails, even if the property has a default.
  func transformFromJSON(value: From) throws -> To

  /// Converts the value of the property to a value that can be encoded.
  ///
  /// - Parameter value: The value of the property.
  /// - Returns: The value to encode.
  /// - Throws: Any error. Encoding then fails.
  func transformToJSON(value: To) throws -> From

  /// Creates the transform that a wrapper uses.
  init()
}

/// A transform that doesn't change values.
public struct Passthrough<T: Codable>: KodableTransform, Sendable {
  /// Creates the transform.
  @inlinable
  public init() {}

  /// Returns the value unchanged.
  @inlinable
  public func transformFromJSON(value: T) -> T { value }

  /// Returns the value unchanged.
  @inlinable
  public func transformToJSON(value: T) -> T { value }
}
