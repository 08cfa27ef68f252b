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
public struct FormatDecoder<Format: DecodingFormat>: Sendable {
  /// The limits for untrusted input, and the permitted coercions of scalars and keys.
  public var settings = FormatSettings()
  /// The strategy for decoding dates.
  ///
  /// By default, dates are accepted in every form.
  public var dateDecodingStrategy = FormatDateDecoding.native
  /// The strategy for decoding data.
  public var dataDecodingStrategy = FormatDataDecoding.native
  /// The strategy for converting the keys in a document to coding keys.
  public var keyDecodingStrategy = FormatKeyDecoding.useDefaultKeys
  /// Values that are available to types while they are decoded.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  // The last property, because those after it wouldn't have constant offsets.
  /// The format and its options.
  public var format: Format

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
      if settings.rejectsKeys || !userInfo.isEmpty {
        let sink = userInfo[.decodingReport] as? any DecodingReporting
        if sink != nil || settings.rejectsKeys { return try decode(type, bytes, sink) }
      }
      return try read(bytes, userInfo) {
        try $0.value(type, at: ValueTape.root, CodingPaths.empty)
      }
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, _ bytes: RawSpan, _ sink: (any DecodingReporting)?
  ) throws -> Value {
    let (value, rejected) = try readRejecting(bytes, userInfo, sink) {
      try $0.value(type, at: ValueTape.root, CodingPaths.empty)
    }
    if let first = rejected.first { throw DecodingError(first) }
    return value
  }

  func read<Value>(
    _ bytes: RawSpan, _ userInfo: [CodingUserInfoKey: any Sendable], log: EventLog? = nil,
    failureLimit: Int = 1, _ body: (StandardDocument) throws -> Value
  ) throws -> Value {
    if bytes.byteCount > settings.maximumDocumentSize {
      throw DecodingError(
        CodingFailure(
          .sizeLimit, at: 0, expected: "at most \(settings.maximumDocumentSize) bytes",
          found: "\(bytes.byteCount) bytes"))
    }
    let start = Format.isText ? bytes.lengthOfMark : 0
    return try withCursor(over: bytes.extracting(start..<bytes.byteCount)) { cursor in
      let documents = FormatEngine.of(Format.self).documents
      var document = documents.take()
      var input = FormatInput(
        cursor, settings, document.takeTape(), failureLimit: failureLimit)
      do throws(CodingFailure) {
        try format.read(&input)
        if input.failures.isEmpty { try input.finish() }
      } catch {
        document.setTape(input.takeTape())
        documents.put(document)
        throw Self.malformed(cursor, input.failures + [error])
      }
      if !input.failures.isEmpty {
        document.setTape(input.takeTape())
        documents.put(document)
        throw Self.malformed(cursor, input.failures)
      }
      document.setTape(input.takeTape())
      let call = FormatDocument(
        format, settings,
        FormatDecodingStrategies(
          dates: dateDecodingStrategy, data: dataDecodingStrategy, keys: keyDecodingStrategy),
        userInfo: userInfo, input)
      document.begin(call, cursor, log: log)
      defer { documents.endLoan(&document) }
      do {
        return try body(document)
      } catch {
        throw document.outermost(error)
      }
    }
  }

  /// Returns the error for a document that the format can't read.
  private static func malformed(_ cursor: ByteCursor, _ failures: [CodingFailure]) -> any Error {
    let finder = FormatFailureFinder(Format.isText ? Format.self : nil)
    let lines = LineIndex()
    let located = failures.map { finder.syntaxFailure($0, in: cursor, lines) }
    guard let first = located.first else { return DecodingError(CodingFailure(.custom, at: nil)) }
    if located.count == 1 { return DecodingError(first) }
    // Failures to match the type are found only in a well-formed document.
    return CodingFailures(located, error: DecodingError(first), isComplete: false)
  }
}

extension RawSpan {
  /// The length of a byte order mark at the start.
  fileprivate var lengthOfMark: Int {
    withCursor(over: self) { $0.word() & 0xFF_FFFF == 0xBF_BBEF ? 3 : 0 }
  }
}
