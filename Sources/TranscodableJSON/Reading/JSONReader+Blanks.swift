internal import TranscodableBytes

/// White space between members and elements.
///
/// In a text that was laid out by a program, each line is indented by a number of spaces for each level. The reader learns
/// that number from the first lines, and then knows where a line begins before it has looked at the spaces: they are
/// only compared, and nothing waits for the result.
extension JSONReader {
  /// Moves past the white space in front of a key, an element or a bracket.
  ///
  /// - Parameters:
  ///   - cursor: The place, which need not be where the reader stands.
  ///   - level: How many containers are open there.
  /// - Returns: The byte that follows, or 0 at the end.
  @inline(__always)
  internal mutating func skipLine(_ cursor: inout ByteCursor, level: Int) -> UInt8 {
    let byte = cursor.peek()
    if byte > 0x20 { return byte }
    let next = cursor.skipLineBreak(spaces: level &* indentation)
    if next != 0 { return next }
    let length = skipUnusualLine(cursor, level: level)
    cursor.advance(by: length)
    return cursor.peek()
  }

  /// The length of white space other than what was expected, from which more may be expected of the next line.
  @inline(never)
  private mutating func skipUnusualLine(_ start: ByteCursor, level: Int) -> Int {
    var cursor = start
    _ = cursor.skipBlanks()
    let length = cursor.distance(from: start)
    if start.peek() == 0x0A, level > 0, lessons > 0 {
      lessons &-= 1
      indentation = (length &- 1) / level
    }
    return length
  }
}
