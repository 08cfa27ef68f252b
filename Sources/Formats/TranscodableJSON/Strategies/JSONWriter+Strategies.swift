public import TranscodableCore

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
