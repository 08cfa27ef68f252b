extension ByteOutput {
  /// Appends the first `count` bytes of a block; `count` is at most 32.
  @inlinable @inline(__always)
  public mutating func append(_ block: SIMD32<UInt8>, count: Int) {
    assert(0...32 ~= count)
    // SAFETY: 32 bytes fit into the slack.
    unsafe UnsafeMutableRawPointer(position).storeBytes(of: block, as: SIMD32<UInt8>.self)
    commit(count & 63)
  }
}
