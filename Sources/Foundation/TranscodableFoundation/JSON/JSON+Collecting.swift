public import TranscodableCore
public import TranscodableJSON

extension JSON.Decoder {
  /// Decodes a value from JSON, and throws all failures in the document instead of only the first
  /// one.
  ///
  /// ```swift
  /// do {
  ///   order = try decoder.decodeCollecting(Order.self, from: request.body)
  /// } catch {
  ///   respond(with: error.map { "\($0.codingPath): \($0)" })
  /// }
  /// ```
  ///
  /// This method fails if and only if ``JSON/Decoder/decode(_:from:)-(_,Data)`` fails. For a valid
  /// document, both take the same time. After a failure, the document is read again, and every
  /// field, element and entry is visited, whether or not its siblings are valid. An object's
  /// missing keys are listed together, after its other failures. The failure that the ordinary call
  /// throws comes first.
  ///
  /// - If the document isn't valid JSON, the failures before the syntax error are listed, and the
  ///   syntax error comes last.
  /// - A type without `@Codable` controls its own decoding and stops at its first failure; the
  ///   sibling fields and elements are still visited. The same applies to a type that uses property
  ///   wrappers from the Kodable module, and to a superclass without `@Codable`.
  /// - If the version of a value isn't supported, only the version is reported.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The JSON document, in any Unicode encoding: `Data`, `[UInt8]`, `String`,
  ///     `Substring`, or a span of bytes.
  ///   - limit: The maximum number of failures to collect, at least 1.
  /// - Returns: The decoded value.
  /// - Throws: `CodingFailures`, in document order.
  /// - Complexity: O(*n*) in the length of the document, for a constant nesting depth; for JSON5,
  ///   O(*n*) per failure.
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
    let limit = max(1, limit)
    do {
      let (value, rejected) = try decodeRejecting(type, bytes: bytes, context)
      if let failures = CodingFailures(rejected: rejected, limit: limit) { throw failures }
      return value
    } catch let failures as CodingFailures {
      throw failures
    } catch {
      throw JSONReader.failures(
        of: type, bytes: bytes, settings: context.settings, context: context,
        error: error, limit: limit)
    }
  }
}

extension JSON {
  /// Decodes a value from JSON with default settings, and throws all failures in the document
  /// instead of only the first one.
  ///
  /// See ``JSON/Decoder/decodeCollecting(_:from:limit:)``.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The JSON document: `Data`, `[UInt8]`, `String`, `Substring`, or a span of bytes.
  ///   - limit: The maximum number of failures to collect, at least 1.
  /// - Returns: The decoded value.
  /// - Throws: `CodingFailures`, in document order.
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
