internal import TranscodableBytes

enum XMLText {
  /// Pass only text that has been validated.
  static func unescaped(_ text: ByteCursor) -> String {
    var output = ByteOutput(capacity: text.remaining)
    var cursor = text
    while !cursor.isAtEnd {
      let start = cursor
      _ = cursor.skipToMarkup()
      output.append(start.prefix(cursor.distance(from: start)))
      if cursor.peek() == 0x26 {
        guard let (scalar, length) = reference(cursor) else { break }
        output.append(scalar: UInt64(scalar))
        cursor.advance(by: length)
      } else if !cursor.isAtEnd {
        appendSection(&cursor, to: &output)
      }
    }
    return output.text
  }

  private static func appendSection(_ cursor: inout ByteCursor, to output: inout ByteOutput) {
    cursor.advance(by: 9)
    let start = cursor
    while !cursor.isAtEnd, !cursor.hasPrefix("]]>") { cursor.advance(by: 1) }
    output.append(start.prefix(cursor.distance(from: start)))
    cursor.advance(by: 3)
  }

  static func reference(_ cursor: ByteCursor) -> (scalar: UInt32, length: Int)? {
    switch cursor.peek(at: 1) {
    case 0x6C where cursor.hasPrefix("&lt;"): (0x3C, 4)
    case 0x67 where cursor.hasPrefix("&gt;"): (0x3E, 4)
    case 0x61 where cursor.hasPrefix("&amp;"): (0x26, 5)
    case 0x61 where cursor.hasPrefix("&apos;"): (0x27, 6)
    case 0x71 where cursor.hasPrefix("&quot;"): (0x22, 6)
    case 0x23: numericReference(cursor)
    default: nil
    }
  }

  private static func numericReference(_ cursor: ByteCursor) -> (scalar: UInt32, length: Int)? {
    var position = cursor
    position.advance(by: 2)
    let isHexadecimal = position.peek() == 0x78
    if isHexadecimal { position.advance(by: 1) }
    var (number, digits) = (0 as UInt32, 0)
    while position.peek() != 0x3B {
      guard digits < 8, let digit = position.peek().hexadecimalValue, isHexadecimal || digit < 10
      else { return nil }
      number = number &* (isHexadecimal ? 16 : 10) &+ UInt32(digit)
      digits += 1
      position.advance(by: 1)
    }
    guard Unicode.Scalar(number) != nil else { return nil }
    return (number, position.distance(from: cursor) + 1)
  }
}
