internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension JSON.Decoder {
  /// A stream of JSON texts that arrives in pieces, whose values this decoder decodes.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: How the texts are told apart, and what happens to bad ones. What counts as JSON in
  ///     each of them, the decoder's own settings say.
  /// - Returns: The stream, to which the decoder's present settings apply.
  public func stream<Value: Decodable>(
    of type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONStream<Value> {
    JSONStream(of: type, settings: adopted(settings), context: context)
  }

  /// Decodes the value in each line of a document, or in each text that the settings tell apart.
  ///
  /// ```swift
  /// let events = try decoder.decodeLines(Event.self, from: data)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - input: The document as UTF-8. It is not copied.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the place in the document, or what the type throws.
  /// - Complexity: O(*n*) in the length of the document.
  public func decodeLines<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) throws -> [Value] {
    var values: [Value] = []
    try forEachLine(type, in: input, settings: settings) { value, _ in values.append(value) }
    return values
  }

  /// Decodes the value in each line of a document by several tasks.
  ///
  /// ```swift
  /// let events = try await decoder.decodeLines(Event.self, from: data, width: 8)
  /// ```
  ///
  /// Values and failures are those of one task, in the same order.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - input: The document as UTF-8. It is not copied.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - width: How many tasks decode at once.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the place in the document, what the type throws, or a
  ///   `CancellationError`.
  public func decodeLines<Value: Decodable & Sendable>(
    _ type: Value.Type, from input: some ByteSource & Sendable,
    settings: JSONStreamSettings = JSONStreamSettings(), width: Int
  ) async throws -> [Value] {
    try await JSONStream<Value>.all(
      in: input, settings: adopted(settings), width: width, context: context)
  }

  /// Decodes the value in each line of a document, and keeps none of them.
  ///
  /// ```swift
  /// try decoder.forEachLine(Event.self, in: data) { event, place in
  ///   if event.isError { print(place.line, event.message) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - input: The document as UTF-8. It is not copied.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - body: Is called with each value and its place.
  /// - Returns: The failures of the texts that were left out.
  /// - Throws: A `DecodingError` with the place in the document, what the type throws, and what `body`
  ///   throws.
  @discardableResult
  public func forEachLine<Value: Decodable>(
    _ type: Value.Type, in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Value, JSONStreamPlace) throws -> Void
  ) throws -> [CodingFailure] {
    try JSONStream<Value>.forEach(in: input, settings: adopted(settings), context: context, body)
  }

  /// Settings of a stream with what this decoder is told about each text.
  @usableFromInline
  func adopted(_ settings: JSONStreamSettings) -> JSONStreamSettings {
    var settings = settings
    settings.reader = context.settings
    return settings
  }

  /// What readers have to know of this decoder.
  @usableFromInline var readingContext: any JSONReadingContext { context }
}

// For a type with `@Codable` the compiler specialises these, as it does with `JSON.decode(_:from:)`.
extension JSON.Decoder {
  /// Decodes the value in each line of a document, or in each text that the settings tell apart.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - input: The document as UTF-8. It is not copied.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the place in the document, or what the type throws.
  /// - Complexity: O(*n*) in the length of the document.
  @inlinable
  public func decodeLines<Value: JSONDecodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) throws -> [Value] {
    try JSONStream<Value>.all(in: input, settings: adopted(settings), context: readingContext)
  }

  /// Decodes the value in each line of a document by several tasks.
  ///
  /// Values and failures are those of one task, in the same order.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - input: The document as UTF-8. It is not copied.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - width: How many tasks decode at once.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the place in the document, what the type throws, or a
  ///   `CancellationError`.
  @inlinable
  public func decodeLines<Value: JSONDecodable & Sendable>(
    _ type: Value.Type, from input: some ByteSource & Sendable,
    settings: JSONStreamSettings = JSONStreamSettings(), width: Int
  ) async throws -> [Value] {
    try await JSONStream<Value>.all(
      in: input, settings: adopted(settings), width: width, context: readingContext)
  }

  /// Decodes the value in each line of a document, and keeps none of them.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - input: The document as UTF-8. It is not copied.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - body: Is called with each value and its place.
  /// - Returns: The failures of the texts that were left out.
  /// - Throws: A `DecodingError` with the place in the document, what the type throws, and what `body`
  ///   throws.
  @discardableResult @inlinable
  public func forEachLine<Value: JSONDecodable>(
    _ type: Value.Type, in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Value, JSONStreamPlace) throws -> Void
  ) throws -> [CodingFailure] {
    try JSONStream<Value>.forEach(
      in: input, settings: adopted(settings), context: readingContext, body)
  }
}

extension AsyncSequence where Element: ByteSource {
  /// Decodes the values of a stream of JSON texts that arrives in chunks.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: Decodes them, with its settings at this moment.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values. The sequence throws a `DecodingError` with the place in the stream, and
  ///   what this sequence throws, and ends then.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<Self, Value> {
    JSONValues(self, settings: decoder.adopted(settings), context: decoder.context)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Decodes the values of a stream of JSON texts that arrives byte by byte.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: Decodes them, with its settings at this moment.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values. The sequence throws a `DecodingError` with the place in the stream, and
  ///   what this sequence throws, and ends then.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<JSON.ByteChunks<Self>, Value> {
    JSON.ByteChunks(self, framing: settings.framing)
      .decodedJSON(type, using: decoder, settings: settings)
  }
}

extension AsyncSequence where Element: ByteSource {
  /// Decodes the values of a stream of JSON texts that arrives in chunks.
  ///
  /// For a type with `@Codable` the compiler specialises this, as it does with `JSON.decode(_:from:)`.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: Decodes them, with its settings at this moment.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values. The sequence throws a `DecodingError` with the place in the stream, and
  ///   what this sequence throws, and ends then.
  @_documentation(visibility: private)
  @inlinable
  public func decodedJSON<Value: JSONDecodable>(
    _ type: Value.Type, using decoder: JSON.Decoder,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONValues<Self, Value> {
    JSONValues(
      self, settings: decoder.adopted(settings), context: decoder.readingContext,
      read: { try $0.next() })
  }
}

extension AsyncSequence where Element == ServerSentEvent {
  /// Decodes the values that the data of events holds as JSON.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: Decodes them, with its settings at this moment.
  ///   - endMark: The data of an event that ends the values; nil if there is none.
  /// - Returns: A value for each event. The sequence throws a `DecodingError` whose places count in the
  ///   data of the event, and what this sequence throws, and ends then.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder, until endMark: String? = "[DONE]"
  ) -> ServerSentEventValues<Self, Value> {
    let context = decoder.context
    return ServerSentEventValues(
      self, endMark: endMark, settings: context.settings, context: context)
  }
}
