public import NIOCore
public import Transcodable

/// A buffer lends its readable bytes, without a copy.
///
/// So it fits wherever the package takes bytes, and a sequence of buffers wherever it takes chunks:
///
/// ```swift
/// let order = try JSON.decode(Order.self, from: buffer)
/// let other = try decoder.decode(Order.self, from: buffer)
/// for try await event in request.body.decodedJSON(Event.self) { handle(event) }
/// for try await event in response.body.serverSentEvents() { handle(event.data) }
/// ```
///
/// Neither index of the buffer moves.
extension ByteBuffer: @retroactive ByteSource {
  /// Calls `body` with the readable bytes.
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try body(readableBytesSpan)
  }
}
