extension String {
  /// Calls `body` with a cursor over the UTF-8 of the string.
  ///
  /// Not over its `utf8Span`: of a string small enough to be stored in place, 6.3 optimises the bytes away before a pointer
  /// made from that span is read.
  @inlinable @inline(__always)
  public borrowing func withCursor(_ body: (ByteCursor) -> Void) {
    // SAFETY: the buffer is used inside of the closures only.
    let isDone: Void? = unsafe utf8.withContiguousStorageIfAvailable { unsafe body(ByteCursor($0)) }
    if isDone == nil {
      // A string of another runtime, which is not stored as UTF-8.
      var text = copy self
      text.withUTF8 { unsafe body(ByteCursor($0)) }
    }
  }
}
