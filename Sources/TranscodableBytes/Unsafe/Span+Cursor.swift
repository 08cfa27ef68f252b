/// Calls `body` with a cursor over `bytes`.
@inlinable
public func withCursor<Result: ~Copyable, Failure: Error>(
  over bytes: Span<UInt8>, _ body: (ByteCursor) throws(Failure) -> Result
) throws(Failure) -> Result {
  // SAFETY: the span keeps its bytes alive until the closure returns.
  try unsafe bytes.withUnsafeBufferPointer {
    (buffer: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result in
    try unsafe body(ByteCursor(buffer))
  }
}
