extension String {
  /// Ends the string, without a call of the run-time library if nothing of it is counted: literals and what is stored in
  /// place, as the keys of nearly all types are.
  @inlinable @inline(__always)
  public consuming func endCheaply() {
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
    guard MemoryLayout<String>.size == 16 else { return true }
    // SAFETY: the load ends with the sixteen bytes of the string.
    return unsafe UnsafeRawPointer(self).load(fromByteOffset: 8, as: UInt64.self) &>> 63 == 0
  }
}
