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
  /// Changed on one side by modifiers, which are given as arguments.
  case modified(PlannedStrategy, by: String, side: CodingSides)
  /// Refused if they break a rule, which is given as an argument.
  case validated(PlannedStrategy, by: String)
  /// An element in arrays in arrays.
  case element(PlannedStrategy, at: [Int])
}
