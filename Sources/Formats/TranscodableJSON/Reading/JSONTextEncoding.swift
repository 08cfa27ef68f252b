package import TranscodableBytes

/// The encoding of a document, as detected from its first bytes.
///
/// As in Foundation's decoder, the byte order mark `FE FF 00 00` indicates little-endian UTF-32.
package enum JSONTextEncoding {
  case utf8, utf16BigEndian, utf16LittleEndian, utf32BigEndian, utf32LittleEndian

  package static func detect(_ b: ByteCursor) -> (encoding: JSONTextEncoding, mark: Int) {
    let (b0, b1, b2, b3) = (b.peek(), b.peek(at: 1), b.peek(at: 2), b.peek(at: 3))
    let count = b.remaining
    if count >= 4 {
      if (b0, b1, b2, b3) == (0, 0, 0xFE, 0xFF) { return (.utf32BigEndian, 4) }
      if (b0, b1, b2, b3) == (0xFE, 0xFF, 0, 0) { return (.utf32LittleEndian, 4) }
    }
    if count >= 2 {
      if (b0, b1) == (0xFE, 0xFF) { return (.utf16BigEndian, 2) }
      if (b0, b1) == (0xFF, 0xFE) { return (.utf16LittleEndian, 2) }
    }
    if count >= 4 {
      if (b0, b1, b2) == (0, 0, 0) { return (.utf32BigEndian, 0) }
      if (b1, b2, b3) == (0, 0, 0) { return (.utf32LittleEndian, 0) }
      if b0 == 0, b2 == 0 { return (.utf16BigEndian, 0) }
      if b1 == 0, b3 == 0 { return (.utf16LittleEndian, 0) }
    } else if count == 2 {
      if b0 == 0 { return (.utf16BigEndian, 0) }
      if b1 == 0 { return (.utf16LittleEndian, 0) }
    }
    return (.utf8, 0)
  }

  /// Returns the input as UTF-8, or `nil` if it is already UTF-8.
  ///
  /// Malformed input is replaced by a byte that never occurs in UTF-8, so that the result is
  /// malformed too.
  @inline(__always)
  static func utf8Copy(of bytes: RawSpan) -> [UInt8]? {
    // Checking two bytes is enough for nearly all documents. No other encoding and no byte order
    // mark starts with bytes in these ranges.
    let isPlain = withCursor(over: bytes) { 1..<0x80 ~= $0.peek() && $0.peek(at: 1) != 0 }
    return isPlain ? nil : unusualCopy(of: bytes)
  }

  @inline(never)
  private static func unusualCopy(of bytes: RawSpan) -> [UInt8]? {
    withCursor(over: bytes) { cursor in
      let (encoding, mark) = detect(cursor)
      guard encoding != .utf8 else { return nil }
      var rest = cursor
      rest.advance(by: mark)
      switch encoding {
      case .utf8: return nil
      case .utf16BigEndian: return transcode(units(of: rest, 2, bigEndian: true))
      case .utf16LittleEndian: return transcode(units(of: rest, 2, bigEndian: false))
      case .utf32BigEndian: return encode(units(of: rest, 4, bigEndian: true))
      case .utf32LittleEndian: return encode(units(of: rest, 4, bigEndian: false))
      }
    }
  }

  /// Returns the code units, with an invalid value for an incomplete code unit at the end.
  private static func units(of cursor: ByteCursor, _ width: Int, bigEndian: Bool) -> [UInt32] {
    var units: [UInt32] = []
    units.reserveCapacity(cursor.remaining / width + 1)
    var cursor = cursor
    while !cursor.isAtEnd {
      var unit: UInt32 = 0
      for index in 0..<width {
        let byte = UInt32(cursor.peek(at: bigEndian ? index : width - 1 - index))
        unit = unit << 8 | byte
      }
      units.append(cursor.remaining < width ? 0xFFFF_FFFF : unit)
      cursor.advance(by: width)
    }
    return units
  }

  private static func transcode(_ units: [UInt32]) -> [UInt8] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(units.count)
    var index = 0
    while index < units.count {
      let unit = units[index]
      index += 1
      guard unit & 0xFFFF_FC00 == 0xD800, index < units.count,
        units[index] & 0xFFFF_FC00 == 0xDC00
      else {
        scalars.append(unit)
        continue
      }
      scalars.append(0x10000 + (unit & 0x3FF) << 10 + (units[index] & 0x3FF))
      index += 1
    }
    return encode(scalars)
  }

  private static func encode(_ scalars: [UInt32]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    for value in scalars {
      if let scalar = UnicodeScalar(value) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        bytes.append(0xFF)
      }
    }
    return bytes
  }
}
