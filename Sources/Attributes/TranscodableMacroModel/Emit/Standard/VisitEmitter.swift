/// Writes the function that looks at each field of a value that could not be decoded.
///
/// It is for types without a direct lane, which finds all failures by itself. What it decodes is
/// what `init(from:)` decodes, but nothing that comes after the fields.
struct VisitEmitter {
  let plan: CodingPlan
  /// Whether the superclass has such a function.
  let isOverride: Bool

  /// The function; nil if there is none.
  func function() -> Code? {
    guard plan.isVisited else { return nil }
    var names = ContainerNames()
    let inheritance = InheritanceEmitter(plan: plan)
    let binding =
      plan.decoded.needsContainer || inheritance.needsContainer ? "let container" : "_"
    let container: Code = "\(binding) = \(plan.decodingContainer)"
    let modifiers =
      (isOverride ? "override " : "") + plan.witnessModifiers
      + (plan.inheritance.isRequired ? "class " : "static ")
    return .block(
      """
      \(modifiers)func __visitFields(of decoder: any Swift.Decoder, _ visit: \
      TranscodableEssentials.__FieldVisit) throws
      """,
      guardOfClass + duplicates + VersionEmitter(plan: plan).visiting()
        + [container] + inheritance.opening()
        + statements(plan.decoded, container: names.next(), decoder: "decoder", &names)
        + inheritance.visiting() + (hasInnerFlattenings ? [] : unknownKeys))
  }

  /// Of a subclass that is not ours nothing is known: it may be decoded otherwise.
  private var guardOfClass: [Code] {
    plan.isExtensible ? ["guard self == \(plan.type).self else { return visit.leaveOut() }"] : []
  }

  private func statements(
    _ object: PlannedObject, container: String, decoder: String, _ names: inout ContainerNames
  ) -> [Code] {
    let flattening = FlatteningEmitter(
      object: object, refusesUnknownKeys: plan.refusesUnknownKeys)
    var statements = flattening.opening(decoder)
    for member in object.members {
      switch member {
      case .field(let field):
        statements.append(visit(field, in: container).under(field.condition))
      case .object(let inner):
        statements += part(inner, in: container, decoder: decoder, &names)
      case .flattened(let field):
        statements += flattening.visiting(field, from: decoder)
      }
    }
    return statements + flattening.visitingRest()
  }

  /// An object in another: if it is not one, the fields around it are looked at nevertheless.
  private func part(
    _ object: PlannedObject, in container: String, decoder: String, _ names: inout ContainerNames
  ) -> [Code] {
    guard let place = object.place else { return [] }
    let emitter = DecodableEmitter(plan: plan)
    let name = names.next()
    guard !object.flattenings.isEmpty else {
      return [
        .block(
          "visit.part",
          [emitter.opening(object, place, name, container)]
            + statements(object, container: name, decoder: decoder, &names))
      ]
    }
    return [
      .block(
        "visit.part",
        emitter.opening(sharing: object, place, name, container)
          + statements(object, container: name, decoder: "shared", &names) + unknownKeys)
    ]
  }

  private func visit(_ field: PlannedField, in container: String) -> Code {
    let read = FieldExpression(field, of: plan, in: container)
    guard field.type != nil else { return visitWrapper(field, read, in: container) }
    if case .value(let value) = field.presence.onMissing, let failures = field.recoverable {
      return .block("visit.part", ["_ = \(read.value(default: value, for: failures))"])
    }
    // Several things can be wrong with a value, but only one with what a strategy makes of it.
    let isPlain = field.coding == nil && !field.ignoresFailures
    let key = isPlain ? "$0" : read.key
    let head = isPlain ? "visit.field(\(container), \(read.key))" : "visit.part"
    let value =
      field.isRequired || field.isNullable ? read.value(key) : read.valueOfKey(key)
    let block = Code.block(head, [isPlain ? "\(value)" : "_ = \(value)"])
    // A missing key is none of the failures that are looked for.
    let asksForKey =
      field.isNullable ? field.presence.onMissing == .keep : field.presence.onNull == .fail
    return asksForKey && !field.isRequired ? .block("if \(read.isThere)", [block]) : block
  }

  private func visitWrapper(
    _ field: PlannedField, _ read: FieldExpression, in container: String
  ) -> Code {
    let method = field.presence.onMissing == .keep ? "decodeIfPresent" : "decode"
    let place = "visit.field(\(container), \(read.key)"
    return .block(
      "\(place), like: { (value: \(plan.type)) in value.\(field.storage) })",
      ["try \(container).\(method)($0, forKey: $1)"])
  }

  private var duplicates: [Code] {
    plan.refusesDuplicateKeys ? ["visit.duplicateKeys(in: decoder)"] : []
  }

  /// Whether the keys of an inner object are known only where that is looked at.
  private var hasInnerFlattenings: Bool {
    plan.decoded.hasFlattenings && plan.decoded.flattenings.isEmpty
  }

  private var unknownKeys: [Code] {
    guard plan.refusesUnknownKeys else { return [] }
    if plan.isKeyless {
      let count = plan.decoded.members.count
      return [
        .block(
          "visit.part",
          ["try TranscodableEssentials.__refuseElements(of: decoder, after: \(count))"])
      ]
    }
    let isShared = plan.decoded.hasFlattenings || plan.inheritance.superclass == .flat
    let others = isShared ? ", besides: flattening" : ""
    return ["visit.unknownKeys(in: decoder, \(plan.knownKeys)\(others))"]
  }
}

extension CodingPlan {
  /// Whether the fields of a value that could not be decoded can be looked at one by one.
  var isVisited: Bool {
    guard generated.contains(.decode), !direct.contains(.decode) else { return false }
    switch layout {
    case .object, .elements, .value: break
    case .rawValue, .cases: return false
    }
    return decoded.fields.allSatisfy { field in
      // Wrappers of Kodable decode themselves, and those of an actor keep their type to themselves.
      if case .itself = isolation, field.type == nil { return false }
      return field.wrapper == nil
    }
  }
}
