internal import TranscodableBytes

extension ByteCursor {
  /// Whether the remaining UTF-8 is known to be in Unicode normalization form C (NFC).
  ///
  /// See Unicode Standard Annex 15, section 9.
  var isKnownToBeNormal: Bool {
    var cursor = self
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte < 0x80 {
        cursor.advance(by: 1)
        continue
      }
      let (scalar, length) = cursor.scalar
      guard Self.isInert(scalar) else { return false }
      cursor.advance(by: length)
    }
    return true
  }

  /// The UTF-8 at the cursor must be well formed.
  @inline(__always)
  var scalar: (value: UInt32, length: Int) {
    let first = UInt32(peek())
    let tail = { UInt32(peek(at: $0) & 0x3F) }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) &<< 6 | tail(1), 2) }
    if first < 0xF0 { return ((first & 0xF) &<< 12 | tail(1) &<< 6 | tail(2), 3) }
    return ((first & 0x7) &<< 18 | tail(1) &<< 12 | tail(2) &<< 6 | tail(3), 4)
  }

  /// Whether the character is known to be unchanged by NFC normalization in any context.
  static func isInert(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return true }
    if scalar >= 0x3030, scalar < 0xA66F { return scalar != 0x3099 && scalar != 0x309A }
    return switch scalar {
    // These ranges contain combining marks and characters that NFC normalization changes.
    case 0x300...0x387, 0x483...0x489, 0x591...0x5CF, 0x610...0x61A, 0x64B...0x65F: false
    case 0x670, 0x6D6...0x6EF, 0x711, 0x730...0x74F, 0x7EB...0x8FF, 0x93C...0x95F: false
    case 0x9BC...0x9DF, 0x9FE, 0xA33...0xA5F, 0xABC...0xACD, 0xB3C...0xB5D, 0xBBE...0xBD7: false
    case 0xC3C...0xC56, 0xCBC...0xCD6, 0xD3B...0xD57, 0xDCA...0xDDF, 0xE38...0xE4B: false
    case 0xEB8...0xECB, 0xF18...0xFC6, 0x102E...0x103A, 0x108D, 0x1160...0x11FF: false
    case 0x135D...0x135F, 0x1714...0x1734, 0x17D2...0x17DD, 0x18A9, 0x1939...0x1DFF: false
    case 0x1F71...0x2001, 0x20D0...0x20FF, 0x2126...0x212B, 0x2329, 0x232A, 0x2ADC: false
    case 0x2CEF...0x2DFF, 0x302A...0x302F, 0xA66F...0xABFF, 0xD7B0...0xFE0D: false
    case 0xFE20...0xFE2F, 0x10000...0x1EFFF, 0x1FB00...0x1FFFF, 0x2F800...0x10FFFF: false
    default: true
    }
  }
}

extension PropertyList {
  package static func isKnownToBeNormal(_ text: String) -> Bool {
    var isNormal = false
    text.withCursor { isNormal = $0.isKnownToBeNormal }
    return isNormal
  }
}
