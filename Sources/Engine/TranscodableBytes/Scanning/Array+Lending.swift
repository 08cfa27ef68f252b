extension Array {
  /// Calls `body` with the elements, without a copy of them.
  ///
  /// The span of an array is there from macOS 26 on, that of a slice always was: before, a slice retains the array.
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
  /// Calls `body` with an element where it is.
  ///
  /// What knows that elements can be copied copies them to lend them on, with a retain for each reference.
  @inlinable @inline(__always)
  package func lend<Failure: Error>(
    at index: Int, to body: (borrowing Element) throws(Failure) -> Void
  ) throws(Failure) {
    try body(self[index])
  }
}

/// Calls `body` with a cursor over `bytes`.
@inlinable
package func withCursor<Result: ~Copyable, Failure: Error>(
  over bytes: [UInt8], _ body: (ByteCursor) throws(Failure) -> Result
) throws(Failure) -> Result {
  try bytes.lend { (lent: Span<UInt8>) throws(Failure) -> Result in
    try withCursor(over: lent, body)
  }
}
