internal import TranscodableBytes
public import TranscodableCore

extension AsyncSequence where Element: ByteSource {
  /// Decodes the values of a stream of JSON texts that arrives in chunks.
  ///
  /// ```swift
  /// for try await event in chunks.decodedJSON(Event.self) { handle(event) }
  /// ```
  ///
  /// A chunk is asked for when no text is complete, and the values of a chunk are decoded one by one
  /// as they are asked for: a slow consumer slows down the source. A task that is cancelled gets a
  /// `CancellationError` instead of the next value.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values. The sequence throws a `DecodingError` with the place in the stream, and
  ///   what this sequence throws, and ends then.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<Self, Value> {
    JSONValues(self, settings: settings, context: nil)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Decodes the values of a stream of JSON texts that arrives byte by byte.
  ///
  /// ```swift
  /// let (bytes, _) = try await URLSession.shared.bytes(from: url)
  /// for try await event in bytes.decodedJSON(Event.self) { handle(event) }
  /// ```
  ///
  /// A value is there as soon as its last byte is. If there is a choice, chunks are faster.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values. The sequence throws a `DecodingError` with the place in the stream, and
  ///   what this sequence throws, and ends then.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<JSON.ByteChunks<Self>, Value> {
    JSONValues(
      JSON.ByteChunks(self, framing: settings.framing), settings: settings, context: nil)
  }
}

// For a type with `@Codable` the compiler specialises these, as it does with `JSON.decode(_:from:)`.

extension AsyncSequence where Element: ByteSource {
  /// Decodes the values of a stream of JSON texts that arrives in chunks.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values. The sequence throws a `DecodingError` with the place in the stream, and
  ///   what this sequence throws, and ends then.
  @_documentation(visibility: private)
  @inlinable
  public func decodedJSON<Value: JSONDecodable>(
    _ type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<Self, Value> {
    JSONValues(self, settings: settings, context: nil, read: { try $0.next() })
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Decodes the values of a stream of JSON texts that arrives byte by byte.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values. The sequence throws a `DecodingError` with the place in the stream, and
  ///   what this sequence throws, and ends then.
  @_documentation(visibility: private)
  @inlinable
  public func decodedJSON<Value: JSONDecodable>(
    _ type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<JSON.ByteChunks<Self>, Value> {
    JSON.ByteChunks(self, framing: settings.framing).decodedJSON(type, settings: settings)
  }
}

/// The values of a stream of JSON texts, as they arrive.
///
/// `decodedJSON(_:settings:)` makes it of an asynchronous sequence of chunks or bytes.
public struct JSONValues<Base: AsyncSequence, Value: Decodable>: AsyncSequence
where Base.Element: ByteSource {
  public typealias Element = Value
  public typealias Failure = any Error

  private let base: Base
  private let settings: JSONStreamSettings
  private let context: (any JSONReadingContext)?
  private let read: Read

  /// Takes the next value out of a stream.
  @usableFromInline
  package typealias Read = (inout JSONStream<Value>) throws -> Value?

  /// Creates the values that a coder decodes from chunks.
  ///
  /// - Parameters:
  ///   - base: The chunks.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - context: What the coder knows.
  ///   - read: Takes the next value out of a stream: as the compiler has specialised it, or in general.
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

  /// Starts to read.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base.makeAsyncIterator(),
      JSONStream(of: Value.self, settings: settings, context: context), read)
  }

  /// Reads one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// A stream that is owned by one iterator, and by the copies of it, which share their place.
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

    /// Where the text is that has been read last; its number is 0 if there is none.
    public var place: JSONStreamPlace { source.stream.place }
    /// The failures of the texts that were left out; none if the settings have a function that is
    /// told of them.
    public var skipped: [CodingFailure] { source.stream.skipped }

    /// The next value, nil at the end and after an error.
    public mutating func next() async throws -> Value? {
      try await next(isolation: #isolation)
    }

    /// The next value, nil at the end and after an error.
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

// Unchecked: the function captures nothing but the type of the values.
extension JSONValues: @unchecked Sendable where Base: Sendable {}
