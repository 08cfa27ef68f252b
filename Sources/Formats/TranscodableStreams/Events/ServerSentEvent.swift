/// A server-sent event (`text/event-stream`).
public struct ServerSentEvent: Sendable, Hashable {
  /// The type of the event.
  ///
  /// The type is `message` if the stream doesn't specify one.
  public var event: String
  /// The data, which consists of one or more lines joined by line feeds.
  public var data: String
  /// The ID that a client sends when it reconnects.
  ///
  /// This is the most recent ID in the stream up to this event, or an empty string if there is
  /// none.
  public var id: String
  /// The reconnection time in milliseconds, if the stream has specified one.
  public var retry: Int?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - event: The type of the event.
  ///   - data: The data.
  ///   - id: The ID that a client sends when it reconnects.
  ///   - retry: The time in milliseconds after which a client reconnects.
  public init(event: String = "message", data: String, id: String = "", retry: Int? = nil) {
    self.event = event
    self.data = data
    self.id = id
    self.retry = retry
  }
}
