internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Opens the array that must stand here.
  /// - Returns: Whether a first element stands here now; false also if there is no array.
  @inline(never)
  public mutating func beginArray() -> Bool {
    var cursor = self.cursor
    guard cursor.skipBlanks() == 0x5B else {
      failKind("an array")
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
    guard byte == 0x5D else {
      failCharacter(expected: "',' or ']'")
      return false
    }
    close()
    return false
  }
}
