extension ByteOutput {
  /// Appends the first `count` bytes of a block; `count` is at most 32.
  @inlinable @inline(__always)
  public mutating func append(_ block: SIMD32<UInt8>, count: Int) {
    assert(0...32 ~= count)
    // SAFETY: 32 bytes fit into the slack.
    unsafe UnsafeMutableRawPointer(position).storeBytes(of: block, as: SIMD32<UInt8>.self)
    commit(count & 63)
  }

  /// Appends the first `count` bytes of a block; `count` is at most 16.
  @inlinable @inline(__always)
  public mutating func append(_ block: SIMD16<UInt8>, count: Int) {
    assert(0...16 ~= count)
    // SAFETY: 16 bytes fit into the slack.
    unsafe UnsafeMutableRawPointer(position).storeBytes(of: block, as: SIMD16<UInt8>.self)
    commit(count & 31)
  }

  /// Appends the first bytes of a word, at most 8, and then those of three words, at most 24, the lowest byte of each first.
  @inlinable @inline(__always)
  public mutating func append(
    _ lead: UInt64, count leadCount: Int,
    _ first: UInt64, _ second: UInt64, _ third: UInt64, count: Int
  ) {
    assert(0...8 ~= leadCount && 0...24 ~= count)
    let (leadCount, count) = (min(leadCount & 15, 8), min(count & 31, 24))
    let target = unsafe UnsafeMutableRawPointer(position)
    // SAFETY (all stores): 8 and 24 bytes fit into the slack.
    unsafe target.storeBytes(of: lead.littleEndian, as: UInt64.self)
    let rest = unsafe target + leadCount
    unsafe rest.storeBytes(of: first.littleEndian, as: UInt64.self)
    unsafe rest.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
    unsafe rest.storeBytes(of: third.littleEndian, toByteOffset: 16, as: UInt64.self)
    commit(leadCount &+ count)
  }
}
