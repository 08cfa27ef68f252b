internal import TranscodableBytes

extension ByteCursor {
  /// The bytes left as big-endian UTF-16, which must have been validated.
  var bigEndianUTF16: String {
    var output = ByteOutput(capacity: remaining &+ remaining &>> 1)
    var place = 0
    let end = remaining
    while place < end {
      let unit = bigEndian(at: place, 2)
      place &+= 2
      if unit & 0xFC00 == 0xD800 {
        let low = bigEndian(at: place, 2)
        place &+= 2
        output.append(scalar: 0x10000 &+ (unit & 0x3FF) &<< 10 &+ (low & 0x3FF))
      } else {
        output.append(scalar: unit)
      }
    }
    return output.text
  }
}

extension ByteOutput {
  /// Appends the UTF-8 of a Unicode scalar value.
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
