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
