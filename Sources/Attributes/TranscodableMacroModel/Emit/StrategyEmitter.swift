struct StrategyEmitter {
  let coding: PlannedCoding

  var text: String {
    let core = text(coding.strategy)
    guard coding.optionals > 0 else { return core }
    let type = coding.type + String(repeating: "?", count: coding.optionals)
    let around = (0..<coding.optionals).reduce(core) { inner, _ in ".optional(\(inner))" }
    return "TranscodableEssentials.__by(\(type).self, \(around))"
  }

  var textOfOptional: String {
    let type = coding.type + String(repeating: "?", count: coding.optionals + 1)
    return "TranscodableEssentials.__by(\(type).self, .optional(\(text)))"
  }

  private func text(_ strategy: PlannedStrategy) -> String {
    switch strategy {
    case .plain: "TranscodableEssentials.__plain(\(coding.type).self)"
    case .coerced(let policy): "TranscodableEssentials.__\(policy.rawValue)(\(coding.type).self)"
    case .lossy(let base): text(base) + ".__lossy"
    case .modified(let base, let modifiers, side: .decode):
      text(base) + ".__modified(\(modifiers.spelled))"
    case .modified(let base, let modifiers, _):
      text(base) + ".__modifiedForEncoding(\(modifiers.spelled))"
    case .validated(let base, let rules): text(base) + ".__validated(\(rules.spelled))"
    case .element(let base, let indexes): text(base) + ".__element(at: \(indexes))"
    case .written, .elements, .values, .optional, .anyOf:
      "TranscodableEssentials.__by(\(coding.type).self, \(Self.member(strategy)))"
    }
  }

  private static func member(_ strategy: PlannedStrategy) -> String {
    switch strategy {
    case .plain: ".__plain()"
    case .coerced(let policy): ".__\(policy.rawValue)()"
    case .written(let text): text
    case .elements(let element): ".elements(\(member(element)))"
    case .values(let value): ".values(\(member(value)))"
    case .optional(let wrapped): ".optional(\(member(wrapped)))"
    case .anyOf(let first, let second): ".anyOf(\(member(first)), \(member(second)))"
    // These strategies apply only to the whole value of a field, never to nested values.
    case .lossy(let base), .modified(let base, _, _), .validated(let base, _),
      .element(let base, _):
      member(base)
    }
  }
}

extension PlannedCoding {
  var nullableContent: String {
    type + String(repeating: "?", count: optionals)
  }
}

extension PlannedField {
  var strategy: String? { coding.map { StrategyEmitter(coding: $0).text } }

  var elementStrategy: String? {
    strategy.map { isNullable ? "TranscodableEssentials.__nullable(\($0))" : $0 }
  }

  var writtenElementStrategy: String? {
    guard let payloadCoding else { return nil }
    let emitter = StrategyEmitter(coding: payloadCoding)
    if isNullable { return "TranscodableEssentials.__nullable(\(emitter.text))" }
    return isOptional ? emitter.textOfOptional : emitter.text
  }

  var writtenStrategy: String? {
    guard let coding = isPayload ? payloadCoding : coding else { return nil }
    let emitter = StrategyEmitter(coding: coding)
    if isNullable { return "TranscodableEssentials.__nullable(\(emitter.text))" }
    return isOptional && writesNull ? emitter.textOfOptional : emitter.text
  }
}

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

struct ConversionEmitter {
  let plan: CodingPlan

  private func statements(
    _ coder: String, _ convert: (_ strategy: String) -> [Code]
  ) -> [Code] {
    plan.conversions.flatMap { conversion in
      let convert = convert(
        "TranscodableEssentials.__via(\(conversion.wire).self, for: Self.self)")
      return conversion.profile.map { [.block("if \(coder).__isCoded(in: \($0))", convert)] }
        ?? convert
    }
  }

  func decoding() -> [Code] {
    let statements = statements("decoder") {
      ["self = try \($0).__decode(from: decoder)", "return"]
    }
    // The conversion without a profile comes last, so it needs no `return`.
    return plan.type.isConverted ? Array(statements.dropLast()) : statements
  }

  func encoding() -> [Code] {
    statements("encoder") { ["return try \($0).encode(self, to: encoder)"] }
  }

  func reading() -> [Code] { statements("reader") { ["return reader.__read(by: \($0))"] } }

  func writing() -> [Code] { statements("writer") { ["return writer.__write(self, by: \($0))"] } }
}
