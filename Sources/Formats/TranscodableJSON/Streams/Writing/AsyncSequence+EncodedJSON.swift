extension AsyncSequence where Element: Encodable {
  /// Encodes the values as a stream of JSON texts.
  ///
  /// ```swift
  /// for try await chunk in events.encodedJSON() { try await connection.send(chunk) }
  /// ```
  ///
  /// - Parameters:
  ///   - form: How the texts are written one after the other.
  ///   - layout: How they are laid out. They are never indented.
  /// - Returns: A chunk for each value, and one for what ends the stream. The sequence throws an
  ///   `EncodingError` for a value that has no form in JSON, and what this sequence throws, and ends
  ///   then; nothing is written of that value.
  public func encodedJSON(
    form: JSONStreamForm = .lines, layout: JSONLayout = []
  ) -> EncodedJSON<Self> {
    EncodedJSON(self, form: form, layout: layout, context: nil)
  }

  /// Encodes the values as a stream of JSON texts, and hands it to a sink in chunks.
  ///
  /// ```swift
  /// try await events.writeJSON { try await connection.send($0) }
  /// ```
  ///
  /// The next value is asked for after the sink has taken a chunk.
  ///
  /// - Parameters:
  ///   - form: How the texts are written one after the other.
  ///   - layout: How they are laid out. They are never indented.
  ///   - sink: Takes the chunks.
  /// - Throws: An `EncodingError` for a value that has no form in JSON, and what this sequence and
  ///   `sink` throw. Nothing is written of a value that fails.
  public func writeJSON(
    form: JSONStreamForm = .lines, layout: JSONLayout = [],
    to sink: (_ chunk: [UInt8]) async throws -> Void
  ) async throws {
    for try await chunk in encodedJSON(form: form, layout: layout) { try await sink(chunk) }
  }
}

/// A stream of JSON texts that an asynchronous sequence of values is encoded as, in chunks.
public struct EncodedJSON<Base: AsyncSequence>: AsyncSequence where Base.Element: Encodable {
  public typealias Element = [UInt8]
  public typealias Failure = any Error

  private let base: Base
  private let form: JSONStreamForm
  private let layout: JSONLayout
  private let context: (any JSONWritingContext)?

  /// Creates the stream that a coder writes.
  package init(
    _ base: Base, form: JSONStreamForm, layout: JSONLayout, context: (any JSONWritingContext)?
  ) {
    self.base = base
    self.form = form
    self.layout = layout
    self.context = context
  }

  /// Starts to write.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base.makeAsyncIterator(),
      JSONStreamWriter(of: Base.Element.self, form: form, layout: layout, context: context))
  }

  /// Writes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// A writer that is owned by one iterator, and by the copies of it, which share their place.
    private final class Sink {
      var writer: JSONStreamWriter<Base.Element>

      init(_ writer: consuming JSONStreamWriter<Base.Element>) { self.writer = writer }
    }

    private var base: Base.AsyncIterator
    private let sink: Sink
    private var hasEnded = false

    fileprivate init(
      _ base: Base.AsyncIterator, _ writer: consuming JSONStreamWriter<Base.Element>
    ) {
      self.base = base
      sink = Sink(writer)
    }

    /// The next chunk, nil at the end and after an error.
    public mutating func next() async throws -> [UInt8]? {
      try await next(isolation: #isolation)
    }

    /// The next chunk, nil at the end and after an error.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> [UInt8]? {
      if hasEnded { return nil }
      hasEnded = true
      if let value = try await base.next(isolation: actor) {
        try sink.writer.write(value)
        hasEnded = false
        return sink.writer.take()
      }
      sink.writer.finish()
      let end = sink.writer.take()
      return end.isEmpty ? nil : end
    }
  }
}

extension EncodedJSON: Sendable where Base: Sendable {}
