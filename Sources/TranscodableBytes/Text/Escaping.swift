extension ByteOutput {
  /// Appends `text` as a JSON string: in quotes, with the escapes that Foundation's encoder uses.
  ///
  /// Quotes, backslashes and control characters are escaped, the latter by their short forms where there are any, else by
  /// four lower-case hexadecimal digits; everything from 0x7F on is left as it is.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - escapesSlashes: Whether a slash gets a backslash before it.
  /// - Complexity: O(*n*) in the length of the text, sixteen bytes a step where nothing is escaped.
  @inlinable @inline(__always)
  public mutating func appendQuoted(_ text: borrowing String, escapesSlashes: Bool) {
    text.withCursor { appendQuoted($0, escapesSlashes: escapesSlashes) }
  }

  @usableFromInline @inline(never)
  internal mutating func appendQuoted(_ text: ByteCursor, escapesSlashes: Bool) {
    // Without slashes to escape, another character that is escaped anyway takes their place in the comparison.
    let slash: UInt8 = escapesSlashes ? 0x2F : 0x22
    append(0x22)
    var cursor = text
    while cursor.remaining > 0 {
      let count = min(16, cursor.remaining)
      let block = cursor.block()
      let quote: BlockMask = block .== SIMD16<UInt8>(repeating: 0x22)
      let escape: BlockMask = block .== SIMD16<UInt8>(repeating: 0x5C)
      let control: BlockMask = block .< SIMD16<UInt8>(repeating: 0x20)
      let solidus: BlockMask = block .== SIMD16<UInt8>(repeating: slash)
      let special = LaneMask((quote .| escape) .| (control .| solidus))
      cursor.advance(by: 16)
      if special.first >= count {
        append(block, count: count)
      } else {
        appendEscaped(block, count: count, special: special, slash: slash)
      }
    }
    append(0x22)
  }

  /// Appends the first `count` bytes of a block, some of which have to be escaped.
  ///
  /// The block and the mask are moved along as wide numbers, so that neither is loaded nor compared again.
  @inline(__always)
  private mutating func appendEscaped(
    _ block: SIMD16<UInt8>, count: Int, special: LaneMask, slash: UInt8
  ) {
    var rest = LaneMask.words(of: block)
    var marks = special.lanes
    var left = count
    while marks != 0 {
      let plain = marks.trailingZeroBitCount &>> 3
      guard plain < left else { break }
      append(wide: rest, count: plain)
      rest = rest &>> UInt128(truncatingIfNeeded: plain &<< 3)
      let byte = UInt8(truncatingIfNeeded: rest)
      // Links are full of slashes, texts of quotes: all that are escaped by a backslash alone.
      if byte == slash || byte == 0x22 || byte == 0x5C {
        append(0x5C | UInt64(byte) << 8, count: 2)
      } else {
        appendControl(byte)
      }
      rest = rest &>> 8
      marks = (marks &>> UInt128(truncatingIfNeeded: plain &<< 3)) &>> 8
      left &-= plain &+ 1
    }
    append(wide: rest, count: left)
  }

  @inline(never)
  private mutating func appendControl(_ byte: UInt8) {
    switch byte {
    case 0x08: append(0x625C, count: 2)
    case 0x09: append(0x745C, count: 2)
    case 0x0A: append(0x6E5C, count: 2)
    case 0x0C: append(0x665C, count: 2)
    case 0x0D: append(0x725C, count: 2)
    default:
      let low = byte & 0x0F
      let digit = UInt64(low < 10 ? 0x30 + low : 0x57 + low)
      append(0x3030_755C | UInt64(0x30 + byte >> 4) << 32 | digit << 40, count: 6)
    }
  }
}
