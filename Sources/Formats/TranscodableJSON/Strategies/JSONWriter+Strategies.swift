public import TranscodableCore

/// A strategy that decodes its values from JSON directly, without containers.
///
/// The values and report events must be the same as when the strategy uses a `Decoder`.
public protocol JSONDecodingStrategy<Value>: DecodingStrategy {
  /// Reads the value at the reader's position.
  ///
  /// - Parameter reader: A reader at the start of the value. When the method returns, the reader
  ///   must be after the value.
  /// - Returns: The value. The result is `nil` after a failure, and for a value that the strategy
  ///   treats as missing.
  func decode(from reader: inout JSONReader) -> Value?

  /// Reads a value that the strategy may treat as missing, even though the document contains a
  /// value.
  ///
  /// - Parameter reader: A reader at the start of the value. When the method returns, the reader
  ///   must be after the value.
  /// - Returns: The value. The result is `nil` after a failure, and for a value that the strategy
  ///   treats as missing.
  func decodeIfPresent(from reader: inout JSONReader) -> Value?
}

extension JSONDecodingStrategy {
  public func decodeIfPresent(from reader: inout JSONReader) -> Value? { decode(from: &reader) }
}

/// A strategy that encodes its values as JSON directly, without containers.
public protocol JSONEncodingStrategy<Value>: EncodingStrategy {
  /// Writes a value as exactly one JSON value.
  func encode(_ value: Value, to writer: inout JSONWriter)
}

// MARK: - Strings

extension JSONDecodingStrategy where Self: TextStrategy {
  public func decode(from reader: inout JSONReader) -> Value? { readText(from: &reader) }

  func readText(from reader: inout JSONReader) -> Value? {
    let start = reader.offset
    let text: String = reader.read(String.self)
    guard !reader.hasFailed else { return nil }
    if let value = value(of: text) { return value }
    reader.failText(expectation, found: text.quoted, at: start)
    return nil
  }
}

extension JSONEncodingStrategy where Self: TextStrategy {
  public func encode(_ value: Value, to writer: inout JSONWriter) {
    if let text = text(of: value) { return writer.write(text) }
    writer.encode { try encode(value, to: $0) }
  }
}

extension JSONWriter {
  /// Writes a value using a strategy.
  @_disfavoredOverload
  public mutating func __write<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) {
    encode { try strategy.encode(value, to: $0) }
  }

  /// Writes a value using a strategy that supports the direct path.
  public mutating func __write<Strategy: JSONEncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) {
    strategy.encode(value, to: &self)
  }

  /// Writes a member using a strategy.
  @_disfavoredOverload
  public mutating func __write<Strategy: EncodingStrategy>(
    _ key: StaticString, _ value: Strategy.Value, by strategy: Strategy
  ) {
    writeKey(key)
    __write(value, by: strategy)
  }

  /// Writes a member using a strategy that supports the direct path.
  public mutating func __write<Strategy: JSONEncodingStrategy>(
    _ key: StaticString, _ value: Strategy.Value, by strategy: Strategy
  ) {
    writeKey(key)
    __write(value, by: strategy)
  }

  /// Writes a member using a strategy.
  ///
  /// If the value is `nil`, the member is omitted or written as null.
  @_disfavoredOverload
  public mutating func __writeOptional<Strategy: EncodingStrategy>(
    _ key: StaticString, _ value: Strategy.Value?, by strategy: Strategy
  ) {
    if let value { __write(key, value, by: strategy) } else if writesNils { writeNull(key) }
  }

  /// Writes a member using a strategy that supports the direct path.
  ///
  /// If the value is `nil`, the member is omitted or written as null.
  public mutating func __writeOptional<Strategy: JSONEncodingStrategy>(
    _ key: StaticString, _ value: Strategy.Value?, by strategy: Strategy
  ) {
    if let value { __write(key, value, by: strategy) } else if writesNils { writeNull(key) }
  }
}
