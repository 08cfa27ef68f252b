/// Generates the function that collects the failures of all fields after `init(from:)` has failed.
struct VisitEmitter: ObjectDialect {
  let plan: CodingPlan
  let isOverride: Bool

  func function() -> Code? {
    guard plan.isVisited else { return nil }
    let inheritance = InheritanceEmitter(plan: plan)
    let modifiers =
      plan.witnessModifiers(isOverride ? "override " : "")
      + (plan.type.isPartOfHierarchy ? "class " : "static ")
    return .block(
      """
      \(modifiers)func __visitFields(of decoder: any Swift.Decoder, _ visit: \
      TranscodableEssentials.__FieldVisit) throws
      """,
      guardOfClass + duplicates + VersionEmitter(type: plan.type).visiting()
        + [DecodableEmitter(plan: plan).container] + inheritance.opening()
        + statements(of: plan.decoded, coder: "decoder")
        + inheritance.visiting() + (hasInnerFlattenings ? [] : unknownKeys))
  }

  /// Excludes unknown subclasses, because they may decode the fields differently.
  private var guardOfClass: [Code] {
    plan.type.isExtensible
      ? ["guard self == \(plan.type.qualifiedName).self else { return visit.leaveOut() }"] : []
  }

  func opening(of scope: ObjectScope) -> [Code] {
    FlatteningEmitter(plan: plan, scope: scope).opening()
  }

  func flattened(_ field: PlannedFlattening, in scope: ObjectScope) -> Code? {
    FlatteningEmitter(plan: plan, scope: scope).visiting(field)
  }

  /// If the value isn't an object, the fields of the enclosing object are still visited.
  func object(
    _ inner: ObjectScope, at key: KeyLocation.Component, in scope: ObjectScope, _ members: [Code]
  ) -> [Code] {
    let opening = DecodableEmitter(plan: plan).opening(inner, at: key, in: scope)
    let closing = inner.object.flattenings.isEmpty ? [] : unknownKeys
    return [.block("visit.part", opening + members + closing)]
  }

  func closing(of scope: ObjectScope) -> [Code] {
    FlatteningEmitter(plan: plan, scope: scope).rest {
      "flattening.visitRest(\($0.type).self, visit)"
    }
  }

  func field(_ field: PlannedField, in scope: ObjectScope) -> Code? {
    let container = scope.container
    var read = FieldExpression(field, of: plan, in: container)
    read.acceptsAnyType = field.line != nil
    guard field.type != nil else { return visitWrapper(field, read, in: container) }
    if case .value(let value) = field.presence.onMissing, let failures = field.recoverable {
      return .block("visit.part", ["_ = \(read.value(default: value, for: failures))"])
    }
    // A value with a strategy has at most one failure; any other value can have several.
    let isPlain = field.coding == nil && !field.ignoresFailures
    let key = isPlain ? "$0" : read.key
    let head = isPlain ? "visit.field(\(container), \(read.key))" : "visit.part"
    let value =
      field.isRequired || field.isNullable ? read.value(key) : read.valueOfKey(key)
    let block = Code.block(head, [isPlain ? "\(value)" : "_ = \(value)"])
    // A default is used for a missing key, so a missing key is not a failure.
    let asksForKey =
      field.isNullable ? field.presence.onMissing == .keep : field.presence.onNull == .fail
    return asksForKey && !field.isRequired ? .block("if \(read.isThere)", [block]) : block
  }

  private func visitWrapper(
    _ field: PlannedField, _ read: FieldExpression, in container: String
  ) -> Code {
    let method = field.presence.onMissing == .keep ? "decodeIfPresent" : "decode"
    let call = "visit.field(\(container), \(read.key)"
    return .block(
      "\(call), like: { (value: \(plan.type.qualifiedName)) in value.\(field.storage) })",
      ["try \(container).\(method)($0, forKey: $1)"])
  }

  private var duplicates: [Code] {
    plan.type.refusesDuplicateKeys ? ["visit.duplicateKeys(in: decoder)"] : []
  }

  private var hasInnerFlattenings: Bool {
    plan.decoded.hasFlattenings && plan.decoded.flattenings.isEmpty
  }

  private var unknownKeys: [Code] {
    guard plan.type.refusesUnknownKeys else { return [] }
    if plan.isKeyless {
      return [.block("visit.part", [DecodableEmitter(plan: plan).refusalOfElements])]
    }
    let isShared = plan.decoded.hasFlattenings || plan.type.superclass == .flat
    let others = isShared ? ", alongside: flattening" : ""
    return ["visit.unknownKeys(in: decoder, \(plan.knownKeys)\(others))"]
  }
}

extension CodingPlan {
  var isVisited: Bool {
    guard generated.contains(.decode), !direct.contains(.decode) else { return false }
    switch layout {
    case .object, .elements, .value: break
    case .rawValue, .cases: return false
    }
    return decoded.fields.allSatisfy { field in
      // Kodable's wrappers handle their own decoding, and the types of wrapped fields in an actor
      // are unknown.
      if case .itself = isolation, field.type == nil { return false }
      return field.wrapper == nil
    }
  }
}
