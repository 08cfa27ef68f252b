/// What a strategy is where nothing says of which type its values are, as in an attribute.
///
/// It codes nothing. Where a field is coded, the type of the field chooses the strategy proper.
public struct StrategyPlaceholder: ValueStrategy, Sendable {
  public typealias Value = Never
}

extension ValueStrategy where Self == StrategyPlaceholder {
  /// Values of the types that a protocol with `@CodablePolymorphic` lists, for fields of type `any Block`, `[any Block]` or
  /// `[String: any Block]`.
  public static var polymorphic: StrategyPlaceholder { StrategyPlaceholder() }

  /// Arrays, of which one with a single element may be in a text as that element.
  @_disfavoredOverload
  public static func oneOrMany() -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Values as the strings that describe them without loss: `"42"` for 42.
  @_disfavoredOverload
  public static func losslessStringConversion() -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Arrays as one string, in which a separator is between the elements.
  @_disfavoredOverload
  public static func separated(by separator: String) -> StrategyPlaceholder {
    StrategyPlaceholder()
  }

  /// Floating-point numbers, where infinity and NaN are in a text as strings.
  @_disfavoredOverload
  public static func floats(
    infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Values as JSON text in a string.
  @_disfavoredOverload
  public static func jsonString() -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Dictionaries as objects, each value by a strategy.
  @_disfavoredOverload
  public static func values(_ strategy: some ValueStrategy) -> StrategyPlaceholder {
    StrategyPlaceholder()
  }

  // In an attribute, no function has to be sendable: the expansion sees to that.

  /// Values in the form of another type, converted by functions.
  public static func via<Wire: Codable, Value>(
    _ type: Wire.Type, from: (Wire) throws -> Value, into: (Value) throws -> Wire
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Values by the strategy of another type, converted by functions.
  public static func via<Wire: ValueStrategy, Value>(
    _ strategy: Wire, from: (Wire.Value) throws -> Value, into: (Value) throws -> Wire.Value
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Values as two functions decode and encode them.
  public static func custom<Value>(
    decode: (any Decoder) throws -> Value, encode: (Value, any Encoder) throws -> Void
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Values as a function decodes them.
  public static func custom<Value>(
    decode: (any Decoder) throws -> Value
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Values as a function encodes them.
  public static func custom<Value>(
    encode: (Value, any Encoder) throws -> Void
  ) -> StrategyPlaceholder { StrategyPlaceholder() }
}
