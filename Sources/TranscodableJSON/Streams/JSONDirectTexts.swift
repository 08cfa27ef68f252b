public import TranscodableBytes
public import TranscodableCore

/// Reads the texts of a stream that is in memory in the direct lane, with one reader for all of them.
///
/// What is unusual, and what fails, is decoded again as a text by itself, which knows how to say why.
@usableFromInline
struct JSONDirectTexts: ~Copyable {
  private let window: JSONWindow
  private var core: JSONStreamCore
  private let decoding: JSONTextDecoding
  /// Where the present text is.
  private var range = 0..<0
  /// Reads the present text.
  @usableFromInline var reader: JSONReader
  /// Whether the reader can read it.
  @usableFromInline private(set) var isDirect = false

  @usableFromInline
  init(
    _ bytes: ByteCursor, settings: JSONStreamSettings, context: (any JSONReadingContext)?
  ) throws {
    window = try JSONWindow(whole: bytes)
    core = JSONStreamCore(settings)
    decoding = JSONTextDecoding(settings: settings.reader, context: context)
    reader = JSONReader(bytes, settings: settings.reader, context: context)
  }

  /// The number of the present text, and its place in words.
  @usableFromInline var place: JSONStreamPlace { core.place }
  /// The failures that were skipped.
  @usableFromInline var skipped: [CodingFailure] { core.skipped }

  /// The next value; nil if there is none.
  @inlinable @inline(__always)
  mutating func nextValue<Value: JSONDecodable>(_ type: Value.Type) throws -> Value? {
    while try next() {
      var value = isDirect ? type.decode(from: &reader) : nil
      // Taken out of the optional, and not copied.
      if hasReadAll(), let value = value.take() { return value }
      if let value = try decode(type) { return value }
    }
    return nil
  }

  /// Goes on to the next text.
  ///
  /// - Returns: Whether there is one.
  @usableFromInline
  mutating func next() throws -> Bool {
    guard let frame = try core.nextText(in: window) else { return false }
    range = frame.range
    let text = window.cursor(range)
    isDirect = decoding.isDirect(text)
    reader.cursor = text
    return true
  }

  /// Whether the reader has read all of the text.
  @usableFromInline
  mutating func hasReadAll() -> Bool {
    guard isDirect else { return false }
    reader.requireSameText(as: window.bytes)
    return reader.failure == nil && reader.cursor.isAtEnd
  }

  /// Decodes a text by itself.
  ///
  /// - Returns: The value; nil if it is left out.
  @usableFromInline
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    // What is left in the other one after a failure is not known.
    reader = JSONReader(window.bytes, settings: decoding.settings, context: decoding.context)
    do {
      return try window.withText(range) { try decoding.decode(type, from: $0) }
    } catch {
      try core.refuseText(in: range, error)
      return nil
    }
  }
}

/// Reads texts that have been found already in the direct lane, up to the first that is unusual or fails.
@usableFromInline
struct JSONDirectBlock: ~Copyable {
  private let window: JSONWindow
  private let decoding: JSONTextDecoding
  private var frames: ArraySlice<JSONFrame>
  /// Reads the present text.
  @usableFromInline var reader: JSONReader
  /// Whether all texts have been read, and nothing was wrong with them.
  private(set) var hasReadAll = false

  init(_ frames: [JSONFrame], in window: JSONWindow, _ decoding: JSONTextDecoding) {
    self.window = window
    self.decoding = decoding
    self.frames = frames[...]
    reader = JSONReader(
      window.bytes.prefix(0), settings: decoding.settings, context: decoding.context)
  }

  /// Goes on to the next text, if the one before has been read.
  @usableFromInline
  mutating func next() -> Bool {
    reader.requireSameText(as: window.bytes)
    guard reader.failure == nil, reader.cursor.isAtEnd else { return false }
    guard let frame = frames.popFirst() else {
      hasReadAll = true
      return false
    }
    let text = window.cursor(frame.range)
    guard frame.failure == nil, decoding.isDirect(text) else { return false }
    reader.cursor = text
    return true
  }
}
