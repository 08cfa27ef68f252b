internal import TranscodableBytes
internal import TranscodableFormats

extension FormatOutput {
  /// Appends bytes, escaped as the URL standard describes for forms.
  func append(escaping text: ByteCursor, escapesSpaces: Bool) {
    var rest = text
    while !rest.isAtEnd {
      let count = rest.lengthOfUnescapedBytes
      if count > 0 {
        append(rest, count: count)
        rest.advance(by: count)
      } else {
        let byte = rest.peek()
        rest.advance(by: 1)
        if byte == UInt8(ascii: " "), !escapesSpaces {
          append(UInt8(ascii: "+"))
        } else {
          append(escape: byte)
        }
      }
    }
  }

  func append(escape byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(Self.digit(byte >> 4))
    append(Self.digit(byte & 15))
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}

extension ByteCursor {
  /// The number of letters, digits and `*-._` at the start.
  fileprivate var lengthOfUnescapedBytes: Int {
    var count = 0
    while count < remaining, peek(at: count).isUnescaped { count &+= 1 }
    return count
  }
}

extension UInt8 {
  fileprivate var isUnescaped: Bool {
    // The bits of the bytes below 64, and of the bytes from 64 to 127.
    let bits: UInt64 = self < 64 ? 0x03FF_6400_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return self < 128 && bits &>> UInt64(self & 63) & 1 == 1
  }
}
