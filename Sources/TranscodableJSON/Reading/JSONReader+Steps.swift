public import TranscodableBytes
internal import TranscodableCore

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
  /// It has no context: the one of a coder that nobody has set anything in would change nothing.
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
    finish()
    guard let failure else { return }
    throw JSONFailureLocator(text, settings: JSONReaderSettings()).error(for: failure)
  }
}
