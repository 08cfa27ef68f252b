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
      if !hasReadAll() { value = try decode(type) }
      // Taken out of the optional, and not copied.
      if let value = value.take() { return value }
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
