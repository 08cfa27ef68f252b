/// An event of a stream in the format `text/event-stream`.
public struct ServerSentEvent: Sendable, Hashable {
  /// The type of the event; `message` if the stream names none.
  public var event: String
  /// The data: its lines, joined by line feeds.
  public var data: String
  /// The identifier that a client sends when it connects again: that of this event, or of the last
  /// one that had one; empty if none had.
  public var id: String
  /// The time in milliseconds after which a client connects again, if the stream has named one so
  /// far.
  public var retry: Int?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - event: The type of the event.
  ///   - data: The data.
  ///   - id: The identifier.
  ///   - retry: The time in milliseconds after which a client connects again.
  public init(event: String = "message", data: String, id: String = "", retry: Int? = nil) {
    self.event = event
    self.data = data
    self.id = id
    self.retry = retry
  }
}
