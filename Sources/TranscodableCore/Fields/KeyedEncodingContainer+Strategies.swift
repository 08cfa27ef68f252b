extension KeyedEncodingContainer {
  /// Encodes a field by a strategy.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is encoded.
  ///   - key: The key of the field.
  /// - Throws: What the strategy throws.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy, forKey key: Key
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy), forKey: key)
  }

  /// Encodes a field by a strategy, or nothing if there is no value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is encoded.
  ///   - key: The key of the field.
  /// - Throws: What the strategy throws.
  public mutating func __encodeIfPresent<Strategy: EncodingStrategy>(
    _ value: Strategy.Value?, by strategy: Strategy, forKey key: Key
  ) throws {
    if let value { try __encode(value, by: strategy, forKey: key) }
  }
}
