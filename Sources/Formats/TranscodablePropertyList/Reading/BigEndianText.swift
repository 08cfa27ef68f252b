internal import TranscodableBytes

extension ByteCursor {
  /// The remaining bytes must be valid big-endian UTF-16.
  var bigEndianUTF16: String {
    var output = ByteOutput(capacity: remaining &+ remaining &>> 1)
    var position = 0
    let end = remaining
    while position < end {
      let unit = bigEndian(at: position, 2)
      position &+= 2
      if unit & 0xFC00 == 0xD800 {
        let low = bigEndian(at: position, 2)
        position &+= 2
        output.append(scalar: 0x10000 &+ (unit & 0x3FF) &<< 10 &+ (low & 0x3FF))
      } else {
        output.append(scalar: unit)
      }
    }
    return output.text
  }
}

extension ByteOutput {
  @inline(__always)
  mutating func append(scalar: UInt64) {
    if scalar < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      append(0x80C0 | scalar &>> 6 | (scalar & 0x3F) &<< 8, count: 2)
    } else if scalar < 0x10000 {
      append(
        0x8080E0 | scalar &>> 12 | (scalar &>> 6 & 0x3F) &<< 8 | (scalar & 0x3F) &<< 16, count: 3)
    } else {
      append(
        0x8080_80F0 | scalar &>> 18 | (scalar &>> 12 & 0x3F) &<< 8
          | (scalar &>> 6 & 0x3F) &<< 16 | (scalar & 0x3F) &<< 24, count: 4)
    }
  }
}

extension ByteCursor {
  var utf16Count: Int {
    var cursor = self
    var count = 0
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      // A character that takes four bytes in UTF-8 takes two UTF-16 code units. Any other character
      // takes one.
      count &+= (byte & 0xC0 != 0x80 ? 1 : 0) &+ (byte >= 0xF0 ? 1 : 0)
      cursor.advance(by: 1)
    }
    return count
  }
}

extension ByteOutput {
  /// The text must be well-formed UTF-8.
  mutating func append(bigEndianUTF16 text: ByteCursor) {
    var cursor = text
    while !cursor.isAtEnd {
      let (scalar, length) = cursor.scalar
      cursor.advance(by: length)
      if scalar < 0x10000 {
        append(UInt64(scalar).byteSwapped &>> 48, count: 2)
      } else {
        let rest = UInt64(scalar &- 0x10000)
        let pair = (0xD800 | rest &>> 10) &<< 16 | 0xDC00 | rest & 0x3FF
        append(pair.byteSwapped &>> 32, count: 4)
      }
    }
  }
}
