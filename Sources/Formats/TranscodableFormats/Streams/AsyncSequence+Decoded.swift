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
  ) -> StreamSequence<Self, FormatStream<Format, Value>, Value> {
    StreamSequence(self, decoder, settings) { $0.append($1) }
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
  ) -> StreamSequence<Self, FormatStream<Format, Value>, Value> {
    StreamSequence(self, decoder, settings) { $0.append([$1]) }
  }
}

extension StreamSequence {
  fileprivate init<Format>(
    _ base: Base, _ decoder: FormatDecoder<Format>, _ settings: FormatStreamSettings,
    append: @escaping (inout FormatStream<Format, Element>, Base.Element) -> Void
  ) where Element: Decodable, Stream == FormatStream<Format, Element> {
    self.init(
      base, { decoder.stream(of: Element.self, settings: settings) },
      append: append, finish: { $0.finish() }, next: { try $0.next() })
  }
}

extension FormatStream: __SkippingStream {}
