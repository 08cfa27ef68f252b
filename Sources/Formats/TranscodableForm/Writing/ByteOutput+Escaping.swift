internal import TranscodableBytes

extension ByteOutput {
  /// Appends bytes, escaped as the URL standard describes for forms.
  mutating func append(escaping string: ByteCursor, escapesSpaces: Bool) {
    var rest = string
    while rest.remaining >= 8 {
      let word = rest.word()
      rest.advance(by: 8)
      if word.hasOnlyLettersAndDigits {
        append(word, count: 8)
      } else {
        append(escaping: word, count: 8, escapesSpaces: escapesSpaces)
      }
    }
    append(escaping: rest.word(), count: rest.remaining, escapesSpaces: escapesSpaces)
  }

  @inline(__always)
  private mutating func append(escaping word: UInt64, count: Int, escapesSpaces: Bool) {
    var bytes = word
    for _ in 0..<count {
      let byte = UInt8(truncatingIfNeeded: bytes)
      bytes &>>= 8
      if byte.isUnescaped {
        append(byte)
      } else if byte == UInt8(ascii: " "), !escapesSpaces {
        append(UInt8(ascii: "+"))
      } else {
        append(escape: byte)
      }
    }
  }

  @inline(__always)
  mutating func append(escape byte: UInt8) {
    let (high, low) = (Self.digit(byte &>> 4), Self.digit(byte & 15))
    append(UInt64(UInt8(ascii: "%")) | UInt64(high) &<< 8 | UInt64(low) &<< 16, count: 3)
  }

  @inline(__always)
  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 &+ value : 0x37 &+ value }
}

extension ByteCursor {
  /// The number of letters, digits and `*-._` at the start.
  var lengthOfUnescapedBytes: Int {
    var rest = self
    while rest.remaining >= 8, rest.word().hasOnlyLettersAndDigits { rest.advance(by: 8) }
    while !rest.isAtEnd, rest.peek().isUnescaped { rest.advance(by: 1) }
    return rest.distance(from: self)
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isUnescaped: Bool {
    // The bits of the bytes below 64, and of the bytes from 64 to 127.
    let bits: UInt64 = self < 64 ? 0x03FF_6400_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return self < 128 && bits &>> UInt64(self & 63) & 1 == 1
  }
}

extension UInt64 {
  /// Whether each of the eight bytes is an ASCII letter or digit.
  @inline(__always)
  fileprivate var hasOnlyLettersAndDigits: Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    // Without the case bit, letters are 41 to 5A. The sums don't carry into the next byte, because
    // all bytes are less than 80.
    let folded = self & ~0x2020_2020_2020_2020
    let isLetter = (folded &+ 0x3F3F_3F3F_3F3F_3F3F) & ~(folded &+ 0x2525_2525_2525_2525)
    let isDigit = (self &+ 0x5050_5050_5050_5050) & ~(self &+ 0x4646_4646_4646_4646)
    return self & high == 0 && (isLetter | isDigit) & high == high
  }
}
