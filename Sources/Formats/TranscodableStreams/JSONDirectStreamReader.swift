public import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

/// Reads all documents of an in-memory stream with one reader.
///
/// An unusual or invalid document is decoded again by a separate reader, which produces the exact
/// error.
@usableFromInline
struct JSONDirectStreamReader: ~Copyable {
  private let window: JSONWindow
  private(set) var core: JSONStreamCore
  private let decoding: JSONDocumentDecoding
  private var range = 0..<0
  @usableFromInline var reader: JSONReader
  @usableFromInline private(set) var isDirect = false

  @usableFromInline
  init(
    _ bytes: ByteCursor, settings: JSONStreamSettings, context: (any JSONReadingContext)?
  ) throws {
    self.init(
      try JSONWindow(whole: bytes), JSONStreamCore(settings),
      JSONDocumentDecoding(settings: settings.reader, context: context))
  }

  init(_ window: JSONWindow, _ core: JSONStreamCore, _ decoding: JSONDocumentDecoding) {
    self.window = window
    self.core = core
    self.decoding = decoding
    reader = JSONReader(window.bytes, settings: decoding.settings, context: decoding.context)
  }

  @usableFromInline var position: JSONStreamPosition { core.position }
  @usableFromInline var skipped: [CodingFailure] { core.skipped }

  @inlinable @inline(__always)
  mutating func nextValue<Value: JSONDecodable>(_ type: Value.Type) throws -> Value? {
    while try next() {
      var value = isDirect ? type.decode(from: &reader) : nil
      // Take the value out of the optional to avoid a copy.
      if hasReadAll(), let value = value.take() { return value }
      if let value = try decode(type) { return value }
    }
    return nil
  }

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

  /// Estimates the number of remaining documents.
  ///
  /// The estimate has a limit, which keeps the values from taking more memory than the documents.
  @usableFromInline
  func likelyCount(size: Int) -> Int {
    let rest = window.cursor(at: core.framer.start)
    guard core.framer.isByLines else { return 4 }
    let count = rest.remaining / (rest.prefix(1 << 16).length(to: 0x0A) + 1)
    return min(count + count / 8, rest.remaining / max(size, 1)) + 4
  }

  @usableFromInline
  mutating func next() throws -> Bool {
    guard let range = try core.nextRange(in: window) else { return false }
    self.range = range
    let text = window.cursor(at: range.lowerBound)
    isDirect = decoding.isDirect(text, count: range.count)
    // Give the reader a few more bytes, so that it can use its fast path up to the end of the
    // document.
    reader.cursor = text.prefix(range.count &+ 64)
    return true
  }

  @usableFromInline
  mutating func hasReadAll() -> Bool {
    guard isDirect else { return false }
    reader.requireSameText(as: window.bytes)
    return reader.failure == nil && window.offset(of: reader.cursor) == range.upperBound
  }

  /// Returns `nil` if the document is skipped.
  @usableFromInline
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    // After a failure, the state of the shared reader is undefined, so the reader is replaced.
    reader = JSONReader(window.bytes, settings: decoding.settings, context: decoding.context)
    do {
      return try window.withBytes(range) { try decoding.decode(type, from: $0) }
    } catch {
      try core.rejectDocument(in: range, error)
      return nil
    }
  }
}
