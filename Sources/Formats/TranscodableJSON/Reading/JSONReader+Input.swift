public import TranscodableBytes
public import TranscodableCore

extension JSONReader {
  /// Reads the one value that `input` holds.
  ///
  /// ```swift
  /// let numbers = try JSONReader.read(#"{"a": [1, 2]}"#) { $0.read([String: [Int]].self) }
  /// ```
  ///
  /// - Parameters:
  ///   - input: JSON text as UTF-8, UTF-16 or UTF-32, with or without a byte order mark. It is not copied unless
  ///     it has to be converted to UTF-8.
  ///   - settings: What counts as JSON, and how much of it.
  ///   - body: Reads the value with the reader it is given.
  /// - Returns: What `body` returned.
  /// - Throws: A `DecodingError` with coding path, line and column if anything failed, or if text follows the value.
  @inlinable
  public static func read<Result>(
    _ input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONReaderSettings = JSONReaderSettings(),
    _ body: (inout JSONReader) throws -> Result
  ) throws -> Result {
    try input.withBytes { try read(bytes: $0, settings: settings, context: nil, body) }
  }

  /// The one way into a reader: makes it, lets `body` read, and turns a failure into an error.
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
    if let failure = reader.failure {
      throw JSONFailureLocator(cursor, settings: settings, source: source).error(for: failure)
    }
    return result
  }

  // MARK: - Preparation

  /// The way in for texts that are not JSON as they stand, or so large that they may exceed a
  /// limit.
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
  /// The place after the byte order mark if there is one here.
  var afterMark: ByteCursor {
    var cursor = self
    if hasPrefix("\u{FEFF}") { cursor.advance(by: 3) }
    return cursor
  }
}

extension JSONReader {
  /// A part of a text, with its place.
  package struct Part {
    package let bytes: [UInt8]
    package let codingPath: [any CodingKey]
    package let offset: Int
  }

  /// The value that is here; the rest of the text if it is not JSON.
  package var part: Part {
    var cursor = cursor
    _ = cursor.skipBlanks()
    var reader = JSONReader(cursor, settings: settings)
    reader.skipValue()
    let count = reader.hasFailed ? cursor.remaining : reader.cursor.distance(from: cursor)
    return Part(bytes: cursor.bytes(max(0, count)), codingPath: codingPath, offset: cursor.offset)
  }

  /// The value that a decoder decodes, nil if it is not JSON or the decoder is not one of this package.
  package static func part(of decoder: any Swift.Decoder) -> Part? {
    guard let decoder = decoder as? StandardDecoder,
      let format = decoder.document.format as? JSONFormat
    else { return nil }
    let part = format.reader(at: decoder.entry, in: decoder.document).part
    return Part(bytes: part.bytes, codingPath: decoder.codingPath, offset: part.offset)
  }
}

// Ways to one value inside of another.
extension JSONReader {
  /// Goes into the object that is here, to the value of the first member with a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether there is such a member. If not, the reader is past the object, or in front of what is none.
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

// What only the coders above need of a reader.
extension JSONReader {
  /// The kind of the value here, nil if there is none.
  package var nextKind: JSONKind? {
    mutating get {
      _ = cursor.skipBlanks()
      return JSONKind(of: cursor)
    }
  }

  /// Takes the text of the number that must be here; nil after a failure.
  package mutating func takeNumberText(_ type: any Any.Type) -> String? {
    guard nextKind == .number else {
      failKind(type)
      return nil
    }
    let start = cursor
    skipValue()
    return hasFailed ? nil : start.text(cursor.distance(from: start), isASCII: true)
  }

  /// Passes over the value here and returns its text, nil if it is not a value.
  package mutating func takeValueText() -> [UInt8]? {
    _ = cursor.skipBlanks()
    let start = cursor
    skipValue()
    return hasFailed ? nil : start.bytes(cursor.distance(from: start))
  }

  /// Reports a null where a value of `type` is needed, if one is here.
  ///
  /// - Returns: Whether there is one.
  @usableFromInline
  package mutating func failIfNull(insteadOf type: any Any.Type) -> Bool {
    guard nextKind == .null else { return false }
    failKind(type)
    return true
  }

  /// Reports that the string at `start` does not mean what is needed.
  package mutating func failText(
    _ expected: String, found: String, at start: Int, alternatives: [String] = []
  ) {
    var place = cursor.at(start)
    _ = place.skipBlanks()
    fail(
      .invalidValue, at: place.offset, expected: expected, found: found, alternatives: alternatives)
  }

  /// Reads a string and makes a value of it.
  ///
  /// - Parameters:
  ///   - expected: What the string has to be.
  ///   - found: What is said of one that is not.
  ///   - make: Makes the value; nil if the string is not what it has to be.
  /// - Returns: The value; nil after a failure.
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
  /// A text as UTF-8 without a byte order mark: that in which the places of failures are counted.
  package static func utf8Text(of bytes: RawSpan) -> [UInt8] {
    if let converted = JSONTextEncoding.utf8Copy(of: bytes) { return converted }
    return withCursor(over: bytes) { $0.afterMark.bytes($0.afterMark.remaining) }
  }
}

// The steps of reading a document, for callers that cannot afford a closure.
extension JSONReader {
  /// Whether a text can be read as it is: it is UTF-8 without a byte order mark, and too short to exceed a limit.
  ///
  /// A text that starts with four ASCII characters is in no other encoding. Shorter ones go the long way.
  @usableFromInline
  package static func isPlain(_ text: ByteCursor) -> Bool {
    let first = text.word() & 0xFFFF_FFFF
    let isZero = (first &- 0x0101_0101) & ~first
    return (isZero | first) & 0x8080_8080 == 0 && text.remaining <= plainSize
  }

  private static let plainSize = JSONReaderSettings().sizeWithoutPreparation

  /// A reader of a text that can be read as it is, with everything left at its default.
  ///
  /// It has no context: the one of a coder without any settings would change nothing.
  @usableFromInline
  package init(plain text: ByteCursor) {
    self.init(text)
  }

  /// Checks that nothing has gone wrong and that nothing but white space follows.
  ///
  /// - Parameter text: Where the text starts.
  /// - Throws: A `DecodingError`.
  @usableFromInline
  package mutating func finish(_ text: ByteCursor) throws {
    requireSameText(as: text)
    finish()
    guard let failure else { return }
    throw JSONFailureLocator(text, settings: JSONReaderSettings()).error(for: failure)
  }
}
