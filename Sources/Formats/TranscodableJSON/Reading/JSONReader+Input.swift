public import TranscodableBytes
public import TranscodableCore

extension JSONReader {
  /// Reads the value of a document.
  ///
  /// ```swift
  /// let numbers = try JSONReader.read(#"{"a": [1, 2]}"#) { $0.read([String: [Int]].self) }
  /// ```
  ///
  /// - Parameters:
  ///   - input: JSON in UTF-8, UTF-16 or UTF-32, with or without a byte order mark. The input is
  ///     copied only if it must be converted to UTF-8.
  ///   - settings: The accepted grammar and the limits.
  ///   - body: A function that reads the value with the given reader.
  /// - Returns: The result of `body`.
  /// - Throws: A `DecodingError` with the coding path, line and column, if reading failed or if the
  ///   value is followed by anything except whitespace.
  @inlinable
  public static func read<Result>(
    _ input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONReaderSettings = JSONReaderSettings(),
    _ body: (inout JSONReader) throws -> Result
  ) throws -> Result {
    try input.withBytes { try read(bytes: $0, settings: settings, context: nil, body) }
  }

  @usableFromInline
  package static func read<Result>(
    bytes: RawSpan, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    _ body: (inout JSONReader) throws -> Result
  ) throws -> Result {
    guard bytes.byteCount <= settings.sizeWithoutPreparation else {
      return try readPrepared(bytes: bytes, settings: settings, context: context, body)
    }
    if let converted = JSONTextEncoding.utf8Copy(of: bytes) {
      return try converted.withBytes { bytes in
        try withCursor(over: bytes) { try read($0, settings: settings, context: context, body) }
      }
    }
    return try withCursor(over: bytes) { cursor in
      try read(cursor.afterMark, settings: settings, context: context, body)
    }
  }

  @inline(__always)
  private static func read<Result>(
    _ cursor: ByteCursor, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    source: RewrittenSource? = nil, _ body: (inout JSONReader) throws -> Result
  ) throws -> Result {
    var reader = JSONReader(
      cursor, settings: settings, context: context, document: nil,
      extras: source.map { JSONReaderExtras(source: $0) })
    defer {
      reader.requireSameText(as: cursor)
      reader.returnWorkspace()
    }
    let result = try body(&reader)
    reader.finish()
    if let failure = reader.failure.take() {
      let keys = reader.convertedKeys
      throw JSONFailureLocator(cursor, settings: settings, source: source, keys: keys)
        .error(for: consume failure)
    }
    return result
  }

  // MARK: - Preparation

  @inline(never)
  private static func readPrepared<Result>(
    bytes: RawSpan, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    _ body: (inout JSONReader) throws -> Result
  ) throws -> Result {
    guard bytes.byteCount <= settings.maximumDocumentSize else {
      throw JSONLimits(settings).error(forSize: bytes.byteCount)
    }
    if let converted = JSONTextEncoding.utf8Copy(of: bytes) {
      return try converted.withBytes { bytes in
        try withCursor(over: bytes) {
          try readPrepared($0, settings: settings, context: context, body)
        }
      }
    }
    return try withCursor(over: bytes) { cursor in
      try readPrepared(cursor.afterMark, settings: settings, context: context, body)
    }
  }

  @inline(never)
  private static func readPrepared<Result>(
    _ cursor: ByteCursor, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    _ body: (inout JSONReader) throws -> Result
  ) throws -> Result {
    guard let source = RewrittenSource(cursor, settings: settings) else {
      try JSONLimits(settings).check(cursor)
      return try read(cursor, settings: settings, context: context, body)
    }
    let text = try source.rewritten()
    return try text.withSpan { bytes in
      try withCursor(over: bytes) {
        try read($0, settings: settings, context: context, source: source, body)
      }
    }
  }
}

extension ByteCursor {
  package var afterMark: ByteCursor {
    var cursor = self
    if hasPrefix("\u{FEFF}") { cursor.advance(by: 3) }
    return cursor
  }
}

extension JSONReader {
  package struct Part {
    package let bytes: [UInt8]
    package let codingPath: [any CodingKey]
    package let offset: Int
  }

  /// The bytes of the next value.
  ///
  /// If the value isn't valid JSON, these are all remaining bytes of the input.
  package var part: Part {
    var cursor = cursor
    _ = cursor.skipBlanks()
    var reader = JSONReader(cursor, settings: settings)
    reader.skipValue()
    let count = reader.hasFailed ? cursor.remaining : reader.cursor.distance(from: cursor)
    return Part(bytes: cursor.bytes(max(0, count)), codingPath: codingPath, offset: cursor.offset)
  }

