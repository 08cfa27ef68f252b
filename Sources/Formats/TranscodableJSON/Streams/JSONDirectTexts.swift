public import TranscodableBytes
public import TranscodableCore

/// Reads the texts of a stream that is in memory, or of a part of it, with one reader for all of them.
///
/// What is unusual, and what fails, is decoded again as a text by itself, which knows how to say why.
@usableFromInline
struct JSONDirectTexts: ~Copyable {
  private let window: JSONWindow
  private(set) var core: JSONStreamCore
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
    self.init(
      try JSONWindow(whole: bytes), JSONStreamCore(settings),
      JSONTextDecoding(settings: settings.reader, context: context))
  }

  init(_ window: JSONWindow, _ core: JSONStreamCore, _ decoding: JSONTextDecoding) {
    self.window = window
    self.core = core
    self.decoding = decoding
    reader = JSONReader(window.bytes, settings: decoding.settings, context: decoding.context)
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

  /// Appends the values of all texts to a buffer, in which they are made.
  @inlinable @inline(__always)
  mutating func appendAll<Value: JSONDecodable>(
    to values: inout ElementBuffer<Value>
  ) throws {
    while try next() {
      if isDirect, values.append({ Value.decode(from: &reader) }) {
        if hasReadAll() { continue }
        values.removeLast()
      }
      if let value = try decode(Value.self) { _ = values.append { value } }
    }
  }

  /// About how many texts there are: as many as would have the length of the first one, but not so many that their
  /// values took more room than the texts.
  ///
  /// - Parameter size: The number of bytes of a value in memory.
  /// - Returns: The number.
  @usableFromInline
  func likelyCount(size: Int) -> Int {
    let rest = window.cursor(at: core.framer.start)
    guard core.framer.isByLines else { return 4 }
    let count = rest.remaining / (rest.prefix(1 << 16).length(to: 0x0A) + 1)
    return min(count + count / 8, rest.remaining / max(size, 1)) + 4
  }

  /// Goes on to the next text.
  ///
  /// - Returns: Whether there is one.
  @usableFromInline
  mutating func next() throws -> Bool {
    guard let range = try core.nextRange(in: window) else { return false }
    self.range = range
    let text = window.cursor(at: range.lowerBound)
    isDirect = decoding.isDirect(text, count: range.count)
    // Some bytes more, so that those at the end are read as fast as the others.
    reader.cursor = text.prefix(range.count &+ 64)
    return true
  }

  /// Whether the reader has read all of the text, and nothing after it.
  @usableFromInline
  mutating func hasReadAll() -> Bool {
    guard isDirect else { return false }
    reader.requireSameText(as: window.bytes)
    return reader.failure == nil && window.offset(of: reader.cursor) == range.upperBound
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
