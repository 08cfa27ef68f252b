public import TranscodableCore
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
  ) -> StreamSequence<Self, JSONStreamWriter<Element>, [UInt8]> {
    StreamSequence(self, form: form, layout: layout, context: nil)
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

extension StreamSequence where Stream: ~Copyable {
  package init(
    _ base: Base, form: JSONStreamForm, layout: JSONLayout, context: (any JSONWritingContext)?
  )
  where
    Base.Element: Encodable, Stream == JSONStreamWriter<Base.Element>, Element == [UInt8]
  {
    self.init(
      base,
      { JSONStreamWriter(of: Base.Element.self, form: form, layout: layout, context: context) },
      append: { try $0.write($1) }, finish: { $0.finish() },
      next: { $0.count == 0 ? nil : $0.take() })
  }
}
