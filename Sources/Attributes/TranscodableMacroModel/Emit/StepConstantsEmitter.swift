struct StepConstantsEmitter {
  let plan: CodingPlan

  func declarations() -> [Code] {
    var constants: [(name: String, code: Code)] = []
    for field in plan.decoded.fields + plan.encoded.fields {
      guard let coding = field.coding else { continue }
      for (type, steps) in coding.strategy.steps {
        guard let name = steps.constant, !constants.contains(where: { $0.name == name }) else {
          continue
        }
        let code: Code =
          "static let \(name): [TranscodableEssentials.\(type)<\(coding.type)>] = [\(steps.arguments)]"
        constants.append((name, code.under(field.condition)))
      }
    }
    if constants.isEmpty { return [] }
    return [.block("nonisolated private enum __Steps", constants.map(\.code))]
  }
}

extension PlannedSteps {
  var spelled: String { constant.map { "__Steps.\($0)" } ?? arguments }
}

extension PlannedStrategy {
  fileprivate var steps: [(type: String, steps: PlannedSteps)] {
    switch self {
    case .modified(let base, let steps, _): base.steps + [("CodableModifier", steps)]
    case .validated(let base, let steps): base.steps + [("CodableValidation", steps)]
    case .lossy(let base), .element(let base, _): base.steps
    case .plain, .written, .coerced, .elements, .values, .optional, .anyOf: []
    }
  }
}
