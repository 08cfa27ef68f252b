internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension JSON.Decoder {
  /// Returns a stream that decodes JSON documents as they arrive in chunks.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - settings: How the documents are separated, and how invalid documents are handled. The
  ///     decoder's own settings determine the accepted grammar of each document.
  /// - Returns: The stream, which uses the decoder's current settings.
  public func stream<Value: Decodable>(
    of type: Value.Type, settings: JSONStreamSettings = JSONStreamSettings()
  ) -> JSONStream<Value> {
    JSONStream(of: type, settings: adopted(settings), context: context)
  }

  /// Decodes each document in the input.
  ///
  /// By default, each line is one document.
  ///
  /// ```swift
  /// let events = try decoder.decodeLines(Event.self, from: data)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The lines as UTF-8. They aren't copied.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  /// - Returns: The decoded values, in order.
  /// - Throws: A `DecodingError` with a location in the input, or an error that the type throws.
  /// - Complexity: O(*n*) in the length of the input.
  public func decodeLines<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) throws -> [Value] {
    var values: [Value] = []
    try forEachLine(type, in: input, settings: settings) { value, _ in values.append(value) }
    return values
  }

  /// Decodes each document in the input, with several concurrent tasks.
  ///
  /// By default, each line is one document.
  ///
  /// ```swift
  /// let events = try await decoder.decodeLines(Event.self, from: data, width: 8)
  /// ```
  ///
  /// Values and failures are in the same order as with a single task.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The lines as UTF-8. They aren't copied.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  ///   - width: The number of concurrent tasks.
  /// - Returns: The decoded values, in order.
  /// - Throws: A `DecodingError` with a location in the input, an error that the type throws, or a
  ///   `CancellationError`.
  public func decodeLines<Value: Decodable & Sendable>(
    _ type: Value.Type, from input: some ByteSource & Sendable,
    settings: JSONStreamSettings = JSONStreamSettings(), width: Int
  ) async throws -> [Value] {
    try await JSONStream<Value>.all(
      in: input, settings: adopted(settings), width: width, context: context)
  }

  /// Decodes each document in the input and passes the value to a closure, without storing it.
  ///
  /// By default, each line is one document.
  ///
  /// ```swift
  /// try decoder.forEachLine(Event.self, in: data) { event, location in
  ///   if event.isError { print(location.line, event.message) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The lines as UTF-8. They aren't copied.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  ///   - body: Called with each value and its location.
  /// - Returns: The failures of documents that were skipped.
  /// - Throws: A `DecodingError` with a location in the input, or an error that the type or `body`
  ///   throws.
  @discardableResult
  public func forEachLine<Value: Decodable>(
    _ type: Value.Type, in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Value, JSONStreamPosition) throws -> Void
  ) throws -> [CodingFailure] {
    try JSONStream<Value>.forEach(in: input, settings: adopted(settings), context: context, body)
  }

  @usableFromInline
  func adopted(_ settings: JSONStreamSettings) -> JSONStreamSettings {
    var settings = settings
    settings.reader = context.settings
    return settings
  }

  @usableFromInline var readingContext: any JSONReadingContext { context }
}

