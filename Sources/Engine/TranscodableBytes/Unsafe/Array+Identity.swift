extension Array {
  /// Returns whether both arrays have the same elements because they share their memory.
  ///
  /// - Complexity: O(1)
  @inlinable @inline(__always)
  package func isIdentical(to other: Self) -> Bool {
    guard count == other.count else { return false }
    // SAFETY: the addresses are only compared, while both arrays exist.
    return unsafe withUnsafeBufferPointer { own in
      unsafe other.withUnsafeBufferPointer { unsafe own.baseAddress == $0.baseAddress }
    }
  }
}
