public import TranscodableJSON

extension AsyncSequence where Element: Encodable {
  /// Encodes the values as a stream of JSON documents.
  ///
  /// ```swift
  /// for try await chunk in events.encodedJSON() { try await connection.send(chunk) }
  /// ```
  ///
  /// - Parameters:
  ///   - form: How the documents are separated.
  ///   - layout: The formatting options. Documents are never indented.
  /// - Returns: A chunk for each value, and a chunk for the end of the stream. The sequence throws
  ///   an `EncodingError` if JSON can't represent a value, or an error from the base sequence, and
  ///   then ends. If a value can't be encoded, no part of it is written.
  public func encodedJSON(
    form: JSONStreamForm = .lines, layout: JSONLayout = []
  ) -> EncodedJSON<Self> {
    EncodedJSON(self, form: form, layout: layout, context: nil)
  }

  /// Encodes the values as a stream of JSON documents, and passes the stream to a sink in chunks.
  ///
  /// ```swift
  /// try await events.writeJSON { try await connection.send($0) }
  /// ```
  ///
  /// The next value is requested only after the sink has accepted the previous chunk.
  ///
  /// - Parameters:
  ///   - form: How the documents are separated.
  ///   - layout: The formatting options. Documents are never indented.
  ///   - sink: A function that receives the chunks.
  /// - Throws: An `EncodingError` if JSON can't represent a value, or an error from the base
  ///   sequence or from `sink`. If a value can't be encoded, no part of it is written.
  public func writeJSON(
    form: JSONStreamForm = .lines, layout: JSONLayout = [],
    to sink: (_ chunk: [UInt8]) async throws -> Void
  ) async throws {
    for try await chunk in encodedJSON(form: form, layout: layout) { try await sink(chunk) }
  }
}

/// An asynchronous sequence of chunks that contain encoded JSON documents.
public struct EncodedJSON<Base: AsyncSequence>: AsyncSequence where Base.Element: Encodable {
  public typealias Element = [UInt8]
  public typealias Failure = any Error

  private let base: Base
  private let form: JSONStreamForm
  private let layout: JSONLayout
  private let context: (any JSONWritingContext)?

  package init(
    _ base: Base, form: JSONStreamForm, layout: JSONLayout, context: (any JSONWritingContext)?
  ) {
    self.base = base
    self.form = form
    self.layout = layout
    self.context = context
  }

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base.makeAsyncIterator(),
      JSONStreamWriter(of: Base.Element.self, form: form, layout: layout, context: context))
  }

  /// An iterator over the chunks.
  public struct Iterator: AsyncIteratorProtocol {
    /// Copies of an iterator share this writer and its position.
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

    /// Returns the next chunk, or `nil` at the end and after an error.
    public mutating func next() async throws -> [UInt8]? {
      try await next(isolation: #isolation)
    }

    /// Returns the next chunk, or `nil` at the end and after an error.
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
