// What is in collections is coerced, never the collections themselves.

extension Optional: __Coercible where Wrapped: Decodable {
  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> Wrapped? {
    if try decoder.singleValueContainer().decodeNil() { return nil }
    if Rules.isFlexible, Wrapped.self != String.self, decoder.scalar == .string("") {
      decoder.report(.coercion, replacement: "nil")
      return nil
    }
    return try Coerced<Wrapped, Rules>(from: decoder).value
  }
}

extension Array: __Coercible where Element: Decodable {
  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> [Element] {
    try decoder.singleValueContainer().decode([Coerced<Element, Rules>].self).map(\.value)
  }
}

extension Set: __Coercible where Element: Decodable {
  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> Set<Element> {
    Set(try [Element].__coerced(from: decoder, rules))
  }
}

extension Dictionary: __Coercible where Key: Decodable, Value: Decodable {
  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> [Key: Value] {
    // The key's own form is that of the dictionary: an object, or an array of keys and values.
    try decoder.singleValueContainer().decode([Key: Coerced<Value, Rules>].self)
      .mapValues(\.value)
  }
}
