extension Array {
  /// Calls `body` with a span of the elements, without copying them.
  ///
  /// The `span` property of arrays requires macOS 26. On older systems, this method uses the span
  /// of a slice, which retains the array.
  @inlinable @inline(__always)
  package func lend<Result: ~Copyable, Failure: Error>(
    _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return try body(span)
    }
    let slice = self[...]
    return try body(slice.span)
  }
}

extension Span where Element: ~Copyable {
  /// Calls `body` with an element without copying it.
  ///
  /// In code that isn't generic over noncopyable types, the compiler copies an element before
  /// lending it.
  @inlinable @inline(__always)
  package func lend<Failure: Error>(
    at index: Int, to body: (borrowing Element) throws(Failure) -> Void
  ) throws(Failure) {
    try body(self[index])
  }
}

@inlinable
package func withCursor<Result: ~Copyable, Failure: Error>(
  over bytes: [UInt8], _ body: (ByteCursor) throws(Failure) -> Result
) throws(Failure) -> Result {
  try bytes.lend { (lent: Span<UInt8>) throws(Failure) -> Result in
    try withCursor(over: lent, body)
  }
}
