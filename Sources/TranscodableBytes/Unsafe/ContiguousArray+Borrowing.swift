extension ContiguousArray {
  /// Calls `body` with each element, none of which is copied for it.
  ///
  /// A loop retains what an element holds, and releases it again.
  @inlinable @inline(__always)
  public func forEachBorrowed(_ body: (Int, borrowing Element) throws -> Void) rethrows {
    try unsafe withUnsafeBufferPointer { elements in
      // SAFETY: the indices are those of the elements, which are held during the call.
      for index in elements.indices { try unsafe body(index, elements[index]) }
    }
  }
}
