public import TranscodableCore
public import TranscodableJSON

extension JSON.Decoder {
  /// Decodes the value at a pointer in a JSON document, such as the payload of an envelope.
  ///
  /// ```swift
  /// let items = try decoder.decode([Item].self, from: data, at: "/data/items")
  /// ```
  ///
  /// The whole document is validated. The keys in the pointer must match the keys in the document
  /// exactly, because the decoder's key strategy doesn't apply to them. Events aren't reported.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The JSON document, in any Unicode encoding.
  ///   - pointer: The location of the value, as a JSON Pointer (RFC 6901).
  /// - Returns: The value at the pointer.
  /// - Throws: A `JSON.Pointer.SyntaxError` if the pointer is malformed, or a `DecodingError` with
  ///   the location in the whole document.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    at pointer: String
  ) throws -> Value {
    try decode(type, from: input, at: JSON.Pointer(pointer))
  }

  /// Decodes the value at a pointer in a JSON document.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The JSON document, in any Unicode encoding.
  ///   - pointer: The location of the value.
  /// - Returns: The value at the pointer.
  /// - Throws: A `DecodingError` with the location in the whole document.
  @_disfavoredOverload
  public func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    at pointer: JSON.Pointer
  ) throws -> Value {
    let context = context
    return try input.withBytes {
      try JSONReader.decode(
        type, at: pointer, bytes: $0, settings: context.settings, context: context)
    }
  }
}
