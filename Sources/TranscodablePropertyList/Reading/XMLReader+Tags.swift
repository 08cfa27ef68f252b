internal import TranscodableBytes
internal import TranscodableCore

// Names of elements, with their brackets.
extension XMLReader {
  /// Reads the name of an element and moves behind its tag; attributes are passed over.
  @inline(__always)
  mutating func readTag() throws(CodingFailure) -> (XMLTag, isEmpty: Bool) {
    guard let tag = XMLTag(cursor) else { throw unexpected("an element of property lists") }
    cursor.advance(by: tag.name.utf8CodeUnitCount)
    guard cursor.peek() == 0x3E || cursor.peek() == 0x2F || cursor.peek().isBlank else {
      throw unexpected("an element of property lists")
    }
    var last: UInt8 = 0
    while cursor.peek() != 0x3E {
      if cursor.isAtEnd { throw unexpected(">") }
      last = cursor.peek()
      cursor.advance(by: 1)
    }
    cursor.advance(by: 1)
    if cursor.isAtEnd { throw unexpected("something behind the tag") }
    return (tag, last == 0x2F)
  }

  @inline(__always)
  mutating func readClosingTag(_ tag: XMLTag) throws(CodingFailure) {
    let length = tag.name.utf8CodeUnitCount
    guard cursor.remaining >= length &+ 3, cursor.peek() == 0x3C, cursor.peek(at: 1) == 0x2F else {
      throw unexpected("</\(tag.name)>")
    }
    cursor.advance(by: 2)
    guard tag.isHere(cursor) else { throw unexpected("</\(tag.name)>") }
    cursor.advance(by: length)
    while cursor.peek().isBlank { cursor.advance(by: 1) }
    guard cursor.peek() == 0x3E else { throw unexpected(">") }
    cursor.advance(by: 1)
  }

  @inline(never)
  func unexpected(_ expected: String) -> CodingFailure {
    if cursor.isAtEnd {
      return CodingFailure(.unexpectedEnd, at: cursor.offset, expected: expected)
    }
    let character = cursor.text(cursor.scalar.length, isASCII: false)
    return CodingFailure(
      .unexpectedCharacter, at: cursor.offset, expected: expected, found: "'\(character)'")
  }
}
