extension String {
  /// Becomes `text`.
  ///
  /// An assignment releases what was there. Where that is the empty literal, as it is in a variable that was just made,
  /// there is nothing to release.
  @inlinable @inline(__always)
  package mutating func fill(with text: __owned String) {
    // SAFETY: a string has no padding, and is only looked at. A value of the same bits as the literal has the same storage,
    // which is not counted: it may be overwritten as if it were not initialized.
    unsafe withUnsafeMutablePointer(to: &self) { place in
      guard unsafe place.hasBits(of: "") else { return unsafe place.pointee = text }
      unsafe place.initialize(to: text)
    }
  }
}

extension UnsafeMutablePointer where Pointee == String {
  @inlinable @inline(__always)
  internal func hasBits(of text: String) -> Bool {
    guard MemoryLayout<String>.size == 16 else { return false }
    let place = UnsafeRawPointer(self)
    // SAFETY: strings of sixteen bytes are compared, as sixteen plain bytes, with both loads inside of them.
    let bits = unsafe unsafeBitCast(text, to: (first: UInt64, second: UInt64).self)
    return unsafe place.loadUnaligned(as: UInt64.self) == bits.first
      && place.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == bits.second
  }
}
