extension ByteOutput {
  /// Appends `text` as a JSON string, with the same escapes as Foundation's encoder.
  @inlinable @inline(__always)
  package mutating func appendQuoted(
    _ text: borrowing String, escapesSlashes: Bool, then next: UInt8
  ) {
    text.withCursor {
      if $0.count < 16 {
        appendShort($0, escapesSlashes: escapesSlashes, then: next)
      } else {
        appendQuoted($0, escapesSlashes: escapesSlashes, then: next)
      }
    }
  }

  /// Appends a quoted string.
  ///
  /// The string must be shorter than sixteen bytes.
  @usableFromInline @inline(never)
  internal mutating func appendShort(_ text: ByteCursor, escapesSlashes: Bool, then next: UInt8) {
    let count = text.count
    // SAFETY (whole function): all loads stay within the string. At most 18 bytes are stored, which
    // fit into the slack.
    let source = unsafe UnsafeRawPointer(text.base)
    let target = unsafe UnsafeMutableRawPointer(position) + 1
    var low: UInt64
    var high: UInt64
    if count >= 8 {
      low = unsafe source.loadUnaligned(as: UInt64.self)
      high = unsafe source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      low = unsafe UInt64(source.loadUnaligned(as: UInt32.self))
      high = unsafe UInt64(source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      low |= high &<< 32
      high = low
    } else {
      // Pads the string with spaces, which are never escaped.
      let blanks: UInt64 = 0x2020_2020_2020_2020
      low = text.partialWord() | blanks &<< UInt64(truncatingIfNeeded: count &<< 3)
      high = low
    }
    let slash: UInt8 = escapesSlashes ? 0x2F : 0x22
    let words = SIMD2<UInt64>(low, high)
    guard Self.special(unsafe unsafeBitCast(words, to: SIMD16<UInt8>.self), slash).isEmpty else {
      return appendQuoted(text, escapesSlashes: escapesSlashes, then: next)
    }
    unsafe position.pointee = 0x22
    if count >= 8 {
      unsafe target.storeBytes(of: low, as: UInt64.self)
      unsafe target.storeBytes(of: high, toByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: low), as: UInt32.self)
      unsafe target.storeBytes(
        of: UInt32(truncatingIfNeeded: low &>> 32), toByteOffset: count &- 4, as: UInt32.self)
    } else {
      unsafe target.storeBytes(of: low.littleEndian, as: UInt64.self)
    }
    unsafe target.storeBytes(
      of: (0x22 | UInt16(next) &<< 8).littleEndian, toByteOffset: count, as: UInt16.self)
    commit(count &+ 3)
  }

  @usableFromInline @inline(never)
  internal mutating func appendQuoted(_ text: ByteCursor, escapesSlashes: Bool, then next: UInt8) {
    // A slash, or a quote if slashes aren't escaped. Quotes always are.
    let slash: UInt8 = escapesSlashes ? 0x2F : 0x22
    // Each store depends on `target`, so the pointers are kept in local variables, which stay in
    // registers.
    // SAFETY (whole function): `source` has `left` readable bytes after it and `size - left` before
    // it. At the start of a step, `target` is at most one byte past the last position that has
    // `left` bytes before `limit`. A step stores at most sixteen bytes or, with escapes, six bytes
    // per escape plus eight, which is less than the slack. `position` is set before it is used
    // again.
    var source = unsafe UnsafeRawPointer(text.base + min(text.position, text.count))
    let size = max(0, text.remaining)
    var left = size
    if unsafe limit - position < left { grow(by: left) }
    var target = unsafe UnsafeMutableRawPointer(position)
    unsafe target.storeBytes(of: 0x22, as: UInt8.self)
    unsafe target += 1
    while left >= 16 {
      let block = unsafe source.loadUnaligned(as: SIMD16<UInt8>.self)
      let special = Self.special(block, slash)
      unsafe target.storeBytes(of: block, as: SIMD16<UInt8>.self)
      unsafe source += 16
      left &-= 16
      if special.isEmpty {
        unsafe target += 16
        continue
      }
      let words = unsafe unsafeBitCast(block, to: SIMD2<UInt64>.self)
      unsafe Self.store(UInt64(littleEndian: words[0]), special.low, 8, to: &target)
      unsafe Self.store(UInt64(littleEndian: words[1]), special.high, 8, to: &target)
      unsafe position = target.assumingMemoryBound(to: UInt8.self)
      if unsafe limit - position < left {
        grow(by: left)
        unsafe target = UnsafeMutableRawPointer(position)
      }
    }
    if left > 0 {
      let (low, high) = unsafe Self.tail(source, left, of: size)
      let marks = Self.special(Self.block(low, high), slash)
      let bits = UInt64(truncatingIfNeeded: left &<< 3)
      if left <= 8 {
        unsafe Self.store(low, marks.low & .max &>> (64 &- bits), left, to: &target)
      } else {
        unsafe Self.store(low, marks.low, 8, to: &target)
        unsafe Self.store(high, marks.high & .max &>> (128 &- bits), left &- 8, to: &target)
      }
    }
    unsafe target.storeBytes(of: (0x22 | UInt16(next) &<< 8).littleEndian, as: UInt16.self)
    unsafe position = target.assumingMemoryBound(to: UInt8.self) + 2
    if unsafe position > limit { grow(by: Self.slack) }
  }

