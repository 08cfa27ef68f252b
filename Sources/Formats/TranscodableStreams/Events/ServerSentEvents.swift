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
  public func serverSentEvents(maximumEventSize: Int = 1 << 26) -> ServerSentEvents<Self> {
    ServerSentEvents(self, maximumEventSize: maximumEventSize)
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
  ) -> ServerSentEvents<JSON.ByteChunks<Self>> {
    ServerSentEvents(
      JSON.ByteChunks(self) { $0 == 0x0A || $0 == 0x0D }, maximumEventSize: maximumEventSize)
  }
}

/// An asynchronous sequence of server-sent events (`text/event-stream`).
///
/// Create it with `serverSentEvents()` on an asynchronous sequence of chunks or bytes.
/// ``ServerSentEventParser`` describes the parsing rules.
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

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base.makeAsyncIterator(), maximumEventSize: maximumEventSize)
  }

  /// An iterator over the events.
  public struct Iterator: AsyncIteratorProtocol {
    /// Copies of an iterator share this parser and its position.
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

    /// The ID that a client sends when it reconnects.
    public var lastEventID: String { source.parser.lastEventID }
    /// The reconnection time in milliseconds, if the stream has specified one.
    public var reconnectionTime: Int? { source.parser.reconnectionTime }

    /// Returns the next event, or `nil` at the end and after an error.
    public mutating func next() async throws -> ServerSentEvent? {
      try await next(isolation: #isolation)
    }

    /// Returns the next event, or `nil` at the end and after an error.
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
