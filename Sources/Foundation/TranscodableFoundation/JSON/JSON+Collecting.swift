public import TranscodableCore
public import TranscodableJSON

extension JSON.Decoder {
  /// Decodes a value from JSON text, or says everything that is wrong with the text.
  ///
  /// ```swift
  /// do {
  ///   order = try decoder.decodeCollecting(Order.self, from: request.body)
  /// } catch {
  ///   respond(with: error.map { "\($0.codingPath): \($0)" })
  /// }
  /// ```
  ///
  /// It fails exactly when ``JSON/Decoder/decode(_:from:)-(_,Data)`` fails, and a good document costs the
  /// same. If it fails, the text is walked once more, from the failure to its end: what is wrong in
  /// a field, an element or an entry does not keep the others from being looked at. Missing keys of
  /// an object are together, where it ends. What the ordinary call throws is first.
  ///
  /// - A text that is not JSON has failures up to the place where that shows, and that one last.
  /// - A type without `@Codable` decodes itself and stops at its first failure; the other fields
  ///   around it, and the other elements of an array, are looked at nevertheless. So it is with a
  ///   type that has properties with wrappers of the module Kodable, and with a superclass without
  ///   `@Codable`.
  /// - Of a value of another version that cannot be read, nothing but that is said.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - input: The text, in any Unicode encoding: `Data`, `[UInt8]`, `String`, `Substring`, or a span of
  ///     bytes.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The value.
  /// - Throws: `CodingFailures`, in the order of the document.
  /// - Complexity: O(*n*) in the length of the text, if the depth of its containers counts as
  ///   constant; for JSON5, O(*n*) for each failure.
  public func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    limit: Int = 100
  ) throws(CodingFailures) -> Value {
    try input.withBytes { bytes in
      Result { () throws(CodingFailures) in
        try decodeCollecting(type, bytes: bytes, limit: limit)
      }
    }.get()
  }

  private func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, limit: Int
  ) throws(CodingFailures) -> Value {
    let context = context
    if !context.isReporting {
      return try JSONReader.decodeCollecting(
        type, bytes: bytes, settings: context.settings, context: context, limit: limit)
    }
    do {
      return try decode(type, from: bytes)
    } catch {
      throw JSONReader.failures(
        of: type, bytes: bytes, settings: context.settings, context: context,
        error: error, limit: limit)
    }
  }
}

extension JSON {
  /// Decodes a value from JSON text with everything left at its default, or says everything that is
  /// wrong with the text.
  ///
  /// See ``JSON/Decoder/decodeCollecting(_:from:limit:)``.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - input: The text: `Data`, `[UInt8]`, `String`, `Substring`, or a span of bytes.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The value.
  /// - Throws: `CodingFailures`, in the order of the document.
  public static func decodeCollecting<Value: JSONDecodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    limit: Int = 100
  ) throws(CodingFailures) -> Value {
    try input.withBytes { bytes in
      Result { () throws(CodingFailures) in
        try JSONReader.decodeCollecting(
          type, bytes: bytes, settings: JSONReaderSettings(),
          context: JSONDecodingContext.standard, limit: limit)
      }
    }.get()
  }
}
