internal import TranscodableCore
public import TranscodableJSON

extension AsyncSequence where Element == ServerSentEvent {
  /// Decodes the data of server-sent events as JSON.
  ///
  /// ```swift
  /// for try await chunk in bytes.serverSentEvents().decodedJSON(Completion.self) {
  ///   print(chunk.choices[0].delta.content ?? "", terminator: "")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - endMark: The data of an event that ends the values, such as `[DONE]`, which several
  ///     providers of language models send. Pass `nil` if there is no such event.
  ///   - settings: The grammar and the limits.
  /// - Returns: A value for each event. The sequence throws a `DecodingError` with the location in
  ///   the event's data, or an error of the base sequence, and then ends.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, until endMark: String? = "[DONE]",
    settings: JSONReaderSettings = JSONReaderSettings()
  ) -> ServerSentEventValues<Self, Value> {
    ServerSentEventValues(self, endMark: endMark, settings: settings, context: nil)
  }
}

/// An asynchronous sequence of values that are decoded from the data of server-sent events.
public struct ServerSentEventValues<Base: AsyncSequence, Value: Decodable>: AsyncSequence
where Base.Element == ServerSentEvent {
  public typealias Element = Value
  public typealias Failure = any Error

  private let base: Base
  private let endMark: String?
  private let settings: JSONReaderSettings
  private let context: (any JSONReadingContext)?

  package init(
    _ base: Base, endMark: String?, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?
  ) {
    self.base = base
    self.endMark = endMark
    self.settings = settings
    self.context = context
  }

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base: base.makeAsyncIterator(), endMark: endMark,
      decoding: JSONDocumentDecoding(settings: settings, context: context))
  }

  /// An iterator over the values.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    fileprivate let endMark: String?
    fileprivate let decoding: JSONDocumentDecoding
    fileprivate var hasEnded = false

    /// Returns the next value, or `nil` at the end and after an error.
    public mutating func next() async throws -> Value? {
      try await next(isolation: #isolation)
    }

    /// Returns the next value, or `nil` at the end and after an error.
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
