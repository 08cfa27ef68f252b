/// What a strategy is where nothing says of which type its values are, as in an attribute.
///
/// It codes nothing. Where a field is coded, the type of the field chooses the strategy proper.
public struct UnresolvedStrategy: ValueStrategy, Sendable {
  public typealias Value = Never
}

extension ValueStrategy where Self == UnresolvedStrategy {
  /// Values of the types that a protocol with `@CodablePolymorphic` lists, for fields of type `any Block`, `[any Block]` or
  /// `[String: any Block]`.
  public static var polymorphic: UnresolvedStrategy { UnresolvedStrategy() }

  /// Arrays, of which one with a single element may stand in a text as that element.
  @_disfavoredOverload
  public static func oneOrMany() -> UnresolvedStrategy { UnresolvedStrategy() }

  /// Values as the strings that describe them without loss: `"42"` for 42.
  @_disfavoredOverload
  public static func losslessStringConversion() -> UnresolvedStrategy { UnresolvedStrategy() }

  /// Arrays as one string, in which a separator stands between the elements.
  @_disfavoredOverload
  public static func separated(by separator: String) -> UnresolvedStrategy {
    UnresolvedStrategy()
  }

  /// Floating-point numbers, where infinity and NaN stand in a text as strings.
  @_disfavoredOverload
  public static func floats(
    infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
  ) -> UnresolvedStrategy { UnresolvedStrategy() }

  /// Values as JSON text in a string.
  @_disfavoredOverload
  public static func jsonString() -> UnresolvedStrategy { UnresolvedStrategy() }

  /// Dictionaries as objects, each value by a strategy.
  @_disfavoredOverload
  public static func values(_ strategy: some ValueStrategy) -> UnresolvedStrategy {
    UnresolvedStrategy()
  }
}
