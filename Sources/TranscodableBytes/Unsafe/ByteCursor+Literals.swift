extension ByteCursor {
  /// Whether the next bytes are those of `literal`, compared in the widest loads that fit.
  ///
  /// With a literal as argument the compiler knows every byte of it, and what is left is a few loads and comparisons
  /// with constants.
  @inlinable @inline(__always)
  public func hasPrefix(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard remaining >= count else { return false }
    // SAFETY: both sides have `count` bytes.
    return unsafe Self.equal(
      UnsafeRawPointer(base + offset), UnsafeRawPointer(literal.utf8Start), count)
  }

  /// Whether the next bytes are all that `other` has left.
  @inlinable @inline(__always)
  public func hasPrefix(_ other: ByteCursor) -> Bool {
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
    // SAFETY (all loads): offsets plus widths are at most `count`, which both sides have.
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
