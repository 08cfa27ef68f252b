extension String {
  /// Assigns `text`.
  ///
  /// The current value isn't released if it is the empty literal.
  @inlinable @inline(__always)
  package mutating func fill(with text: __owned String) {
    #if TRANSCODABLE_PLAIN
      self = text
    #else
      // SAFETY: a string has no padding, and its bits are only read. If the bits equal those of the
      // literal, the string has no reference-counted storage. It can then be overwritten like
      // uninitialized memory.
      unsafe withUnsafeMutablePointer(to: &self) { position in
        guard unsafe position.hasBits(of: "") else { return unsafe position.pointee = text }
        unsafe position.initialize(to: text)
      }
    #endif
  }
}

extension UnsafeMutablePointer where Pointee == String {
  @inlinable @inline(__always)
  internal func hasBits(of text: String) -> Bool {
    guard MemoryLayout<String>.size == 16 else { return false }
    let position = UnsafeRawPointer(self)
    // SAFETY: both strings consist of sixteen bytes without padding, and both loads lie within
    // them.
    let bits = unsafe unsafeBitCast(text, to: (first: UInt64, second: UInt64).self)
    return unsafe position.loadUnaligned(as: UInt64.self) == bits.first
      && position.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == bits.second
  }
}

extension String {
  /// Destroys the string, but skips the release if the string is a literal or is stored inline.
  @inlinable @inline(__always)
  package consuming func releaseFast() {
    // SAFETY: the memory is initialized before it is read. A string that isn't deinitialized keeps
    // its storage. If Swift changed the layout of strings, some strings would leak, but none would
    // be freed too early.
    var text: String? = consume self
    unsafe withUnsafeTemporaryAllocation(of: String.self, capacity: 1) { room in
      guard let position = room.baseAddress, let last = text.take() else { return }
      unsafe position.initialize(to: last)
      if unsafe position.isCounted { unsafe position.deinitialize(count: 1) }
    }
  }

  internal var isCounted: Bool {
    // SAFETY: the string is only read, and only within the closure.
    unsafe withUnsafePointer(to: self) { unsafe UnsafeMutablePointer(mutating: $0).isCounted }
  }
}

extension UnsafeMutablePointer where Pointee == String {
  /// Whether the string must be released.
  ///
  /// In a string that must be released, the highest bit of the second word is clear.
  @inlinable @inline(__always)
  internal var isCounted: Bool {
    #if TRANSCODABLE_PLAIN
      return true
    #else
      guard MemoryLayout<String>.size == 16 else { return true }
      // SAFETY: the load reads the last eight of the string's sixteen bytes.
      return unsafe UnsafeRawPointer(self).load(fromByteOffset: 8, as: UInt64.self) &>> 63 == 0
    #endif
  }
}
