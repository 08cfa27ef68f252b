internal import TranscodableBytes
internal import TranscodableCore

/// Decodes the texts of a stream.
struct JSONTextDecoding: Sendable {
  let settings: JSONReaderSettings
  let context: (any JSONReadingContext)?
  /// The size up to which a text can be read as it stands.
  private let plainSize: Int

  init(settings: JSONReaderSettings, context: (any JSONReadingContext)?) {
    self.settings = settings
    self.context = context
    plainSize = settings.sizeWithoutPreparation
  }

  /// Whether a text that begins at a place can be read as it stands.
  @inline(__always)
  func isDirect(_ text: ByteCursor, count: Int) -> Bool {
    count <= plainSize && isPlain(text, count: count)
  }

  /// Whether a text would not be taken for one in another encoding, or for one with a byte order mark.
  @inline(__always)
  private func isPlain(_ text: ByteCursor, count: Int) -> Bool {
    1..<0x80 ~= text.peek() && text.peek(at: 1) != 0 || count < 2
  }

  /// Decodes a text in the lane that the type has.
  func decode<Value: Decodable>(_ type: Value.Type, from text: RawSpan) throws -> Value {
    try withCursor(over: text) { try refuseOtherEncodings($0) }
    return try JSONReader.decode(type, bytes: text, settings: settings, context: context)
  }

  /// Refuses a text that would be taken for one in another encoding, or for one with a byte order
  /// mark: the encoding is that of the stream, and only its start has a mark.
  private func refuseOtherEncodings(_ text: ByteCursor) throws {
    if isPlain(text, count: text.remaining) { return }
    let isMarked = text.hasPrefix("\u{FEFF}") && settings.grammar != .json5
    guard isMarked || JSONTextEncoding.detect(text).encoding != .utf8 else { return }
    var reader = JSONReader(text, settings: settings)
    reader.skipValue()
    reader.finish()
    let failure = reader.failure ?? CodingFailure(.unknownEncoding, at: 0)
    throw JSONFailureLocator(text, settings: settings).error(for: failure)
  }
}
