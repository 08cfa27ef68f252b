internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

struct JSONDocumentDecoding: Sendable {
  let settings: JSONReaderSettings
  let context: (any JSONReadingContext)?
  private let plainSize: Int

  init(settings: JSONReaderSettings, context: (any JSONReadingContext)?) {
    self.settings = settings
    self.context = context
    plainSize = settings.sizeWithoutPreparation
  }

  @inline(__always)
  func isDirect(_ text: ByteCursor, count: Int) -> Bool {
    count <= plainSize && isPlain(text, count: count)
  }

  @inline(__always)
  private func isPlain(_ text: ByteCursor, count: Int) -> Bool {
    1..<0x80 ~= text.peek() && text.peek(at: 1) != 0 || count < 2
  }

  func decode<Value: Decodable>(_ type: Value.Type, from text: RawSpan) throws -> Value {
    try withCursor(over: text) { try rejectOtherEncodings($0) }
    return try JSONReader.decode(type, bytes: text, settings: settings, context: context)
  }

  /// All documents must have the same encoding as the stream.
  ///
  /// A byte order mark is allowed only at the start of the stream.
  private func rejectOtherEncodings(_ text: ByteCursor) throws {
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
