internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

extension AsyncSequence where Element: ByteSource {
  /// Parses server-sent events (`text/event-stream`) that arrive in chunks.
  ///
  /// ```swift
  /// for try await event in chunks.serverSentEvents() { print(event.event, event.data) }
  /// ```
  ///
  /// - Parameter maximumEventSize: The maximum number of bytes in a line, and in the data of an
  ///   event.
  /// - Returns: The events. The sequence throws the errors of the base sequence, and a
  ///   `DecodingError` for an event that is too large.
  public func serverSentEvents(
    maximumEventSize: Int = 1 << 26
  ) -> StreamSequence<Self, ServerSentEventParser, ServerSentEvent> {
    StreamSequence(self, maximumEventSize: maximumEventSize)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Parses server-sent events (`text/event-stream`) that arrive byte by byte.
  ///
  /// ```swift
  /// let (bytes, _) = try await URLSession.shared.bytes(for: request)
  /// for try await event in bytes.serverSentEvents() { print(event.event, event.data) }
  /// ```
  ///
  /// - Parameter maximumEventSize: The maximum number of bytes in a line, and in the data of an
  ///   event.
  /// - Returns: The events. The sequence throws the errors of the base sequence, and a
  ///   `DecodingError` for an event that is too large.
  public func serverSentEvents(
    maximumEventSize: Int = 1 << 26
  ) -> StreamSequence<JSON.ByteChunks<Self>, ServerSentEventParser, ServerSentEvent> {
    StreamSequence(
      JSON.ByteChunks(self) { $0 == 0x0A || $0 == 0x0D }, maximumEventSize: maximumEventSize)
  }
}

extension StreamSequence where Stream: ~Copyable {
  fileprivate init(
    _ base: Base, maximumEventSize: Int
  )
  where Base.Element: ByteSource, Stream == ServerSentEventParser, Element == ServerSentEvent {
    // An event that the stream doesn't complete is discarded.
    self.init(
      base, { ServerSentEventParser(maximumEventSize: maximumEventSize) },
      append: { $0.append($1) }, finish: { _ in }, next: { try $0.next() })
  }
}

extension StreamSequence.Iterator where Stream: ~Copyable, Stream == ServerSentEventParser {
  /// The ID that a client sends when it reconnects.
  public var lastEventID: String { withStream { $0.lastEventID } }
  /// The reconnection time in milliseconds, if the stream has specified one.
  public var reconnectionTime: Int? { withStream { $0.reconnectionTime } }
}
