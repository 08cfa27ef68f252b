indirect enum PlannedStrategy {
  case plain
  case written(String)
  case coerced(DecodingCoercionPolicy)
  case elements(PlannedStrategy)
  case values(PlannedStrategy)
  case optional(PlannedStrategy)
  /// Tries both strategies when decoding, but always encodes with the first.
  case anyOf(PlannedStrategy, PlannedStrategy)
  case lossy(PlannedStrategy)
  case modified(PlannedStrategy, by: PlannedSteps, side: CodingSides)
  case validated(PlannedStrategy, by: PlannedSteps)
  case element(PlannedStrategy, at: [Int])
}

struct PlannedSteps {
  let arguments: String
  /// The name of the constant that stores the steps, or nil if they are created for each value.
  let constant: String?
}
