public import TranscodableCore

extension AsyncSequence where Element: ByteSource {
  /// Decodes a stream of documents that arrives in chunks.
  ///
  /// ```swift
  /// for try await event in chunks.decoded(Event.self, using: CBOR.Decoder()) { handle(event) }
  /// ```
  ///
  /// A chunk is requested only when there is no complete document, and values are decoded one at a
  /// time, on demand. A canceled task receives a `CancellationError` instead of the next value.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: The decoder for the documents.
  ///   - settings: The limits, and how documents of another type are handled.
  /// - Returns: The values. The sequence throws a `DecodingError` with the offset in the stream, or
  ///   an error of the base sequence, and then ends.
  public func decoded<Format: StreamableFormat, Value: Decodable>(
    _ type: Value.Type, using decoder: FormatDecoder<Format>,
    settings: FormatStreamSettings = FormatStreamSettings()
  ) -> FormatValues<Self, Format, Value> {
    FormatValues(self, decoder, settings) { $0.append($1) }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Decodes a stream of documents that arrives byte by byte.
  ///
  /// A value is available as soon as its last byte has arrived. Decoding is faster if the bytes
  /// arrive in chunks.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: The decoder for the documents.
  ///   - settings: The limits, and how documents of another type are handled.
  /// - Returns: The values. The sequence throws a `DecodingError` with the offset in the stream, or
  ///   an error of the base sequence, and then ends.
  public func decoded<Format: StreamableFormat, Value: Decodable>(
    _ type: Value.Type, using decoder: FormatDecoder<Format>,
    settings: FormatStreamSettings = FormatStreamSettings()
  ) -> FormatValues<Self, Format, Value> {
    FormatValues(self, decoder, settings) { $0.append([$1]) }
  }
}

/// An asynchronous sequence of values that are decoded from a stream of documents.
///
/// Create it with `decoded(_:using:settings:)` on an asynchronous sequence of chunks or bytes.
public struct FormatValues<Base: AsyncSequence, Format: StreamableFormat, Value: Decodable>:
  AsyncSequence
{
  public typealias Element = Value
  public typealias Failure = any Error

  typealias Append = (inout FormatStream<Format, Value>, Base.Element) -> Void

  private let base: Base
  private let decoder: FormatDecoder<Format>
  private let settings: FormatStreamSettings
  private let append: Append

  init(
    _ base: Base, _ decoder: FormatDecoder<Format>, _ settings: FormatStreamSettings,
    _ append: @escaping Append
  ) {
    (self.base, self.decoder, self.settings, self.append) = (base, decoder, settings, append)
  }

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base.makeAsyncIterator(), decoder.stream(of: Value.self, settings: settings), append)
  }

  /// An iterator over the values.
  public struct Iterator: AsyncIteratorProtocol {
    private var base: Base.AsyncIterator
    private var stream: FormatStream<Format, Value>
    private let append: Append
    private var hasEnded = false

    fileprivate init(
      _ base: Base.AsyncIterator, _ stream: FormatStream<Format, Value>, _ append: @escaping Append
    ) {
      (self.base, self.stream, self.append) = (base, stream, append)
    }

    /// The failures of the skipped documents.
    public var skipped: [CodingFailure] { stream.skipped }

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
          if let value = try stream.next() { return value }
          if stream.isFinished { break }
          if let part = try await base.next(isolation: actor) {
            append(&stream, part)
          } else {
            stream.finish()
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

// Unchecked because the compiler can't verify the stored function, which captures nothing.
extension FormatValues: @unchecked Sendable where Base: Sendable {}
