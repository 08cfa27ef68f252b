internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Opens the array that must stand here.
  /// - Returns: Whether a first element stands here now; false also if there is no array.
  @inline(never)
  public mutating func beginArray() -> Bool {
    var cursor = self.cursor
    guard cursor.skipBlanks() == 0x5B else {
      failKind([Any].self, "an array")
      return false
    }
    cursor.advance(by: 1)
    let byte = skipLine(&cursor, level: depth &+ 1)
    self.cursor.move(to: cursor)
    guard open() else { return false }
    if byte != 0x5D { return true }
    close()
    return false
  }

  /// Goes on to the next element, after an element was read.
  /// - Returns: Whether an element stands here now; false when the array is closed.
  @inline(never)
  public mutating func nextElement() -> Bool {
    var cursor = self.cursor
    var byte = skipLine(&cursor, level: depth &- 1)
    if byte == 0x2C {
      cursor.advance(by: 1)
      byte = skipLine(&cursor, level: depth)
      self.cursor.move(to: cursor)
      if byte != 0x5D { return true }
      guard allowsTrailingComma else {
        failCharacter(expected: "a value")
        return false
      }
    }
    self.cursor.move(to: cursor)
    guard byte == 0x5D else { return nextElementBehindFailure() }
    close()
    return false
  }

  /// For how many elements of an array to make room, after the first one was read.
  ///
  /// If the array is the whole document, its elements fill the rest of the text: about as many as would have the length of the
  /// first one, but not so many that they took more than twice the room of the text. Of any other array nothing is known.
  ///
  /// - Parameters:
  ///   - start: Where the first element began.
  ///   - size: The number of bytes of an element in memory.
  /// - Returns: The number, which is never more than a few for short texts.
  @usableFromInline
  internal func likelyCount(since start: Int, size: Int) -> Int {
    guard depth == 1 else { return 4 }
    let rest = max(0, cursor.remaining)
    return 4 + min(rest / max(offset - start, 1) * 5 / 4, rest * 2 / max(size, 1))
  }
}
