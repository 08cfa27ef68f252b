/// Values as the strings that describe them without loss.
public struct LosslessStringStrategy<Value: LosslessStringConvertible>: CodingStrategy {
  public func decode(from decoder: any Decoder) throws -> Value {
    let text = try decoder.singleValueContainer().decode(String.self)
    if let value = Value(text) { return value }
    throw DecodingError.invalidValue(
      expected: "\(Value.self)", found: text.quoted, at: decoder.codingPath)
  }

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.description)
  }
}

extension ValueStrategy {
  /// Values as the strings that describe them without loss: `"42"` for 42.
  public static func losslessStringConversion<Value>() -> Self
  where Self == LosslessStringStrategy<Value> {
    LosslessStringStrategy()
  }
}

extension String {
  /// The string in quotes, cut if it is long, as messages show it.
  package var quoted: String {
    count > 60 ? "\"\(prefix(60))…\"" : "\"\(self)\""
  }
}
