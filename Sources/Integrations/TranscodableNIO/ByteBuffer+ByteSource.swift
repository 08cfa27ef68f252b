#if NIO
  public import NIOCore
  public import Transcodable

  /// A buffer provides its readable bytes without a copy.
  ///
  /// Pass a buffer to any function that accepts bytes, and a sequence of buffers to any function
  /// that accepts chunks:
  ///
  /// ```swift
  /// let order = try JSON.decode(Order.self, from: buffer)
  /// let other = try decoder.decode(Order.self, from: buffer)
  /// for try await event in request.body.decodedJSON(Event.self) { handle(event) }
  /// for try await event in response.body.serverSentEvents() { handle(event.data) }
  /// ```
  ///
  /// The reader and writer indices don't change.
  extension ByteBuffer: ByteSource {
    /// Calls `body` with the readable bytes.
    @inlinable
    public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
      try body(readableBytesSpan)
    }
  }
#endif
