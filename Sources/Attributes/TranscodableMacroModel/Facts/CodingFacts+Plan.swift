import SwiftSyntax

extension CodingFacts {
  init?(_ plan: CodingPlan) {
    let type = plan.type
    guard plan.generated == type.sides, !type.hasExtras else { return nil }
    let layout: Layout
    switch plan.layout {
    case .object: layout = .object
    case .value: layout = .value
    case .rawValue: layout = .rawValue(unknown: nil)
    case .cases(let enumeration):
      if case .rawEnumeration = type.kind {
        guard let unknown = enumeration.plainUnknown else { return nil }
        layout = .rawValue(unknown: unknown)
      } else {
        guard let cases = CaseFacts(enumeration) else { return nil }
        layout = .cases(cases)
      }
    case .elements: layout = .elements
    }
    let (isDecoded, isEncoded) = (type.sides.contains(.decode), type.sides.contains(.encode))
    guard let decoded = isDecoded ? PlanReader(plan, .decode).steps(plan.decoded, []) : [],
      let encoded = isEncoded ? PlanReader(plan, .encode).steps(plan.encoded, []) : []
    else { return nil }
    self.init(
      layout: layout, decoded: isDecoded ? decoded : nil, encoded: isEncoded ? encoded : nil)
    if type.superclass != .none { superclass = type.superclass }
  }
}

extension TypeModel {
  fileprivate var hasExtras: Bool {
    hooks.contains { $0.attribute != nil && $0.isCallable } || fields.contains(where: \.isDerived)
      || attribute.version != nil || hasPartialValues || attribute.rawRepresentation != nil
      || refusesUnknownKeys || refusesDuplicateKeys || attribute.schema?.value == .generated
  }
}

extension PlannedEnumeration {
  fileprivate var plainUnknown: String? {
    guard ignored.isEmpty, cases.allSatisfy({ $0.tags.count == 1 && $0.condition == nil }),
      let unknown, unknown.condition == nil, case .nothing = unknown.content
    else { return nil }
    return unknown.name
  }
}

private struct PlanReader {
  private let plan: CodingPlan
  private let side: CodingSides

  init(_ plan: CodingPlan, _ side: CodingSides) { (self.plan, self.side) = (plan, side) }

  func steps(_ object: PlannedObject, _ path: [String]) -> [CodingFacts.Step]? {
    var steps: [CodingFacts.Step] = []
    for member in object.members {
      switch member {
      case .flattened(let value):
        guard value.condition == nil, !value.isRest else { return nil }
        steps.append(.members(of: value.storage))
      case .field(let field):
        guard let field = facts(of: field, path) else { return nil }
        steps.append(.field(field))
      case .object(let object):
        guard let component = object.component, component.indexes.isEmpty else { return nil }
        let inner = path + [component.key]
        guard let members = self.steps(object, inner) else { return nil }
        steps.append(.object(path: inner, isRequired: object.isRequired))
        steps += members
      }
    }
    return steps
  }

  private func facts(of field: PlannedField, _ path: [String]) -> CodingFacts.Field? {
    guard field.wrapper == nil, field.condition == nil, field.shape != .nullable,
      let model = plan.type.fields.first(where: { $0.identifier.text == field.storage }),
      let form = field.coding.map(\.strategy.form) ?? ""
    else { return nil }
    var facts = CodingFacts.Field(model.name, at: plan.isKeyless ? [] : path + [field.key])
    facts.form = form.isEmpty ? nil : form
    if side == .decode {
      if let recoverable = field.recoverable, !recoverable.hasSuffix("anyFailure") { return nil }
      facts.setOutcomes(
        field.presence, of: model.type?.value, initial: model.initialValue?.trimmedText ?? "")
      if field.toleratesFailures { facts.wrong = facts.missing }
      facts.aliases = field.aliases
      facts.type = model.type?.value.compactType
    } else {
      if field.nilValue != nil { return nil }
      facts.nilForm = !field.isOptional ? .never : field.writesNull ? .null : .omitted
      switch field.omission {
      case .whenever(let text): facts.omission = text
      case .whenEqual: return nil
      case .whenNil, nil: break
      }
    }
    return facts
  }
}

extension CodingFacts.Field {
  mutating func setOutcomes(
    _ presence: PlannedField.Presence, of type: String?, initial: String = ""
  ) {
    missing =
      switch presence.onMissing {
      case .fail: .failure
      case .none: .none
      case .keep: .value(standard: initial, of: type)
      case .value(let text): .value(standard: text, of: type)
      }
    null =
      switch presence.onNull {
      case .fail: .failure
      case .none: .none
      case .asMissing: missing
      }
  }
}

extension CodingFacts.Outcome {
  package static func value(standard text: String, of type: String?) -> CodingFacts.Outcome {
    guard let type else { return .value(text) }
    if ["nil", "\(type)?.none", "Optional<\(type)>.none"].contains(text) { return .none }
    return .value(text.hasPrefix(type + ".") ? String(text.dropFirst(type.count)) : text)
  }
}

extension PlannedStrategy {
  /// Empty if the value uses its own conformance, and nil if text can't express the strategy.
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

extension String {
  package var compactType: String { filter { !$0.isWhitespace } }
}