// These overloads are for types with `@Codable`. Like `JSON.decode(_:from:)`, they can be
// specialized by the compiler.
extension JSON.Decoder {
  /// Decodes each document in the input.
  ///
  /// By default, each line is one document.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The lines as UTF-8. They aren't copied.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  /// - Returns: The decoded values, in order.
  /// - Throws: A `DecodingError` with a location in the input, or an error that the type throws.
  /// - Complexity: O(*n*) in the length of the input.
  @inlinable
  public func decodeLines<Value: JSONDecodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) throws -> [Value] {
    try JSONStream<Value>.all(in: input, settings: adopted(settings), context: readingContext)
  }

  /// Decodes each document in the input, with several concurrent tasks.
  ///
  /// By default, each line is one document.
  ///
  /// Values and failures are in the same order as with a single task.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The lines as UTF-8. They aren't copied.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  ///   - width: The number of concurrent tasks.
  /// - Returns: The decoded values, in order.
  /// - Throws: A `DecodingError` with a location in the input, an error that the type throws, or a
  ///   `CancellationError`.
  @inlinable
  public func decodeLines<Value: JSONDecodable & Sendable>(
    _ type: Value.Type, from input: some ByteSource & Sendable,
    settings: JSONStreamSettings = JSONStreamSettings(), width: Int
  ) async throws -> [Value] {
    try await JSONStream<Value>.all(
      in: input, settings: adopted(settings), width: width, context: readingContext)
  }

  /// Decodes each document in the input and passes the value to a closure, without storing it.
  ///
  /// By default, each line is one document.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The lines as UTF-8. They aren't copied.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  ///   - body: Called with each value and its location.
  /// - Returns: The failures of documents that were skipped.
  /// - Throws: A `DecodingError` with a location in the input, or an error that the type or `body`
  ///   throws.
  @discardableResult @inlinable
  public func forEachLine<Value: JSONDecodable>(
    _ type: Value.Type, in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Value, JSONStreamPosition) throws -> Void
  ) throws -> [CodingFailure] {
    try JSONStream<Value>.forEach(
      in: input, settings: adopted(settings), context: readingContext, body)
  }
}

extension AsyncSequence where Element: ByteSource {
  /// Returns the values that are decoded from a stream of JSON documents.
  ///
  /// The stream arrives in chunks.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder for the documents; its current settings apply.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  /// - Returns: The decoded values. The sequence throws a `DecodingError` with a location in the
  ///   stream, or an error from the base sequence, and then ends.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) -> StreamSequence<Self, JSONStream<Value>, Value> {
    StreamSequence(self, settings: decoder.adopted(settings), context: decoder.context)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Returns the values that are decoded from a stream of JSON documents.
  ///
  /// The stream arrives byte by byte.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder for the documents; its current settings apply.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  /// - Returns: The decoded values. The sequence throws a `DecodingError` with a location in the
  ///   stream, or an error from the base sequence, and then ends.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) -> StreamSequence<JSON.ByteChunks<Self>, JSONStream<Value>, Value> {
    JSON.ByteChunks(self, framing: settings.framing)
      .decodedJSON(type, using: decoder, settings: settings)
  }
}

extension AsyncSequence where Element: ByteSource {
  /// Returns the values that are decoded from a stream of JSON documents.
  ///
  /// The stream arrives in chunks.
  ///
  /// This overload is for types with `@Codable`. Like `JSON.decode(_:from:)`, it can be specialized
  /// by the compiler.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder for the documents; its current settings apply.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  /// - Returns: The decoded values. The sequence throws a `DecodingError` with a location in the
  ///   stream, or an error from the base sequence, and then ends.
  @_documentation(visibility: private)
  @inlinable
  public func decodedJSON<Value: JSONDecodable>(
    _ type: Value.Type, using decoder: JSON.Decoder,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) -> StreamSequence<Self, JSONStream<Value>, Value> {
    StreamSequence(
      self, settings: decoder.adopted(settings), context: decoder.readingContext,
      read: { try $0.next() })
  }
}

extension AsyncSequence where Element == ServerSentEvent {
  /// Decodes the JSON data of each server-sent event, and returns the values.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder for the events; its current settings apply.
  ///   - endMark: The data of the event that ends the sequence, or `nil` for none.
  /// - Returns: A value for each event. The sequence throws a `DecodingError` with a location in
  ///   the event's data, or an error from the base sequence, and then ends.
  public func decodedJSON<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder, until endMark: String? = "[DONE]"
  ) -> StreamSequence<Self, ServerSentEventValues<Value>, Value> {
    let context = decoder.context
    return StreamSequence(self, until: endMark, settings: context.settings, context: context)
  }
}
