/// Generates `init(from:)`.
///
/// The code accesses fields through `self` and doesn't repeat initial values, so its local
/// variables can't shadow names in user code.
struct DecodableEmitter: ObjectDialect {
  let plan: CodingPlan
  var slots: [String: DirectSlot] = [:]

  var body: [Code] {
    let decoding =
      WideDecodableEmitter(plan: plan)?.statements
      ?? statements(of: plan.decoded, coder: "decoder")
    let inheritance = InheritanceEmitter(plan: plan)
    let completion = CompletionEmitter(type: plan.type)
    return completion.calls(.willDecode) + inheritance.delegation + duplicateRefusal
      + VersionEmitter(type: plan.type).decoding()
      + [container] + inheritance.opening()
      + (isRefusalFirst ? refusal : [])
      + decoding
      + inheritance.decoding() + (isRefusalFirst ? [] : refusal)
      + completion.afterDecoding()
  }

  var container: Code {
    let isUsed =
      plan.decoded.needsContainer || InheritanceEmitter(plan: plan).needsContainer
    return "\(isUsed ? "let container" : "_") = \(plan.decodingContainer)"
  }

  func opening(of scope: ObjectScope) -> [Code] {
    FlatteningEmitter(plan: plan, scope: scope).opening()
  }

  func field(_ field: PlannedField, in scope: ObjectScope) -> Code? {
    // The tag of a case has already been decoded.
    if field.isPayload, field.isConstant { return nil }
    return assignment(field, in: scope.container).at(field.line)
  }

  func flattened(_ field: PlannedFlattening, in scope: ObjectScope) -> Code? {
    FlatteningEmitter(plan: plan, scope: scope).decoding(field)
  }

  func object(
    _ inner: ObjectScope, at key: KeyLocation.Component, in scope: ObjectScope, _ members: [Code]
  ) -> [Code] {
    opening(inner, at: key, in: scope) + members
  }

  func closing(of scope: ObjectScope) -> [Code] {
    FlatteningEmitter(plan: plan, scope: scope).rest {
      "self.\($0.storage) = try flattening.decodeRest(\($0.type).self)"
    }
  }

  func opening(
    _ inner: ObjectScope, at key: KeyLocation.Component, in scope: ObjectScope
  ) -> [Code] {
    let (object, type) = (inner.object, plan.keyType(of: inner.object))
    guard object.flattenings.isEmpty else {
      return [
        """
        let shared = try \(scope.container).__decoder(forKey: \(key.key.literal), \
        isRequired: \(object.isRequired))
        """,
        """
        \(object.hasKeys ? "let \(inner.container)" : "_") = try shared.container(\
        keyedBy: \(type).self)
        """,
      ]
    }
    let method = key.indexes.isEmpty && object.isRequired ? "nestedContainer" : "__container"
    let rest =
      (key.indexes.isEmpty ? "" : ", at: \(key.indexes)")
      + (method == "__container" ? ", isRequired: \(object.isRequired)" : "")
      + (object.toleratesFailures ? ", toleratesFailures: true" : "")
    return [
      """
      let \(inner.container) = try \(scope.container).\(method)(keyedBy: \(type).self, \
      forKey: \(key.key.literal)\(rest))
      """
    ]
  }

  private func assignment(_ field: PlannedField, in container: String) -> Code {
    guard let inspector = field.inspector else { return decoding(field, in: container) }
    return Code([
      """
      TranscodableEssentials.__inspect(\(inspector).self, \
      forKey: \(FieldExpression(field, of: plan, in: container).key), in: \(container), of: decoder)
      """,
      decoding(field, in: container),
    ])
  }

