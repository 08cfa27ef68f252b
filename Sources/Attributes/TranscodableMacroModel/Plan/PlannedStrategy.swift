/// How values are written in the text, and what is done to them on the way.
indirect enum PlannedStrategy {
  /// As their type says itself.
  case plain
  /// By a strategy that an author has written.
  case written(String)
  /// As their type says itself, or as scalars of other kinds.
  case coerced(DecodingCoercionPolicy)
  /// Arrays or sets, each element by a strategy.
  case elements(PlannedStrategy)
  /// Dictionaries, each value by a strategy.
  case values(PlannedStrategy)
  /// Values or null.
  case optional(PlannedStrategy)
  /// By the first that applies; the first one encodes.
  case anyOf(PlannedStrategy, PlannedStrategy)
  /// Without what cannot be decoded in a collection.
  case lossy(PlannedStrategy)
  /// Changed on one side by modifiers.
  case modified(PlannedStrategy, by: PlannedSteps, side: CodingSides)
  /// Refused if they break a rule.
  case validated(PlannedStrategy, by: PlannedSteps)
  /// An element in arrays in arrays.
  case element(PlannedStrategy, at: [Int])
}

/// Modifiers or rules of a field.
struct PlannedSteps {
  /// What they are made by, as arguments.
  let arguments: String
  /// The name of the constant that keeps them; `nil` if they are made again for each value.
  let constant: String?
}
