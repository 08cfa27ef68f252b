/// Spells strategies as expressions.
struct StrategyEmitter {
  let coding: PlannedCoding

  /// The strategy of the value of a field.
  var text: String {
    let core = text(coding.strategy)
    guard coding.optionals > 0 else { return core }
    let type = coding.type + String(repeating: "?", count: coding.optionals)
    let around = (0..<coding.optionals).reduce(core) { inner, _ in ".optional(\(inner))" }
    return "TranscodableEssentials.__by(\(type).self, \(around))"
  }

  /// The strategy of the value or null.
  var textOfOptional: String {
    let type = coding.type + String(repeating: "?", count: coding.optionals + 1)
    return "TranscodableEssentials.__by(\(type).self, .optional(\(text)))"
  }

  /// A strategy that says its type, with what comes after it.
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

  /// A strategy that gets its type from where it is.
  private static func member(_ strategy: PlannedStrategy) -> String {
    switch strategy {
    case .plain: ".__plain()"
    case .coerced(let policy): ".__\(policy.rawValue)()"
    case .written(let text): text
    case .elements(let element): ".elements(\(member(element)))"
    case .values(let value): ".values(\(member(value)))"
    case .optional(let wrapped): ".optional(\(member(wrapped)))"
    case .anyOf(let first, let second): ".anyOf(\(member(first)), \(member(second)))"
    // What is done to values is done to those of the field.
    case .lossy(let base), .modified(let base, _, _), .validated(let base, _),
      .element(let base, _):
      member(base)
    }
  }
}

extension PlannedCoding {
  /// The type of the values, with the optionals around them.
  var nullableContent: String {
    type + String(repeating: "?", count: optionals)
  }
}

extension PlannedField {
  /// The strategy by which the value is read, as an expression.
  var strategy: String? { coding.map { StrategyEmitter(coding: $0).text } }

  /// The strategy by which the value is read where there is no key that could be missing.
  var elementStrategy: String? {
    strategy.map { isNullable ? "TranscodableEssentials.__nullable(\($0))" : $0 }
  }

  /// The strategy by which the value is written where it has no key that could be left out.
  var writtenElementStrategy: String? {
    guard let payloadCoding else { return nil }
    let emitter = StrategyEmitter(coding: payloadCoding)
    if isNullable { return "TranscodableEssentials.__nullable(\(emitter.text))" }
    return isOptional ? emitter.textOfOptional : emitter.text
  }

  /// The strategy an encoder writes the field by, which writes null too if the field says so.
  var writtenStrategy: String? {
    guard let coding = isPayload ? payloadCoding : coding else { return nil }
    let emitter = StrategyEmitter(coding: coding)
    if isNullable { return "TranscodableEssentials.__nullable(\(emitter.text))" }
    return isOptional && writesNull ? emitter.textOfOptional : emitter.text
  }
}
