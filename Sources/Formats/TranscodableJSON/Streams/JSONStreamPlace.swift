/// Where a text is in a stream.
public struct JSONStreamPlace: Sendable, Hashable {
  /// The number of the text, counted from 1; bad texts count.
  public let number: Int
  /// The line of its first byte, counted from 1; a line feed ends a line.
  public let line: Int
  /// The column of its first byte, counted from 1 in Unicode scalars.
  public let column: Int
  /// The number of bytes before it, a byte order mark at the start of the stream not counted.
  public let offset: Int
}

extension JSONStreamPlace: CustomStringConvertible {
  /// The place in words, such as `text 3 at line 5, column 1 (byte 210)`.
  public var description: String {
    "text \(number) at line \(line), column \(column) (byte \(offset))"
  }
}
