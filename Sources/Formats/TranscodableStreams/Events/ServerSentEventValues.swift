public import TranscodableCore
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
  ) -> StreamSequence<Self, ServerSentEventValues<Value>, Value> {
    StreamSequence(self, until: endMark, settings: settings, context: nil)
  }
}

/// The state of a sequence of values that are decoded from the data of server-sent events.
public struct ServerSentEventValues<Value: Decodable>: ~Copyable {
  fileprivate let decoding: JSONDocumentDecoding
  fileprivate var value: Value?
}

extension StreamSequence where Stream: ~Copyable {
  init(
    _ base: Base, until endMark: String?, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?
  )
  where
    Base.Element == ServerSentEvent, Element: Decodable, Stream == ServerSentEventValues<Element>
  {
    self.init(
      base,
      {
        ServerSentEventValues(decoding: JSONDocumentDecoding(settings: settings, context: context))
      },
      append: { stream, event in
        stream.value = try event.data.withBytes {
          try stream.decoding.decode(Element.self, from: $0)
        }
      },
      finish: { _ in }, next: { $0.value.take() }, isEnd: { $0.data == endMark })
  }
}
