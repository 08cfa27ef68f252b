extension ByteCursor {
  /// Whether the next bytes are those of `member`, compared in loads that overlap; never if it has less than two.
  ///
  /// Unlike ``hasPrefix(_:)-(StaticString)`` it is made for text that is not known where it is compiled.
  @inlinable @inline(__always)
  public func hasMember(_ member: LiteralBytes) -> Bool {
    hasMember(member, member.count)
  }

  /// Moves past `member` if the next bytes are the same.
  /// - Returns: Whether the cursor moved; never if `member` has less than two bytes.
  @inlinable @inline(__always)
  public mutating func skipMember(_ member: LiteralBytes) -> Bool {
    guard hasMember(member) else { return false }
    place &+= member.count
    return true
  }

  /// Whether the next bytes are the first `count` of `member`; never if that is less than two.
  @inlinable @inline(__always)
  public func hasMember(_ member: LiteralBytes, _ count: Int) -> Bool {
    guard remaining >= count, member.count >= count else { return false }
    let here = unsafe UnsafeRawPointer(base + offset)
    let there = unsafe member.start
    // SAFETY (all loads): offsets plus widths are at most `count`, which both sides have.
    if count >= 8 {
      var place = 0
      while place &+ 8 < count {
        if unsafe here.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          != there.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        {
          return false
        }
        place &+= 8
      }
      return unsafe here.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        == there.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
    if count >= 4 {
      return unsafe here.loadUnaligned(as: UInt32.self) == there.loadUnaligned(as: UInt32.self)
        && here.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
          == there.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    }
    guard count >= 2 else { return false }
    return unsafe here.loadUnaligned(as: UInt16.self) == there.loadUnaligned(as: UInt16.self)
      && here.load(fromByteOffset: count &- 1, as: UInt8.self)
        == there.load(fromByteOffset: count &- 1, as: UInt8.self)
  }

  /// Moves past a line break and `spaces` spaces if they stand here and no further white space follows.
  /// - Returns: The byte that follows, or 0 if the cursor did not move.
  @inlinable @inline(__always)
  public mutating func skipLineBreak(spaces: Int) -> UInt8 {
    guard spaces >= 0, remaining &- 8 > spaces else { return 0 }
    let here = unsafe UnsafeRawPointer(base + offset)
    // SAFETY (all loads): more than `spaces + 8` bytes are left, and no load ends behind `spaces + 8`.
    guard unsafe here.load(as: UInt8.self) == 0x0A else { return 0 }
    let blanks: UInt64 = 0x2020_2020_2020_2020
    if spaces >= 8 {
      var place = 1
      while place < spaces &- 7 {
        if unsafe here.loadUnaligned(fromByteOffset: place, as: UInt64.self) != blanks { return 0 }
        place &+= 8
      }
      if unsafe here.loadUnaligned(fromByteOffset: spaces &- 7, as: UInt64.self) != blanks {
        return 0
      }
    } else {
      let word = unsafe UInt64(
        littleEndian: here.loadUnaligned(fromByteOffset: 1, as: UInt64.self))
      let mask = (1 as UInt64) &<< UInt64(truncatingIfNeeded: spaces &<< 3) &- 1
      if (word ^ blanks) & mask != 0 { return 0 }
    }
    let byte = unsafe here.load(fromByteOffset: spaces &+ 1, as: UInt8.self)
    guard byte > 0x20 else { return 0 }
    advance(by: spaces &+ 1)
    return byte
  }
}
