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
  ) -> StreamSequence<Self, JSONStream<Value>, Value> {
    StreamSequence(self, settings: settings, context: nil)
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
  ) -> StreamSequence<JSON.ByteChunks<Self>, JSONStream<Value>, Value> {
    StreamSequence(
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
  ) -> StreamSequence<Self, JSONStream<Value>, Value> {
    StreamSequence(self, settings: settings, context: nil, read: { try $0.next() })
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
  ) -> StreamSequence<JSON.ByteChunks<Self>, JSONStream<Value>, Value> {
    JSON.ByteChunks(self, framing: settings.framing).decodedJSON(type, settings: settings)
  }
}

extension StreamSequence where Stream: ~Copyable {
  @usableFromInline
  package init(
    _ base: Base, settings: JSONStreamSettings, context: (any JSONReadingContext)?,
    read: @escaping (inout JSONStream<Element>) throws -> Element? = { try $0.next() }
  ) where Base.Element: ByteSource, Element: Decodable, Stream == JSONStream<Element> {
    self.init(
      base, { JSONStream(of: Element.self, settings: settings, context: context) },
      append: { $0.append($1) }, finish: { $0.finish() }, next: read)
  }
}

extension StreamSequence.Iterator
where Stream: ~Copyable, Element: Decodable, Stream == JSONStream<Element> {
  /// The location of the document that was read most recently.
  ///
  /// Before the first document is read, the document number is 0.
  public var position: JSONStreamPosition { withStream { $0.position } }
}

extension JSONStream: __SkippingStream {}
