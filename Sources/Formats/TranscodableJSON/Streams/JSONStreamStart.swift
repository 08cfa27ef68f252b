internal import TranscodableBytes
internal import TranscodableCore

/// What the first bytes of a stream say of its encoding.
enum JSONStreamStart {
  /// It takes more bytes to know.
  case unknown
  /// UTF-8, after a byte order mark of so many bytes.
  case utf8(mark: Int)
  /// Another encoding, which is not read.
  case other

  /// - Parameters:
  ///   - bytes: The start of the stream.
  ///   - isWhole: Whether nothing follows.
  init(_ bytes: ByteCursor, isWhole: Bool) {
    let (first, second) = (bytes.peek(), bytes.peek(at: 1))
    if bytes.remaining >= 2, 1..<0x80 ~= first, second != 0 {
      self = .utf8(mark: 0)
    } else if bytes.remaining < 4, !isWhole {
      self = .unknown
    } else if JSONTextEncoding.detect(bytes).encoding != .utf8 {
      self = .other
    } else {
      self = .utf8(mark: bytes.afterMark.distance(from: bytes))
    }
  }

  /// The error for a stream in another encoding.
  static var encodingError: any Error {
    DecodingError(
      CodingFailure(
        .unknownEncoding, in: 0..<0, line: 1, column: 1,
        message:
          "A stream of JSON texts is read as UTF-8; this one seems to be in another encoding."))
  }
}
