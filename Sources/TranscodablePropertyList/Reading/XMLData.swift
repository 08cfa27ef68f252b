internal import TranscodableBytes

/// Data as elements of a property list in XML have it: Base64, read as leniently as property lists always were.
enum XMLData {
  /// Decodes Base64; what is no digit of it is passed over.
  ///
  /// - Parameters:
  ///   - text: What stands in the element.
  ///   - output: Where the bytes go.
  /// - Returns: The place of a byte beyond ASCII, if there is one: that is not put up with.
  static func decode(_ text: ByteCursor, into output: inout ByteOutput) -> ByteCursor? {
    var cursor = text
    var (bits, count, padding) = (0 as UInt32, 0, 0)
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte >= 0x80 { return cursor }
      if byte == 0x3D {
        padding += 1
      } else if byte.isBlank || byte == 0x0B || byte == 0x0C {
        padding = 0
      }
      if let digit = digit(byte) {
        bits = bits &<< 6 | UInt32(digit)
        count += 1
        if count & 3 == 0 {
          let bytes = UInt64((bits &<< 8).byteSwapped)
          output.append(bytes, count: padding == 0 ? 3 : padding == 1 ? 2 : 1)
        }
      }
      cursor.advance(by: 1)
    }
    return nil
  }

  /// The value of a digit of Base64; padding counts as zero.
  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte &- 0x41
    case 0x61...0x7A: byte &- 0x47
    case 0x30...0x39: byte &+ 4
    case 0x2B: 62
    case 0x2F: 63
    case 0x3D: 0
    default: nil
    }
  }
}