  private func decoding(_ field: PlannedField, in container: String) -> Code {
    if let wrapper = field.wrapper { return wrapper.decoding(field.storage) }
    let target = slots[field.storage]?.variable ?? field.target
    let read = FieldExpression(field, of: plan, in: container)
    guard field.type != nil else { return assignmentOfWrapper(field, read, in: container) }
    // If null and a missing key have the same effect, the code doesn't check for the key.
    let asksForKey = field.presence.onNull != .asMissing
    switch field.presence.onMissing {
    case .fail: return "\(target) = \(read.value)"
    case .none where field.isNullable: return "\(target) = \(read.value)"
    case .none where field.presence.onNull == .none:
      return "\(target) = \(read.valueIfPresent)"
    // A missing value of type `T??` must be nil, not `.some(nil)`.
    case .none:
      return "\(target) = \(read.isThere) ? Swift.Optional.some(\(read.value)) : nil"
    case .keep where asksForKey:
      return .block(
        "if \(read.isThere)", ["\(target) = \(read.valueOfKey(read.key))"])
    case .keep:
      return .block(
        "if let value = \(read.valueIfPresent)", ["\(target) = value"])
    case .value(let value):
      if let failures = field.recoverable {
        return "\(target) = \(read.value(default: value, for: failures))"
      }
      guard asksForKey else {
        return "\(target) = \(read.valueIfPresent) ?? \(field.typed(value))"
      }
      return "\(target) = \(read.isThere) ? \(read.valueOfKey(read.key)) : \(field.typed(value))"
    }
  }

  // Only the compiler knows the type of a wrapper, so it must select the overload for that type.
  private func assignmentOfWrapper(
    _ field: PlannedField, _ read: FieldExpression, in container: String
  ) -> Code {
    if field.presence.onMissing == .keep {
      return """
        self.\(field.storage) = try TranscodableEssentials.__decoded(initially: self.\(field.storage)) {
          try \(container).decodeIfPresent($0, forKey: \(read.key))
        }
        """
    }
    return """
      self.\(field.storage) = try TranscodableEssentials.__decoded {
        try \(container).decode($0, forKey: \(read.key))
      }
      """
  }

  var refusalOfElements: Code {
    """
    try TranscodableEssentials.__refuseElements(of: decoder, after: \(plan.decoded.members.count))
    """
  }

  private var duplicateRefusal: [Code] {
    plan.type.refusesDuplicateKeys
      ? ["try TranscodableEssentials.__refuseDuplicateKeys(in: decoder)"] : []
  }

  // The set of known keys isn't complete until all flattened fields are decoded.
  private var isRefusalFirst: Bool {
    !plan.isKeyless && plan.type.superclass != .flat && !plan.decoded.hasFlattenings
  }

  private var refusal: [Code] {
    guard plan.type.refusesUnknownKeys else { return [] }
    if plan.isKeyless { return [refusalOfElements] }
    let call: Code =
      "try TranscodableEssentials.__refuseUnknownKeys(in: decoder, \(plan.knownKeys))"
    // A subclass has additional keys in the same object, and rejects unknown keys itself.
    return plan.type.isExtensible
      ? [.block("if Self.self == \(plan.type.qualifiedName).self", [call])] : [call]
  }
}

extension CodingPlan {
  var knownKeys: String {
    // With `.flat`, the keys of the superclass are in the same object.
    let keys = decoded.withWrappersInPlace.knownKeys(isWatched: type.superclass == .flat)
    let others = keysWithoutFields
    let list = others.map(\.literal).joined(separator: ", ")
    return others.isEmpty ? keys : ".init(\(keys), alongside: [\(list)])"
  }

  /// The keys in the outermost object that belong to the version or the superclass, not to fields.
  var keysWithoutFields: [String] {
    var keys = type.attribute.version.map { [$0.key] } ?? []
    if case .nested(let key) = type.superclass { keys.append(key ?? "super") }
    return keys
  }
}

extension PlannedObject {
  func knownKeys(isWatched: Bool = false) -> String {
    let keys = members.map { member -> [String] in
      switch member {
      case .field(let field): ([field.key] + field.aliases).map { "\($0.literal): [:]" }
      case .object(let object): ["\(object.component?.key.literal ?? ""): \(object.knownKeys())"]
      case .flattened: []
      }
    }
    let own = keys.joined().isEmpty ? "[:]" : "[\(keys.joined().joined(separator: ", "))]"
    return !isWatched && flattenings.isEmpty ? own : ".init(\(own), alongside: flattening.keys)"
  }
}
