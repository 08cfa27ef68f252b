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

  /// The bytes that sixteen bytes can become, and one store beyond them.
  private static var roomForBlock: Int { 16 * 6 + 16 }

  @usableFromInline @inline(never)
  internal mutating func appendQuoted(_ text: ByteCursor, escapesSlashes: Bool) {
    // Without slashes to escape, another character that is escaped anyway takes their place in the comparison.
    let slash: UInt8 = escapesSlashes ? 0x2F : 0x22
    append(0x22)
    // The place is kept in a register: it is where each store waits for the one before.
    // SAFETY (whole function): before each block there is room for all that its bytes can become, and nothing is stored behind
    // `target` but within that room. `position` is set before anything else uses it.
    var target = unsafe UnsafeMutableRawPointer(position)
    var cursor = text
    while cursor.remaining > 0 {
      if unsafe UnsafeMutableRawPointer(limit) - target < Self.roomForBlock {
        unsafe position = target.assumingMemoryBound(to: UInt8.self)
        grow(by: max(Self.roomForBlock, cursor.remaining))
        unsafe target = UnsafeMutableRawPointer(position)
      }
      let count = min(16, cursor.remaining)
      let block = cursor.block()
      cursor.advance(by: 16)
      let quote: BlockMask = block .== SIMD16<UInt8>(repeating: 0x22)
      let escape: BlockMask = block .== SIMD16<UInt8>(repeating: 0x5C)
      let control: BlockMask = block .< SIMD16<UInt8>(repeating: 0x20)
      let solidus: BlockMask = block .== SIMD16<UInt8>(repeating: slash)
      let special = LaneMask((quote .| escape) .| (control .| solidus))
      if special.first >= count {
        unsafe target.storeBytes(of: block, as: SIMD16<UInt8>.self)
        unsafe target += count
        continue
      }
      let words = unsafe unsafeBitCast(block, to: SIMD2<UInt64>.self)
      unsafe Self.storeEscaped(
        UInt64(littleEndian: words[0]), special.low, count: min(8, count), slash, to: &target)
      unsafe Self.storeEscaped(
        UInt64(littleEndian: words[1]), special.high, count: max(0, count &- 8), slash,
        to: &target)
    }
    unsafe position = target.assumingMemoryBound(to: UInt8.self)
    append(0x22)
  }

  /// Stores the first `count` bytes of a word, some of which have to be escaped.
  ///
  /// - Parameters:
  ///   - word: The bytes, the first in the lowest place.
  ///   - special: Ones in the places of the bytes to be escaped.
  ///   - count: How many of the bytes count.
  ///   - slash: A byte that is escaped by a backslash, beside the quote and the backslash.
  ///   - target: Where to store; has room for six times as many bytes, and eight more.
  @inline(__always)
  private static func storeEscaped(
    _ word: UInt64, _ special: UInt64, count: Int, _ slash: UInt8,
    to target: inout UnsafeMutableRawPointer
  ) {
    var rest = word
    var marks = special
    var left = count
    while marks != 0 {
      let plain = marks.trailingZeroBitCount &>> 3
      guard plain < left else { break }
      // SAFETY: the caller has made room for all stores.
      unsafe target.storeBytes(of: rest.littleEndian, as: UInt64.self)
      unsafe target += plain
      rest = rest &>> UInt64(truncatingIfNeeded: plain &<< 3)
      let byte = UInt8(truncatingIfNeeded: rest)
      // Links are full of slashes, texts of quotes: all that are escaped by a backslash alone.
      if byte == slash || byte == 0x22 || byte == 0x5C {
        unsafe target.storeBytes(
          of: (0x5C | UInt16(byte) &<< 8).littleEndian, as: UInt16.self)
        unsafe target += 2
      } else {
        let (text, length) = escapeOfControl(byte)
        unsafe target.storeBytes(of: text.littleEndian, as: UInt64.self)
        unsafe target += length
      }
      rest = rest &>> 8
      marks = (marks &>> UInt64(truncatingIfNeeded: plain &<< 3)) &>> 8
      left &-= plain &+ 1
    }
    unsafe target.storeBytes(of: rest.littleEndian, as: UInt64.self)
    unsafe target += left
  }

  /// The escape of a control character, its first byte in the lowest place.
  @inline(never)
  private static func escapeOfControl(_ byte: UInt8) -> (text: UInt64, length: Int) {
    switch byte {
    case 0x08: return (0x625C, 2)
    case 0x09: return (0x745C, 2)
    case 0x0A: return (0x6E5C, 2)
    case 0x0C: return (0x665C, 2)
    case 0x0D: return (0x725C, 2)
    default:
      let low = byte & 0x0F
      let digit = UInt64(low < 10 ? 0x30 + low : 0x57 + low)
      return (0x3030_755C | UInt64(0x30 + byte >> 4) << 32 | digit << 40, 6)
    }
  }
}
