internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

enum JSONStreamStart {
  case unknown
  case utf8(mark: Int)
  case other

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

  static var encodingError: any Error {
    DecodingError(
      CodingFailure(
        .unknownEncoding, in: 0..<0, line: 1, column: 1,
        message:
          "A JSON stream must be UTF-8, but this one seems to have another encoding."))
  }
}
