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
