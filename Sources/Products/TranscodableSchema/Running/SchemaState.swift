internal import TranscodableJSON

/// All schemas that apply to the same JSON value, without duplicates.
///
/// A value is visited only once, regardless of the number of `anyOf` or `oneOf` alternatives.
final class SchemaState: Sendable {
  struct Entry: Sendable {
    let node: Int
    var all: [Int] = []
    var anyOf: [Int] = []
    var oneOf: [Int] = []
    var not: Int?
    var condition: Int?
    var consequence: Int?
    var alternative: Int?
    /// Schemas that apply only if the object contains a key (`dependentSchemas`).
    var dependent: [(key: Int, entry: Int)] = []
    var required: [Int] = []
    var dependentRequired: [(key: Int, required: [Int])] = []
    var seesUnevaluated = false

    var isCombined: Bool {
      !all.isEmpty || !anyOf.isEmpty || !oneOf.isEmpty || not != nil || condition != nil
        || !dependent.isEmpty
    }
  }

  struct Plan: Sendable {
    var refusing: [Int] = []
    var ruled: [Int] = []
  }

  /// Each schema comes after the schemas that it depends on.
  let entries: [Entry]
  let positions: [Int: Int]
  let plans: [Plan]
  let combined: [Int]
  let listing: [Int]
  /// The kinds of values that must be read completely before they can be validated.
  let wholeKinds: KindSet
  let readsStrings: Bool
  let readsNumbers: Bool
  let hasContains: Bool
  let hasUnevaluated: Bool
  /// Whether to track keys that the schema doesn't name.
  ///
  /// Tracking ensures that a repeated key is counted only once.
  let countsKeys: Bool
  let hasPatterns: Bool
  let hasPropertyNames: Bool
  let keys: KeyTable
  /// The number of leading array elements that have their own schemas (`prefixItems`).
  let prefixCount: Int
  let isTrivial: Bool
  /// The kinds of JSON values that are always valid.
  ///
  /// The contents of these values can be skipped.
  let accepted: KindSet

  init(_ roots: [Int], _ nodes: [SchemaNode], keepsAnnotations: Bool) {
    let (order, positions) = Self.order(roots, nodes)
    self.positions = positions
    var keys = KeyTable()
    var entries: [Entry] = []
    for node in order { entries.append(Self.entry(node, nodes[node], positions, &keys)) }
    self.entries = entries
    self.keys = keys
    plans = KindSet.each.map { kind in Self.plan(kind, order.map { nodes[$0] }) }
    combined = entries.indices.filter { entries[$0].isCombined }
    let members = order.map { nodes[$0] }
    listing = entries.indices.filter {
      members[$0].values != nil || members[$0].constant != nil
    }
    var wholeKinds = members.reduce(into: KindSet()) { kinds, node in
      if node.hasUniqueItems { kinds.insert(.array) }
      for values in [node.values, node.constant].compactMap(\.self) {
        kinds.formUnion(values.kinds.intersection([.array, .object]))
      }
    }
    wholeKinds.formIntersection([.array, .object])
    self.wholeKinds = wholeKinds
    readsStrings = members.contains { $0.hasStringRules } || !listing.isEmpty
    readsNumbers = members.contains { !$0.numberRules.isEmpty } || !listing.isEmpty
    hasContains = members.contains { $0.contains != nil }
    hasUnevaluated = members.contains {
      $0.unevaluatedProperties != nil || $0.unevaluatedItems != nil
    }
    hasPatterns = members.contains { !$0.patternProperties.isEmpty }
    hasPropertyNames = members.contains { $0.propertyNames != nil }
    let looksAtOthers = members.contains {
      $0.additionalProperties != nil || $0.unevaluatedProperties != nil || $0.minProperties > 0
        || $0.maxProperties < .max
    }
    countsKeys = hasPatterns || hasPropertyNames || looksAtOthers
    prefixCount = members.map(\.prefixItems.count).max() ?? 0
    let isDirect = combined.isEmpty && listing.isEmpty && !keepsAnnotations
    let plans = plans
    accepted = KindSet.each.reduce(into: []) { kinds, kind in
      let plan = plans[kind.index]
      if isDirect, plan.refusing.isEmpty, plan.ruled.isEmpty { kinds.insert(kind) }
    }
    isTrivial = members.allSatisfy {
      $0.isTrivial && (!keepsAnnotations || $0.annotations.isEmpty)
    }
  }

  private static func order(_ roots: [Int], _ nodes: [SchemaNode]) -> ([Int], [Int: Int]) {
    var order: [Int] = []
    var positions: [Int: Int] = [:]
    for root in roots where positions[root] == nil {
      var way: [(node: Int, next: [Int])] = [(root, nodes[root].inPlace.reversed())]
      while let top = way.indices.last {
        guard let next = way[top].next.popLast() else {
          let node = way.removeLast().node
          guard positions[node] == nil else { continue }
          positions[node] = order.count
          order.append(node)
          continue
        }
        if positions[next] == nil { way.append((next, nodes[next].inPlace.reversed())) }
      }
    }
    return (order, positions)
  }

  private static func entry(
    _ index: Int, _ node: SchemaNode, _ positions: [Int: Int], _ keys: inout KeyTable
  ) -> Entry {
    func position(_ node: Int) -> Int { positions[node] ?? 0 }
    var entry = Entry(node: index)
    entry.all = (node.references + node.allOf).map(position)
    entry.anyOf = node.anyOf.map(position)
    entry.oneOf = node.oneOf.map(position)
    entry.not = node.not.map(position)
    entry.condition = node.condition.map(position)
    entry.consequence = node.consequence.map(position)
    entry.alternative = node.alternative.map(position)
    for (key, _) in node.properties { _ = keys.insert(key) }
    entry.required = node.required.map { keys.insert($0) }
    entry.dependent = node.dependentSchemas.map { (keys.insert($0.key), position($0.node)) }
    entry.dependentRequired = node.dependentRequired.map { key, required in
      (keys.insert(key), required.map { keys.insert($0) })
    }
    entry.seesUnevaluated = node.unevaluatedProperties != nil || node.unevaluatedItems != nil
    return entry
  }

  private static func plan(_ kind: KindSet, _ nodes: [SchemaNode]) -> Plan {
    var plan = Plan()
    for (position, node) in nodes.enumerated() {
      if !node.isPossible || !node.kinds.contains(kind) { plan.refusing.append(position) }
      let hasRules =
        switch kind {
        case .integer, .fraction: !node.numberRules.isEmpty
        case .string: node.hasStringRules
        case .array: node.hasArrayRules
        case .object: node.hasObjectRules
        default: false
        }
      if hasRules { plan.ruled.append(position) }
    }
    return plan
  }
}
