/// The bytes of a literal, which are never freed.
///
/// This struct occupies two words. A `StaticString` occupies three, and checks its representation
/// each time it is used.
@frozen @safe @usableFromInline
package struct LiteralBytes {
  // SAFETY (type): `start` points to `count` bytes that are never changed or freed. `count` isn't
  // negative.
  @usableFromInline internal let start: UnsafeRawPointer
  @usableFromInline package let count: Int

  /// The literal must be empty or have more than one character.
  @inlinable @inline(__always)
  package init(_ literal: StaticString) {
    // SAFETY: the address and the length come from the same literal. A literal that is stored as a
    // single scalar traps here.
    unsafe start = UnsafeRawPointer(literal.utf8Start)
    count = literal.utf8CodeUnitCount
  }
}

extension ByteCursor {
  /// The result is always `false` if `member` has fewer than two bytes.
  @inlinable @inline(__always)
  package func hasMember(_ member: LiteralBytes) -> Bool {
    hasMember(member, member.count)
  }

  @inlinable @inline(__always)
  package mutating func skipMember(_ member: LiteralBytes) -> Bool {
    guard hasMember(member) else { return false }
    position &+= member.count
    return true
  }

  /// Whether the next bytes equal the first `count` bytes of `member`.
  ///
  /// The result is always `false` if `count` is less than two.
  @inlinable @inline(__always)
  package func hasMember(_ member: LiteralBytes, _ count: Int) -> Bool {
    guard remaining >= count, member.count >= count else { return false }
    let here = unsafe UnsafeRawPointer(base + offset)
    let there = unsafe member.start
    // SAFETY (all loads): offsets plus widths are at most `count`, and both sides have `count`
    // bytes.
    if count >= 8 {
      var position = 0
      while position &+ 8 < count {
        if unsafe here.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          != there.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        {
          return false
        }
        position &+= 8
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

  /// Moves past a line break and exactly `spaces` spaces, and returns the next byte.
  ///
  /// If the next bytes differ, or if the end of the input is near, the cursor doesn't move and the
  /// result is 0.
  @inlinable @inline(__always)
  package mutating func skipLineBreak(spaces: Int) -> UInt8 {
    guard spaces >= 0, remaining &- 8 > spaces else { return 0 }
    let here = unsafe UnsafeRawPointer(base + offset)
    // SAFETY (all loads): more than `spaces + 8` bytes are left, and every load ends within the
    // first `spaces + 8` bytes.
    guard unsafe here.load(as: UInt8.self) == 0x0A else { return 0 }
    let blanks: UInt64 = 0x2020_2020_2020_2020
    if spaces >= 8 {
      var position = 1
      while position < spaces &- 7 {
        if unsafe here.loadUnaligned(fromByteOffset: position, as: UInt64.self) != blanks {
          return 0
        }
        position &+= 8
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

extension ByteCursor {
  @inlinable @inline(__always)
  package func hasPrefix(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard remaining >= count else { return false }
    // SAFETY: both sides have `count` bytes.
    return unsafe Self.equal(
      UnsafeRawPointer(base + offset), UnsafeRawPointer(literal.utf8Start), count)
  }

  @inlinable @inline(__always)
  package func hasPrefix(_ other: ByteCursor) -> Bool {
    let count = max(0, other.remaining)
    guard remaining >= count else { return false }
    // SAFETY: both sides have `count` bytes.
    return unsafe Self.equal(
      UnsafeRawPointer(base + offset), UnsafeRawPointer(other.base + other.offset), count)
  }

  @inlinable @inline(__always)
  internal static func equal(
    _ here: UnsafeRawPointer, _ there: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    // SAFETY (all loads): offsets plus widths are at most `count`, and both sides have `count`
    // bytes.
    if count >= 8 {
      var offset = 0
      while offset &+ 8 <= count {
        if unsafe here.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          != there.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
          return false
        }
        offset &+= 8
      }
      return unsafe here.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        == there.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
    if count >= 4 {
      return unsafe here.loadUnaligned(as: UInt32.self) == there.loadUnaligned(as: UInt32.self)
        && here.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
          == there.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    }
    if count >= 2 {
      return unsafe here.loadUnaligned(as: UInt16.self) == there.loadUnaligned(as: UInt16.self)
        && here.loadUnaligned(fromByteOffset: count &- 2, as: UInt16.self)
          == there.loadUnaligned(fromByteOffset: count &- 2, as: UInt16.self)
    }
    return unsafe count == 0 || here.load(as: UInt8.self) == there.load(as: UInt8.self)
  }
}

extension StaticString {
  /// The address of the literal's bytes, or 0 if the literal is stored as a single scalar.
  @inlinable @inline(__always)
  package var address: UInt {
    // SAFETY: the pointer isn't dereferenced.
    hasPointerRepresentation ? UInt(bitPattern: unsafe utf8Start) : 0
  }
}
