internal import TranscodableBytes
public import TranscodableCore

/// A decoder for documents of a format.
///
/// ```swift
/// let event = try FormatDecoder(Bits()).decode(Event.self, from: bytes)
/// ```
///
/// The options of the format are also properties of the decoder.
@dynamicMemberLookup
public struct FormatDecoder<Format: CodingFormat>: Sendable {
  /// The format and its options.
  public var format: Format
  /// The limits for untrusted input, and the permitted coercions of scalars and keys.
  public var settings = FormatSettings()
  /// The strategy for converting the keys in a document to coding keys.
  public var keyDecodingStrategy = FormatKeyDecoding.useDefaultKeys
  /// Values that are available to types while they are decoded.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Creates a decoder.
  public init(_ format: Format) { self.format = format }

  /// An option of the format.
  public subscript<Option>(dynamicMember option: WritableKeyPath<Format, Option>) -> Option {
    get { format[keyPath: option] }
    set { format[keyPath: option] = newValue }
  }

  /// The coding profile, which selects one of several representations of a type.
  ///
  /// The profile is stored in `userInfo`.
  public var profile: CodingProfile? {
    get { userInfo.codingProfile }
    set { userInfo[.codingProfile] = newValue }
  }

  /// Decodes a value from a document.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The document: `[UInt8]`, a span of bytes, or Foundation's `Data`.
  /// - Returns: The decoded value.
  /// - Throws: A `DecodingError` with a coding path and a byte offset, or an error that the type
  ///   throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> Value {
    try input.withBytes { bytes in
      let sink = userInfo[.decodingReport] as? any DecodingReporting
      if sink != nil || settings.rejectsKeys {
        let (value, rejected) = try readRejecting(bytes, userInfo, sink) {
          try $0.value(type, at: ValueTape.root, CodingPaths.empty)
        }
        if let first = rejected.first { throw DecodingError(first) }
        return value
      }
      return try read(bytes, userInfo) {
        try $0.value(type, at: ValueTape.root, CodingPaths.empty)
      }
    }
  }

  func read<Value>(
    _ bytes: RawSpan, _ userInfo: [CodingUserInfoKey: any Sendable], log: EventLog? = nil,
    _ body: (StandardDocument) throws -> Value
  ) throws -> Value {
    if bytes.byteCount > settings.maximumDocumentSize {
      throw DecodingError(
        CodingFailure(
          .sizeLimit, at: 0, expected: "at most \(settings.maximumDocumentSize) bytes",
          found: "\(bytes.byteCount) bytes"))
    }
    return try withCursor(over: bytes) { cursor in
      let documents = FormatEngine.of(Format.self).documents
      var document = documents.take()
      var input = FormatInput(cursor, settings, document.takeTape())
      do throws(CodingFailure) {
        try format.read(&input)
        try input.finish()
      } catch {
        document.setTape(input.takeTape())
        documents.put(document)
        throw DecodingError(error)
      }
      document.setTape(input.takeTape())
      let call = FormatDocument(
        format, settings, keyDecodingStrategy, userInfo: userInfo, strings: input.strings,
        blobs: input.blobs)
      document.begin(call, cursor, log: log)
      defer { documents.endLoan(&document) }
      do {
        return try body(document)
      } catch {
        throw DecodingError.located(
          document.located(error, at: ValueTape.root, CodingPaths.empty))
      }
    }
  }
}
