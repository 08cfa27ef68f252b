// Fields without keys in the standard lane. The names start with two underscores: they are for the
// code of the macros.

extension UnkeyedEncodingContainer {
  /// Encodes a field by a strategy.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is encoded.
  /// - Throws: What the strategy throws.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy))
  }
}

extension SingleValueEncodingContainer {
  /// Encodes a field by a strategy.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is encoded.
  /// - Throws: What the strategy throws.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy))
  }
}