  package static func part(of decoder: any Swift.Decoder) -> Part? {
    guard let decoder = decoder as? StandardDecoder,
      let format = decoder.document.format as? JSONFormat
    else { return nil }
    let part = format.reader(at: decoder.entry, in: decoder.document).part
    return Part(bytes: part.bytes, codingPath: decoder.codingPath, offset: part.offset)
  }
}

// Methods that navigate to nested values.
extension JSONReader {
  /// Moves to the first value for a key in the object at the reader's position.
  ///
  /// The result is `false` if the reader isn't at an object, or if the object has no such member.
  package mutating func enterMember(_ key: String) -> Bool {
    guard nextKind == .object else { return false }
    var more = beginDictionary()
    while more {
      if takeKey() == key { return true }
      skipValue()
      more = nextEntry()
    }
    return false
  }
}

// Methods that only the coders need.
extension JSONReader {
  package var nextKind: JSONKind? {
    mutating get {
      _ = cursor.skipBlanks()
      return JSONKind(of: cursor)
    }
  }

  package mutating func takeNumberText(_ type: any Any.Type) -> String? {
    guard nextKind == .number else {
      failKind(type)
      return nil
    }
    let start = cursor
    skipValue()
    return hasFailed ? nil : start.text(cursor.distance(from: start), isASCII: true)
  }

  package mutating func takeValueText() -> [UInt8]? {
    _ = cursor.skipBlanks()
    let start = cursor
    skipValue()
    return hasFailed ? nil : start.bytes(cursor.distance(from: start))
  }

  @usableFromInline
  package mutating func failIfNull(insteadOf type: any Any.Type) -> Bool {
    guard nextKind == .null else { return false }
    // Unlike ``failKind(_:_:)``, this reports a missing value for `Bool`, too.
    fail(
      CodingFailure(
        mismatch: type, isMissing: true, at: cursor.offset, expected: nil,
        found: JSONKind.null.phrase))
    return true
  }

  package mutating func failText(
    _ expected: String, found: String, at start: Int, alternatives: [String] = []
  ) {
    var valueStart = cursor.at(start)
    _ = valueStart.skipBlanks()
    fail(
      .invalidValue, at: valueStart.offset, expected: expected, found: found,
      alternatives: alternatives)
  }

  package mutating func readText<Value>(
    _ expected: String, found: (String) -> String, _ make: (String) -> Value?
  ) -> Value? {
    let start = offset
    let text: String = read(String.self)
    guard !hasFailed else { return nil }
    if let value = make(text) { return value }
    failText(expected, found: found(text), at: start)
    return nil
  }
}

extension JSONReader {
  /// Converts the input to UTF-8 without a byte order mark.
  ///
  /// Failures contain offsets in the converted input.
  package static func utf8Text(of bytes: RawSpan) -> [UInt8] {
    if let converted = JSONTextEncoding.utf8Copy(of: bytes) { return converted }
    return withCursor(over: bytes) { $0.afterMark.bytes($0.afterMark.remaining) }
  }
}

// These functions are the individual steps of reading a document. Callers use them where a closure
// would be too expensive.
extension JSONReader {
  /// Whether the input is UTF-8 without a byte order mark and too short to exceed a limit.
  @usableFromInline
  package static func isPlain(_ text: ByteCursor) -> Bool {
    isPlain(text, upTo: plainSize)
  }

  /// Whether the input has at most `size` bytes and starts with four ASCII characters, by which UTF-8
  /// is recognized.
  @inline(__always)
  static func isPlain(_ text: ByteCursor, upTo size: Int) -> Bool {
    let first = text.word() & 0xFFFF_FFFF
    let isZero = (first &- 0x0101_0101) & ~first
    return (isZero | first) & 0x8080_8080 == 0 && text.remaining <= size
  }

  private static let plainSize = JSONReaderSettings().sizeWithoutPreparation

  @usableFromInline
  package init(plain text: ByteCursor) {
    self.init(text)
  }

  @usableFromInline
  package mutating func finish(_ text: ByteCursor) throws {
    try finish(text, JSONReaderSettings())
  }

  mutating func finish(_ text: ByteCursor, _ settings: JSONReaderSettings) throws {
    requireSameText(as: text)
    returnWorkspace()
    finish()
    guard let failure = failure.take() else { return }
    throw JSONFailureLocator(text, settings: settings, keys: convertedKeys)
      .error(for: consume failure)
  }
}
