internal import TranscodableBytes
internal import TranscodableCore

/// A property list while a coder decodes it: the way into this module's decoder.
package struct PropertyListReading: ~Copyable {
  private let document: PropertyListDocument

  /// Lets `body` decode a property list.
  ///
  /// - Parameters:
  ///   - bytes: The property list, in any of the formats.
  ///   - settings: The limits.
  ///   - userInfo: What the types are to know.
  ///   - body: Decodes the value.
  /// - Returns: What `body` returned, and the format.
  /// - Throws: A `DecodingError` if the property list is none, and what `body` throws.
  package static func read<Value>(
    _ bytes: RawSpan, _ settings: PropertyListReaderSettings, userInfo: [CodingUserInfoKey: Any],
    _ body: (borrowing PropertyListReading) throws -> Value
  ) throws -> (value: Value, format: PropertyList.Format) {
    let (value, format) = try PropertyListDocument.withDocument(
      bytes, settings, userInfo: userInfo
    ) { try body(PropertyListReading(document: $0)) }
    return (value, format)
  }

  /// Decodes the outermost value.
  package borrowing func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try document.decode(type, at: PropertyListTape.root) { CodingPaths.empty }
  }

  /// A decoder for the outermost value.
  package var decoder: any Decoder {
    PropertyListStandardDecoder(
      document: document, entry: PropertyListTape.root, path: CodingPaths.empty)
  }
}
