extension String {
  /// Becomes `text`.
  ///
  /// An assignment releases what was there. Where that is the empty literal, as it is in a variable that was just made,
  /// there is nothing to release.
  @inlinable @inline(__always)
  package mutating func fill(with text: __owned String) {
    #if TRANSCODABLE_PLAIN
      self = text
    #else
      // SAFETY: a string has no padding, and is only looked at. A value of the same bits as the literal has the same storage,
      // which is not counted: it may be overwritten as if it were not initialized.
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
    // SAFETY: strings of sixteen bytes are compared, as sixteen plain bytes, with both loads inside of them.
    let bits = unsafe unsafeBitCast(text, to: (first: UInt64, second: UInt64).self)
    return unsafe place.loadUnaligned(as: UInt64.self) == bits.first
      && place.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == bits.second
  }
}

extension String {
  /// Destroys the string, skipping the release for literals and small strings, which have no reference-counted storage.
  ///
  /// The keys of nearly all types are such strings.
  @inlinable @inline(__always)
  package consuming func releaseFast() {
    // SAFETY: the room is initialized before it is looked at. What is not deinitialized keeps what it refers to: were strings
    // laid out in another way, some would be kept for good, and none would be freed too early.
    var text: String? = consume self
    unsafe withUnsafeTemporaryAllocation(of: String.self, capacity: 1) { room in
      guard let place = room.baseAddress, let last = text.take() else { return }
      unsafe place.initialize(to: last)
      if unsafe place.isCounted { unsafe place.deinitialize(count: 1) }
    }
  }

  /// Whether the string refers to storage that is counted, as far as that is known.
  internal var isCounted: Bool {
    // SAFETY: the string is looked at within the closure only, and not changed.
    unsafe withUnsafePointer(to: self) { unsafe UnsafeMutablePointer(mutating: $0).isCounted }
  }
}

extension UnsafeMutablePointer where Pointee == String {
  /// Whether the string there is to be released: the highest bit of its second word says that it is not.
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
