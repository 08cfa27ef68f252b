/// A strategy whose value type isn't known yet, such as a strategy in an attribute argument.
///
/// A placeholder can't decode or encode values. The field's type determines the actual
/// strategy.
public struct StrategyPlaceholder: ValueStrategy, Sendable {
  public typealias Value = Never
}

extension ValueStrategy where Self == StrategyPlaceholder {
  /// Represents values of the types that are registered for a `@CodablePolymorphic` protocol.
  ///
  /// For a protocol named `Block`, the field must have the type `any Block`, `[any Block]` or
  /// `[String: any Block]`.
  public static var polymorphic: StrategyPlaceholder { StrategyPlaceholder() }

  /// Represents an array with one element as just that element.
  @_disfavoredOverload
  public static func oneOrMany() -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Represents values as their lossless string descriptions: `"42"` for 42.
  @_disfavoredOverload
  public static func losslessStringConversion() -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Represents an array as one string with a separator between the elements.
  @_disfavoredOverload
  public static func separated(by separator: String) -> StrategyPlaceholder {
    StrategyPlaceholder()
  }

  /// Represents infinity and NaN as strings.
  @_disfavoredOverload
  public static func floats(
    infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Represents values as JSON in a string.
  @_disfavoredOverload
  public static func jsonString() -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Represents dictionaries as objects and applies a strategy to each value.
  @_disfavoredOverload
  public static func values(_ strategy: some ValueStrategy) -> StrategyPlaceholder {
    StrategyPlaceholder()
  }

  // Functions in attributes don't need to be sendable, because the macro expansion adds
  // `@Sendable`.

  /// Converts values to and from another type, using two functions.
  public static func via<Wire: Codable, Value>(
    _ type: Wire.Type, from: (Wire) throws -> Value, into: (Value) throws -> Wire
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Converts values to and from the values of another strategy, using two functions.
  public static func via<Wire: ValueStrategy, Value>(
    _ strategy: Wire, from: (Wire.Value) throws -> Value, into: (Value) throws -> Wire.Value
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Decodes and encodes values with two functions.
  public static func custom<Value>(
    decode: (any Decoder) throws -> Value, encode: (Value, any Encoder) throws -> Void
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Decodes values with a function.
  public static func custom<Value>(
    decode: (any Decoder) throws -> Value
  ) -> StrategyPlaceholder { StrategyPlaceholder() }

  /// Encodes values with a function.
  public static func custom<Value>(
    encode: (Value, any Encoder) throws -> Void
  ) -> StrategyPlaceholder { StrategyPlaceholder() }
}
