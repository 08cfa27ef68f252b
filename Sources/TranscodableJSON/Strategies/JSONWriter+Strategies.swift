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
}
