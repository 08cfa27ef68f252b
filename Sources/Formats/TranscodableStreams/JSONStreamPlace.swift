internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// The location of a document in a stream.
public struct JSONStreamPosition: Sendable, Hashable {
  /// The number of the document, starting at 1.
  ///
  /// Invalid documents are included in the count.
  public let number: Int
  /// The line of the document's first byte, starting at 1.
  ///
  /// A line ends with a line feed.
  public let line: Int
  /// The column of the document's first byte in Unicode scalars, starting at 1.
  public let column: Int
  /// The byte offset of the document.
  ///
  /// A byte order mark at the start of the stream isn't counted.
  public let offset: Int
}

extension JSONStreamPosition: CustomStringConvertible {
  /// The location as a phrase, such as `document 3 at line 5, column 1 (byte 210)`.
  public var description: String {
    "document \(number) at line \(line), column \(column) (byte \(offset))"
  }
}

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
