public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON {
  /// Encodes a value as compact JSON text, with everything left at its default.
  ///
  /// ```swift
  /// let data = try JSON.encode(commits)
  /// ```
  ///
  /// - Parameter value: The value.
  /// - Returns: The text as UTF-8. Members are in the order of their declaration.
  /// - Throws: An `EncodingError` with coding path if a value has no form in JSON.
  @inlinable
  public static func encode<Value: JSONEncodable>(_ value: Value) throws -> Data {
    try writeDirectly { value.encode(to: &$0) }
  }

  /// Encodes a value of a type that is only `Encodable`, with everything left at its default.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text as UTF-8.
  /// - Throws: An `EncodingError`.
  @_disfavoredOverload
  public static func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try Encoder().encode(value)
  }

  /// Lets `body` write a text, with everything left at its default.
  @usableFromInline
  internal static func writeDirectly(_ body: (inout JSONWriter) -> Void) throws -> Data {
    try JSONWriter.write(layout: [], context: JSONEncodingContext.standard, body) {
      Data(&$0, isWantedBack: false)
    }
  }
}
