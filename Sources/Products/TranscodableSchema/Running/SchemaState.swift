internal import TranscodableJSON

/// The schema nodes that apply to the same value, and how their results depend on each other.
///
/// Several schemas may apply to a value, and each of them may apply further schemas to the same
/// value. All of these schemas are entries of one state, without duplicates. A value is therefore
/// visited once, regardless of the number of alternatives.
final class SchemaState: Sendable {
  /// A schema node, with the indices of the entries on which it depends.
  struct Entry: Sendable {
    let node: Int
    var all: [Int] = []
    var anyOf: [Int] = []
    var oneOf: [Int] = []
    var not: Int?
    var condition: Int?
    var consequence: Int?
    var alternative: Int?
    /// Entries that apply only if the object contains a key.
    var dependent: [(key: Int, entry: Int)] = []
    var required: [Int] = []
    /// Keys that are required only if the object contains another key.
    var dependentRequired: [(key: Int, required: [Int])] = []
    var seesUnevaluated = false

    var isCombined: Bool {
      !all.isEmpty || !anyOf.isEmpty || !oneOf.isEmpty || not != nil || condition != nil
        || !dependent.isEmpty
    }
  }

  /// The checks that are necessary for values of one kind.
  struct Plan: Sendable {
    /// The entries that reject the kind.
    var refusing: [Int] = []
    /// The entries with further rules for values of the kind.
    var ruled: [Int] = []
  }

  /// The entries.
  ///
  /// Each entry follows the entries on which it depends.
  let entries: [Entry]
  let positions: [Int: Int]
  let plans: [Plan]
  /// The entries that depend on other entries.
  let combined: [Int]
  /// The entries that list the allowed values.
  let listing: [Int]
  /// The kinds of values that must be read completely before they can be validated.
  let wholeKinds: KindSet
  /// Whether validation depends on the contents of strings, and not only on their kind.
  let readsStrings: Bool
  let readsNumbers: Bool
  let hasContains: Bool
  let hasUnevaluated: Bool
  /// Whether unnamed keys must be tracked so that duplicates aren't counted.
  let countsKeys: Bool
  let hasPatterns: Bool
  let hasPropertyNames: Bool
  /// The keys that the schemas name.
  let keys: KeyTable
  /// The number of leading array elements that have their own schemas.
  let prefixCount: Int
  let isTrivial: Bool
  /// The kinds whose values are always valid, so that they can be skipped.
  let accepted: KindSet

  /// - Parameters:
  ///   - roots: The nodes that apply to the value.
  ///   - nodes: All nodes.
  ///   - keepsAnnotations: Whether to keep nodes that accept every value but have annotations.
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

  /// Returns the reachable nodes in an order in which each node follows its dependencies.
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
