// What is done with a property that has no wrapper.

extension KeyedDecodingContainer where Key == AnyCodingKey {
  /// Decodes the value of a property without a wrapper.
  ///
  /// - Returns: The value, which is nil for an optional that is missing or null; nil if the property
  ///   stays as it is.
  func plainProperty<Value: Decodable>(_: Value.Type, _ key: AnyCodingKey) throws -> Value? {
    do {
      return try decodeIfPresent(Value.self, forKey: key) ?? none(Value.self)
    } catch DecodingError.typeMismatch(let type, let context) {
      let facts = ValueFacts.of(Value.self)
      guard facts.isConvertedByDefault, let scalar = facts.lossless,
        let value = try? lossless(scalar, key) as? Value
      else { throw DecodingError.typeMismatch(type, context) }
      return value
    }
  }
}

extension KeyedEncodingContainer where Key == AnyCodingKey {
  /// Encodes the value of a property without a wrapper, unless it is nil.
  mutating func encode(plainProperty value: some Encodable, _ key: AnyCodingKey) throws {
    if !isNil(value) { try encode(value, forKey: key) }
  }
}
