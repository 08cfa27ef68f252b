extension PlannedField {
  /// Empty if the value uses its own conformance, and nil if text can't express the strategy.
  var form: String? { coding.map { $0.strategy.form } ?? "" }
}

extension PlannedStrategy {
  fileprivate var form: String? {
    switch self {
    case .plain: ""
    case .written(let text): "by(\(text))"
    case .coerced(let policy): "coerced(\(policy.rawValue))"
    case .elements(let inner): inner.form.map { $0.isEmpty ? "" : "elements(\($0))" }
    case .values(let inner): inner.form.map { $0.isEmpty ? "" : "values(\($0))" }
    case .optional(let inner): inner.form
    case .lossy(let inner): inner.form.map { "lossy(\($0))" }
    case .modified(let inner, let steps, _):
      inner.form.map { "modified(\($0); \(steps.arguments))" }
    case .validated(let inner, let steps):
      inner.form.map { "validated(\($0); \(steps.arguments))" }
    case .anyOf, .element: nil
    }
  }
}
