extension String {
  /// Assigns `text`.
  ///
  /// If the old value is the empty literal, it isn't released.
  ///
  /// A newly created variable usually contains the empty literal, which has no storage to release.
  @inlinable @inline(__always)
  package mutating func fill(with text: __owned String) {
    #if TRANSCODABLE_PLAIN
      self = text
    #else
      // SAFETY: a string has no padding and is only read. A value with the same bits as the literal
      // has the same storage, which isn't counted, so it can be overwritten as if it were
      // uninitialized.
      unsafe withUnsafeMutablePointer(to: &self) { place in
        guard unsafe place.hasBits(of: "") else { return unsafe place.pointee = text }
        unsafe place.initialize(to: text)
      }
    #endif
  }
}

extension UnsafeMutablePointer where Pointee == String {
  @inlinable @inline(__always)
  internal func hasBits(of text: String) -> Bool {
    guard MemoryLayout<String>.size == 16 else { return false }
    let place = UnsafeRawPointer(self)
    // SAFETY: the strings are sixteen plain bytes, and both loads lie within them.
    let bits = unsafe unsafeBitCast(text, to: (first: UInt64, second: UInt64).self)
    return unsafe place.loadUnaligned(as: UInt64.self) == bits.first
      && place.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == bits.second
  }
}

extension String {
  /// Destroys the string, without a release if it is a literal or a small string.
  ///
  /// Such strings have no reference-counted storage. Nearly all keys are literals or small strings.
  @inlinable @inline(__always)
  package consuming func releaseFast() {
    // SAFETY: the memory is initialized before it is read. A string that isn't deinitialized keeps
    // its storage. If the layout of strings changed, some strings would leak, but none would be
    // freed too early.
    var text: String? = consume self
    unsafe withUnsafeTemporaryAllocation(of: String.self, capacity: 1) { room in
      guard let place = room.baseAddress, let last = text.take() else { return }
      unsafe place.initialize(to: last)
      if unsafe place.isCounted { unsafe place.deinitialize(count: 1) }
    }
  }

  /// Whether the string refers to reference-counted storage, as far as its layout shows.
  internal var isCounted: Bool {
    // SAFETY: the string is only read, within the closure.
    unsafe withUnsafePointer(to: self) { unsafe UnsafeMutablePointer(mutating: $0).isCounted }
  }
}

extension UnsafeMutablePointer where Pointee == String {
  /// Whether the string must be released.
  ///
  /// This is the case if the highest bit of its second word is clear.
  @inlinable @inline(__always)
  internal var isCounted: Bool {
    #if TRANSCODABLE_PLAIN
      return true
    #else
      guard MemoryLayout<String>.size == 16 else { return true }
      // SAFETY: the load ends with the sixteen bytes of the string.
      return unsafe UnsafeRawPointer(self).load(fromByteOffset: 8, as: UInt64.self) &>> 63 == 0
    #endif
  }
}
