/// The location of a document in a stream.
public struct JSONStreamPlace: Sendable, Hashable {
  /// The number of the document, from 1; invalid documents are included.
  public let number: Int
  /// The line of the document's first byte, from 1; a line feed ends a line.
  public let line: Int
  /// The column of the document's first byte, from 1, in Unicode scalars.
  public let column: Int
  /// The byte offset of the document, not including a byte order mark at the start of the stream.
  public let offset: Int
}

extension JSONStreamPlace: CustomStringConvertible {
  /// The location as a phrase, such as `document 3 at line 5, column 1 (byte 210)`.
  public var description: String {
    "document \(number) at line \(line), column \(column) (byte \(offset))"
  }
}
