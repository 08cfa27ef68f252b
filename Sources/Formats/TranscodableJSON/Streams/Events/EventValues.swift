internal import TranscodableCore

extension AsyncSequence where Element == ServerSentEvent {
  /// Decodes the values that the data of events holds as JSON.
  ///
  /// ```swift
  /// for try await chunk in bytes.serverSentEvents().decodedJSON(Completion.self) {
  ///   print(chunk.choices[0].delta.content ?? "", terminator: "")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - endMark: The data of an event that ends the values, as `[DONE]` does for several providers of
  ///     language models; nil if there is none.
  ///   - settings: What counts as JSON, and how much of it there may be.
  /// - Returns: A value for each event. The sequence throws a `DecodingError` whose places count in the
  ///   data of the event, and what this sequence throws, and ends then.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, until endMark: String? = "[DONE]",
    settings: JSONReaderSettings = JSONReaderSettings()
  ) -> ServerSentEventValues<Self, Value> {
    ServerSentEventValues(self, endMark: endMark, settings: settings, context: nil)
  }
}

/// The values that the data of events holds as JSON, as they arrive.
public struct ServerSentEventValues<Base: AsyncSequence, Value: Decodable>: AsyncSequence
where Base.Element == ServerSentEvent {
  public typealias Element = Value
  public typealias Failure = any Error

  private let base: Base
  private let endMark: String?
  private let settings: JSONReaderSettings
  private let context: (any JSONReadingContext)?

  /// Creates the values that a coder decodes from events.
  package init(
    _ base: Base, endMark: String?, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?
  ) {
    self.base = base
    self.endMark = endMark
    self.settings = settings
    self.context = context
  }

  /// Starts to read.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base: base.makeAsyncIterator(), endMark: endMark,
      decoding: JSONTextDecoding(settings: settings, context: context))
  }

  /// Reads one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    fileprivate let endMark: String?
    fileprivate let decoding: JSONTextDecoding
    fileprivate var hasEnded = false

    /// The next value, nil at the end and after an error.
    public mutating func next() async throws -> Value? {
      try await next(isolation: #isolation)
    }

    /// The next value, nil at the end and after an error.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> Value? {
      if hasEnded { return nil }
      hasEnded = true
      guard let event = try await base.next(isolation: actor), event.data != endMark else {
        return nil
      }
      let value = try event.data.withBytes { try decoding.decode(Value.self, from: $0) }
      hasEnded = false
      return value
    }
  }
}

extension ServerSentEventValues: Sendable where Base: Sendable {}
