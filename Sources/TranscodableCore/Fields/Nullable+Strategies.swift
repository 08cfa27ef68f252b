// Fields that may be absent or null, and whose values have a strategy.

extension KeyedDecodingContainer {
  /// Decodes a field that may be absent or null by a strategy.
  ///
  /// - Parameters:
  ///   - strategy: How a value that is there is decoded.
  ///   - key: The key of the field.
  /// - Returns: The value; absent if the key is missing, or has a value that counts as none.
  /// - Throws: What the strategy throws.
  public func __decodeNullable<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key
  ) throws -> Nullable<Strategy.Value> {
    guard contains(key) else { return .absent }
    if try decodeNil(forKey: key) { return .null }
    let value = try strategy.__decodeIfPresent(from: try superDecoder(forKey: key))
    return value.map { .value($0) } ?? .absent
  }
}

extension KeyedEncodingContainer {
  /// Encodes a field that may be absent or null by a strategy.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How a value that is there is encoded.
  ///   - key: The key of the field.
  /// - Throws: What the strategy throws.
  public mutating func __encodeNullable<Strategy: EncodingStrategy>(
    _ value: Nullable<Strategy.Value>, by strategy: Strategy, forKey key: Key
  ) throws {
    switch value {
    case .absent: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try __encode(value, by: strategy, forKey: key)
    }
  }
}
