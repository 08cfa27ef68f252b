public import TranscodableCore

extension JSONWriter {
  /// Writes a value by a strategy.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is written.
  @_disfavoredOverload
  public mutating func __write<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) {
    encode { try strategy.encode(value, to: $0) }
  }

  /// Writes a value by a strategy that writes it itself.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is written.
  public mutating func __write<Strategy: JSONEncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) {
    strategy.encode(value, to: &self)
  }

  /// Writes a member by a strategy.
  @_disfavoredOverload
  public mutating func __write<Strategy: EncodingStrategy>(
    _ key: StaticString, _ value: Strategy.Value, by strategy: Strategy
  ) {
    writeKey(key)
    __write(value, by: strategy)
  }

  /// Writes a member by a strategy that writes it itself.
  public mutating func __write<Strategy: JSONEncodingStrategy>(
    _ key: StaticString, _ value: Strategy.Value, by strategy: Strategy
  ) {
    writeKey(key)
    __write(value, by: strategy)
  }

  /// Writes a member by a strategy, or nothing or null if it is nil.
  @_disfavoredOverload
  public mutating func __writeOptional<Strategy: EncodingStrategy>(
    _ key: StaticString, _ value: Strategy.Value?, by strategy: Strategy
  ) {
    if let value { __write(key, value, by: strategy) } else if writesNils { writeNull(key) }
  }

  /// Writes a member by a strategy that writes it itself, or nothing or null if it is nil.
  public mutating func __writeOptional<Strategy: JSONEncodingStrategy>(
    _ key: StaticString, _ value: Strategy.Value?, by strategy: Strategy
  ) {
    if let value { __write(key, value, by: strategy) } else if writesNils { writeNull(key) }
  }
}
