internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

extension AsyncSequence where Element: ByteSource {
  /// Decodes a stream of JSON documents that arrives in chunks.
  ///
  /// ```swift
  /// for try await event in chunks.decodedJSON(Event.self) { handle(event) }
  /// ```
  ///
  /// A chunk is requested only when there is no complete document, and values are decoded one at a
  /// time, on demand. As a result, a slow consumer slows down the source. A canceled task receives
  /// a `CancellationError` instead of the next value.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  /// - Returns: The values. The sequence throws a `DecodingError` with the location in the stream,
  ///   or an error of the base sequence, and then ends.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<Self, Value> {
    JSONValues(self, settings: settings, context: nil)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Decodes a stream of JSON documents that arrives byte by byte.
  ///
  /// ```swift
  /// let (bytes, _) = try await URLSession.shared.bytes(from: url)
  /// for try await event in bytes.decodedJSON(Event.self) { handle(event) }
  /// ```
  ///
  /// A value is available as soon as its last byte has arrived. Decoding is faster if the bytes
  /// arrive in chunks.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  /// - Returns: The values. The sequence throws a `DecodingError` with the location in the stream,
  ///   or an error of the base sequence, and then ends.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<JSON.ByteChunks<Self>, Value> {
    JSONValues(
      JSON.ByteChunks(self, framing: settings.framing), settings: settings, context: nil)
  }
}

// For `@Codable` types, the compiler specializes these methods in the same way as
// `JSON.decode(_:from:)`.

extension AsyncSequence where Element: ByteSource {
  /// Decodes a stream of JSON documents that arrives in chunks.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  /// - Returns: The values. The sequence throws a `DecodingError` with the location in the stream,
  ///   or an error of the base sequence, and then ends.
  @_documentation(visibility: private)
  @inlinable
  public func decodedJSON<Value: JSONDecodable>(
    _ type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<Self, Value> {
    JSONValues(self, settings: settings, context: nil, read: { try $0.next() })
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Decodes a stream of JSON documents that arrives byte by byte.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  /// - Returns: The values. The sequence throws a `DecodingError` with the location in the stream,
  ///   or an error of the base sequence, and then ends.
  @_documentation(visibility: private)
  @inlinable
  public func decodedJSON<Value: JSONDecodable>(
    _ type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<JSON.ByteChunks<Self>, Value> {
    JSON.ByteChunks(self, framing: settings.framing).decodedJSON(type, settings: settings)
  }
}

/// An asynchronous sequence of values that are decoded from a stream of JSON documents.
///
/// Create it with `decodedJSON(_:settings:)` on an asynchronous sequence of chunks or bytes.
public struct JSONValues<Base: AsyncSequence, Value: Decodable>: AsyncSequence
where Base.Element: ByteSource {
  public typealias Element = Value
  public typealias Failure = any Error

  private let base: Base
  private let settings: JSONStreamSettings
  private let context: (any JSONReadingContext)?
  private let read: Read

  @usableFromInline
  package typealias Read = (inout JSONStream<Value>) throws -> Value?

  @usableFromInline
  package init(
    _ base: Base, settings: JSONStreamSettings, context: (any JSONReadingContext)?,
    read: @escaping Read = { try $0.next() }
  ) {
    self.base = base
    self.settings = settings
    self.context = context
    self.read = read
  }

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base.makeAsyncIterator(),
      JSONStream(of: Value.self, settings: settings, context: context), read)
  }

  /// An iterator over the values.
  public struct Iterator: AsyncIteratorProtocol {
    /// Copies of an iterator share this stream and its position.
    private final class Source {
      var stream: JSONStream<Value>

      init(_ stream: consuming JSONStream<Value>) { self.stream = stream }
    }

    private var base: Base.AsyncIterator
    private let source: Source
    private let read: Read
    private var hasEnded = false

    fileprivate init(
      _ base: Base.AsyncIterator, _ stream: consuming JSONStream<Value>, _ read: @escaping Read
    ) {
      self.base = base
      self.read = read
      source = Source(stream)
    }

    /// The location of the document that was read most recently.
    ///
    /// Before the first document is read, the document number is 0.
    public var position: JSONStreamPosition { source.stream.position }
    /// The failures of the skipped documents.
    ///
    /// The list is empty if the settings have an `onSkip` function.
    public var skipped: [CodingFailure] { source.stream.skipped }

    /// Returns the next value, or `nil` at the end and after an error.
    public mutating func next() async throws -> Value? {
      try await next(isolation: #isolation)
    }

    /// Returns the next value, or `nil` at the end and after an error.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> Value? {
      if hasEnded { return nil }
      do {
        while true {
          try Task.checkCancellation()
          if let value = try read(&source.stream) { return value }
          if source.stream.isFinished { break }
          if let chunk = try await base.next(isolation: actor) {
            source.stream.append(chunk)
          } else {
            source.stream.finish()
          }
        }
      } catch {
        hasEnded = true
        throw error
      }
      hasEnded = true
      return nil
    }
  }
}

// Unchecked because the compiler can't verify the stored function, which captures only the type of
// the values.
extension JSONValues: @unchecked Sendable where Base: Sendable {}
