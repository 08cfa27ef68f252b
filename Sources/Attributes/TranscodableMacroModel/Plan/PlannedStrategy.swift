/// How a value is encoded or decoded, including modifiers and rules.
indirect enum PlannedStrategy {
  /// Uses the type's own conformance.
  case plain
  /// A strategy from the source code.
  case written(String)
  /// Uses the type's own conformance, but also accepts scalars of other kinds.
  case coerced(DecodingCoercionPolicy)
  /// Applies a strategy to each element of an array or set.
  case elements(PlannedStrategy)
  /// Applies a strategy to each value of a dictionary.
  case values(PlannedStrategy)
  /// Wraps a strategy so that it also accepts null.
  case optional(PlannedStrategy)
  /// Tries both strategies when decoding, but always encodes with the first.
  case anyOf(PlannedStrategy, PlannedStrategy)
  /// Drops elements of a collection that can't be decoded.
  case lossy(PlannedStrategy)
  /// Applies modifiers either after decoding or before encoding.
  case modified(PlannedStrategy, by: PlannedSteps, side: CodingSides)
  /// Rejects values that violate a rule.
  case validated(PlannedStrategy, by: PlannedSteps)
  /// Decodes an element of nested arrays.
  case element(PlannedStrategy, at: [Int])
}

/// The modifiers or rules of a field.
struct PlannedSteps {
  let arguments: String
  /// The name of the constant that stores the steps, or nil if they are created for each value.
  let constant: String?
}