  /// Returns the last `left` bytes of a string in little-endian order, padded with zeros.
  ///
  /// `left` must be from 1 to 15.
  @inline(__always)
  private static func tail(
    _ source: UnsafeRawPointer, _ left: Int, of size: Int
  ) -> (low: UInt64, high: UInt64) {
    // SAFETY (all loads): each load stays within the string.
    guard size >= 8 else {
      let bytes = unsafe UnsafeBufferPointer(
        start: source.assumingMemoryBound(to: UInt8.self), count: left)
      return unsafe (ByteCursor(bytes).partialWord(), 0)
    }
    let end = unsafe UInt64(
      littleEndian: source.loadUnaligned(fromByteOffset: left &- 8, as: UInt64.self))
    if left <= 8 { return (end &>> UInt64(truncatingIfNeeded: (8 &- left) &<< 3), 0) }
    return unsafe (
      UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)),
      end &>> UInt64(truncatingIfNeeded: (16 &- left) &<< 3)
    )
  }

  @inline(__always)
  private static func block(_ low: UInt64, _ high: UInt64) -> SIMD16<UInt8> {
    // SAFETY: both types are sixteen bytes without padding, and every bit pattern is valid for
    // both.
    unsafe unsafeBitCast(
      SIMD2<UInt64>(low.littleEndian, high.littleEndian), to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private static func special(_ block: SIMD16<UInt8>, _ slash: UInt8) -> LaneMask {
    let quote: BlockMask = block .== SIMD16<UInt8>(repeating: 0x22)
    let escape: BlockMask = block .== SIMD16<UInt8>(repeating: 0x5C)
    let control: BlockMask = block .< SIMD16<UInt8>(repeating: 0x20)
    let solidus: BlockMask = block .== SIMD16<UInt8>(repeating: slash)
    return LaneMask((quote .| escape) .| (control .| solidus))
  }

  /// Stores the first `count` bytes of a word, escaping the bytes that are marked in `special`.
  ///
  /// Only the first `count` bytes may be marked. `target` must have room for `6 * count + 8` bytes.
  @inline(__always)
  private static func store(
    _ word: UInt64, _ special: UInt64, _ count: Int, to target: inout UnsafeMutableRawPointer
  ) {
    // SAFETY (all stores): the caller ensures that there is room for them.
    unsafe target.storeBytes(of: word.littleEndian, as: UInt64.self)
    var marks = special & 0x0101_0101_0101_0101
    // Each escape is stored together with all the bytes after it. This way, consecutive stores
    // depend on each other only through their addresses.
    while marks != 0 {
      let bits = UInt64(truncatingIfNeeded: marks.trailingZeroBitCount)
      let rest = word &>> bits
      let slot = unsafe target + Int(truncatingIfNeeded: bits &>> 3)
      let byte = UInt8(truncatingIfNeeded: rest)
      if byte >= 0x20 {
        unsafe slot.storeBytes(of: 0x5C, as: UInt8.self)
        unsafe (slot + 1).storeBytes(of: rest.littleEndian, as: UInt64.self)
        unsafe target += 1
      } else {
        let (text, length) = escapeOfControl(byte)
        unsafe slot.storeBytes(of: text.littleEndian, as: UInt64.self)
        unsafe (slot + length).storeBytes(of: (rest &>> 8).littleEndian, as: UInt64.self)
        unsafe target += length &- 1
      }
      marks &= marks &- 1
    }
    unsafe target += count
  }

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
