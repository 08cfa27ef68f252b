/// What one pass over the inside of a quoted string found.
@frozen
public struct StringScan {
  /// The number of bytes before the stop.
  public var count: Int
  /// Whether a backslash is among them.
  public var hasEscape: Bool
  /// Whether all of them are below 0x80.
  public var isASCII: Bool
  /// Whether the stop is the closing quote; otherwise it is a control character or the end of the input.
  public var isClosed: Bool

  @inlinable @inline(__always)
  internal init(count: Int, hasEscape: Bool, isASCII: Bool, isClosed: Bool) {
    self.count = count
    self.hasEscape = hasEscape
    self.isASCII = isASCII
    self.isClosed = isClosed
  }
}

extension ByteCursor {
  /// Scans from the first byte inside a quoted string to its closing quote: where it ends, whether it has escapes,
  /// and whether it is ASCII, at once. The cursor stays where it is.
  ///
  /// - Complexity: O(*n*) in the length of the string, sixteen bytes a step.
  @inlinable @inline(__always)
  public func scanString(quote: UInt8 = 0x22) -> StringScan {
    var cursor = self
    while cursor.remaining >= 16 {
      let block = cursor.block()
      let closing: BlockMask = block .== SIMD16<UInt8>(repeating: quote)
      let escape: BlockMask = block .== SIMD16<UInt8>(repeating: 0x5C)
      // As signed numbers, control characters and everything from 0x80 on are below a space.
      let signed = SIMD16<Int8>(truncatingIfNeeded: block)
      let other: BlockMask = signed .< SIMD16<Int8>(repeating: 0x20)
      let special = LaneMask((closing .| escape) .| other)
      if special.isEmpty {
        cursor.advance(by: 16)
        continue
      }
      cursor.advance(by: special.first)
      if cursor.peek() == quote {
        return StringScan(
          count: cursor.distance(from: self), hasEscape: false, isASCII: true, isClosed: true)
      }
      break
    }
    return cursor.scanStringWithSpecials(from: self, quote: quote)
  }

  /// The continuation for strings with escapes or characters beyond ASCII, and for the last bytes of the input.
  @usableFromInline @inline(never)
  internal func scanStringWithSpecials(from start: ByteCursor, quote: UInt8) -> StringScan {
    var cursor = self
    var high: UInt8 = 0
    var hasEscape = false
    while true {
      if cursor.remaining >= 16 {
        let block = cursor.block()
        let closing: BlockMask = block .== SIMD16<UInt8>(repeating: quote)
        let escape: BlockMask = block .== SIMD16<UInt8>(repeating: 0x5C)
        let control: BlockMask = block .< SIMD16<UInt8>(repeating: 0x20)
        let special = LaneMask((closing .| escape) .| control)
        // One byte above 0x7F in a block before the stop is what matters; one after it costs a needless validation.
        let beyond: BlockMask = block .>= SIMD16<UInt8>(repeating: 0x80)
        if !LaneMask(beyond).isEmpty { high = 0x80 }
        cursor.advance(by: special.isEmpty ? 16 : special.first)
        if special.isEmpty { continue }
      }
      let byte = cursor.peek()
      if byte == quote || byte < 0x20 { break }
      high |= byte
      cursor.advance(by: 1)
      if byte == 0x5C {
        hasEscape = true
        // The escaped byte cannot close the string; whether it may be escaped is found out by the unescaping.
        high |= cursor.peek()
        if !cursor.isAtEnd { cursor.advance(by: 1) }
      }
    }
    return StringScan(
      count: cursor.distance(from: start), hasEscape: hasEscape, isASCII: high < 0x80,
      isClosed: cursor.peek() == quote)
  }
}
