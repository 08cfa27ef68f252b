public import TranscodableBytes
internal import TranscodableCore

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
    source: JSONSource? = nil, _ body: (inout JSONReader) throws -> Result
  ) throws -> Result {
    var reader = JSONReader(
      cursor, settings: settings, context: context, document: nil,
      aids: source.map { JSONReadingAids(source: $0) })
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
    guard let source = JSONSource(cursor, settings: settings) else {
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
