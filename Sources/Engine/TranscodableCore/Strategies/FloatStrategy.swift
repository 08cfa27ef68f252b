/// A strategy for floating-point numbers that represents infinity and NaN as strings.
public struct FloatStrategy<Value: BinaryFloatingPoint & Codable & Sendable>: CodingStrategy,
  Sendable
{
  package let infinity: String
  package let negativeInfinity: String
  package let nan: String

  public func decode(from decoder: any Decoder) throws -> Value {
    let container = try decoder.singleValueContainer()
    do {
      return try container.decode(Value.self)
    } catch {
      // Strings are checked last, because most values are finite numbers.
      let text = try? container.decode(String.self)
      if text == infinity { return .infinity }
      if text == negativeInfinity { return -.infinity }
      if text == nan { return .nan }
      throw error
    }
  }

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite { return try container.encode(value) }
    try container.encode(value.isNaN ? nan : value > 0 ? infinity : negativeInfinity)
  }
}

extension ValueStrategy {
  /// Represents infinity and NaN as the given strings.
  public static func floats<Value>(
    infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
  ) -> Self where Self == FloatStrategy<Value> {
    FloatStrategy(infinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
  }
}
