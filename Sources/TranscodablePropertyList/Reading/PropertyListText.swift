internal import TranscodableBytes
internal import TranscodableCore

/// Texts of property lists in all the encodings that are read.
enum PropertyListText {
  /// Calls `body` with the document as UTF-8 without a byte order mark, or with the binary document.
  static func withUTF8<Result>(
    _ bytes: RawSpan, _ body: (ByteCursor) throws -> Result
  ) throws -> Result {
    try withCursor(over: bytes) { cursor in
      try body(cursor)
    }
  }
}
