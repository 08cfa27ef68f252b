public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON {
  /// Encodes a value as compact JSON with default settings.
  ///
  /// ```swift
  /// let data = try JSON.encode(commits)
  /// ```
  ///
  /// - Returns: The JSON as UTF-8, with members in declaration order.
  /// - Throws: An `EncodingError` with a coding path if JSON can't represent a value.
  @inlinable
  public static func encode<Value: JSONEncodable>(_ value: Value) throws -> Data {
    try writeDirectly { value.encode(to: &$0) }
  }

  /// Encodes a value of any `Encodable` type as compact JSON with default settings.
  ///
  /// - Returns: The JSON as UTF-8.
  /// - Throws: An `EncodingError` with a coding path if JSON can't represent a value.
  @_disfavoredOverload
  public static func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try defaultEncoder.encode(value)
  }

  private static let defaultEncoder = Encoder()

  @usableFromInline
  internal static func writeDirectly(_ body: (inout JSONWriter) -> Void) throws -> Data {
    try JSONWriter.write(layout: [], context: JSONEncodingContext.standard, body) {
      Data(&$0, isWantedBack: false)
    }
  }
}
