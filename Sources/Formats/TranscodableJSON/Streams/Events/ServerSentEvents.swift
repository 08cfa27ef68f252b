internal import TranscodableBytes
public import TranscodableCore

extension AsyncSequence where Element: ByteSource {
  /// The events of a stream in the format `text/event-stream` that arrives in chunks.
  ///
  /// ```swift
  /// for try await event in chunks.serverSentEvents() { print(event.event, event.data) }
  /// ```
  ///
  /// - Parameter maximumEventSize: The number of bytes that a line, or the data of an event, may have.
  /// - Returns: The events. The sequence throws what this sequence throws, and a `DecodingError` for an
  ///   event that is too large.
  public func serverSentEvents(maximumEventSize: Int = 1 << 26) -> ServerSentEvents<Self> {
    ServerSentEvents(self, maximumEventSize: maximumEventSize)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The events of a stream in the format `text/event-stream` that arrives byte by byte.
  ///
  /// ```swift
  /// let (bytes, _) = try await URLSession.shared.bytes(for: request)
  /// for try await event in bytes.serverSentEvents() { print(event.event, event.data) }
  /// ```
  ///
  /// - Parameter maximumEventSize: The number of bytes that a line, or the data of an event, may have.
  /// - Returns: The events. The sequence throws what this sequence throws, and a `DecodingError` for an
  ///   event that is too large.
  public func serverSentEvents(
    maximumEventSize: Int = 1 << 26
  ) -> ServerSentEvents<JSON.ByteChunks<Self>> {
    ServerSentEvents(
      JSON.ByteChunks(self) { $0 == 0x0A || $0 == 0x0D }, maximumEventSize: maximumEventSize)
  }
}

/// The events of a stream in the format `text/event-stream`, as they arrive.
///
/// `serverSentEvents()` makes it of an asynchronous sequence of chunks or bytes. The format is read as
/// ``ServerSentEventParser`` does.
public struct ServerSentEvents<Base: AsyncSequence>: AsyncSequence
where Base.Element: ByteSource {
  public typealias Element = ServerSentEvent
  public typealias Failure = any Error

  private let base: Base
  private let maximumEventSize: Int

  fileprivate init(_ base: Base, maximumEventSize: Int) {
    self.base = base
    self.maximumEventSize = maximumEventSize
  }

  /// Starts to read.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base.makeAsyncIterator(), maximumEventSize: maximumEventSize)
  }

  /// Reads one event after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// A parser that is owned by one iterator, and by the copies of it, which share their place.
    private final class Source {
      var parser: ServerSentEventParser

      init(maximumEventSize: Int) {
        parser = ServerSentEventParser(maximumEventSize: maximumEventSize)
      }
    }

    private var base: Base.AsyncIterator
    private let source: Source
    private var hasEnded = false

    fileprivate init(_ base: Base.AsyncIterator, maximumEventSize: Int) {
      self.base = base
      source = Source(maximumEventSize: maximumEventSize)
    }

    /// The identifier of the last event, as a client sends it when it connects again.
    public var lastEventID: String { source.parser.lastEventID }
    /// The time in milliseconds after which a client connects again, if the stream has named one.
    public var reconnectionTime: Int? { source.parser.reconnectionTime }

    /// The next event, nil at the end and after an error.
    public mutating func next() async throws -> ServerSentEvent? {
      try await next(isolation: #isolation)
    }

    /// The next event, nil at the end and after an error.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> ServerSentEvent? {
      if hasEnded { return nil }
      hasEnded = true
      while true {
        try Task.checkCancellation()
        if let event = try source.parser.next() {
          hasEnded = false
          return event
        }
        guard let chunk = try await base.next(isolation: actor) else { return nil }
        source.parser.append(chunk)
      }
    }
  }
}

extension ServerSentEvents: Sendable where Base: Sendable {}
