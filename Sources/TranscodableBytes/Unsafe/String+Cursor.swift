extension String {
  /// Calls `body` with a cursor over the UTF-8 of the string.
  @inlinable
  public borrowing func withCursor(_ body: (ByteCursor) -> Void) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // SAFETY: the span lends the bytes of `self`, which is borrowed while the closure runs.
      unsafe utf8Span.span.withUnsafeBufferPointer { unsafe body(ByteCursor($0)) }
    } else {
      var text = copy self
      // SAFETY: the buffer is used inside of the closure only.
      text.withUTF8 { unsafe body(ByteCursor($0)) }
    }
  }
}
