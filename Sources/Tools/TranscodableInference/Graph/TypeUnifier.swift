internal import TranscodableNames

struct TypeUnifier {
  private var graph: ShapeGraph

  /// Joins nested records with the same keys, nodes with equal types, and nodes with related names
  /// and compatible types.
  static func join(_ graph: inout ShapeGraph) {
    var unifier = TypeUnifier(graph: graph)
    unifier.joinGivenNames()
    if !graph.isExact {
      NumberWidening.apply(to: &unifier.graph)
      SharedMaps.apply(to: &unifier.graph)
    }
    unifier.unifyRecursive()
    unifier.unifyEqual()
    unifier.unifyFitting()
    if !graph.isExact, unifier.unifyOpen() { unifier.unifyEqual() }
    if !graph.isExact, unifier.unifySimilar() { unifier.unifyEqual() }
    graph = unifier.graph
  }

  private init(graph: ShapeGraph) { self.graph = graph }

  private mutating func joinGivenNames() {
    var nodes: [String: Int] = [:]
    for node in graph.roots {
      guard let name = graph[node].givenName else { continue }
      if let first = nodes[name] { graph.join(first, node) } else { nodes[name] = node }
    }
  }

  // MARK: - Recursive types

  private mutating func unifyRecursive() {
    // Joining changes the nodes and their children, so the search starts again after each join.
    while let (outer, inner) = recursivePair() {
      remark(
        inner, "has the same type as the enclosing value at \(graph[outer].locations[0].shownText)")
      graph.join(outer, inner)
    }
  }

  private func recursivePair() -> (Int, Int)? {
    var path: [Int] = []
    var seen: Set<Int> = []
    return circle(graph.root.node, &path, &seen)
  }

  private func circle(_ node: Int, _ path: inout [Int], _ seen: inout Set<Int>) -> (Int, Int)? {
    let node = graph.find(node)
    guard seen.insert(node).inserted else { return nil }
    let isRecord = graph[node].isRecord
    if isRecord, let outer = path.first(where: { contains($0, node) }) { return (outer, node) }
    if isRecord { path.append(node) }
    defer { if isRecord { path.removeLast() } }
    for child in graph.children(node) {
      if let found = circle(child, &path, &seen) { return found }
    }
    return nil
  }

  private func contains(_ outer: Int, _ inner: Int) -> Bool {
    guard let mine = graph[outer].members, let others = graph[inner].members, others.count > 1,
      Set(mine.keys) == Set(others.keys)
        || !Set(others.keys).isSubset(of: SimilarRecords.referenceKeys)
    else { return false }
    if graph.endsInside(inner, outer) { return false }
    if areTree(outer, inner) { return true }
    let isSubset = Set(others.keys).isSubset(of: mine.keys)
    let check = FittingCheck(graph, allowsNewOptionals: true)
    let shared = others.keys.count { mine[$0] != nil }
    let haveMost = isSubset && shared * 4 >= mine.count * 3
    let lacksOnlyOptional =
      graph.lacksOnlyOptional(inner, outer) && shared * 4 >= others.count * 3
    if shared >= SimilarRecords.manyMembers, haveMost || lacksOnlyOptional {
      return check.mostMembersFit(outer, inner)
    }
    if graph.lacksIdentifier(inner, outer) || graph.differ(outer, inner) { return false }
    guard
      Set(mine.keys) == Set(others.keys) || graph[outer].name == graph[inner].name && isSubset
    else { return false }
    return check.fit(outer, inner)
  }

  /// Whether the outer and inner records are elements of arrays with the same key, and both have a
  /// tag such as `type`.
  private func areTree(_ outer: Int, _ inner: Int) -> Bool {
    guard graph[outer].name == graph[inner].name, let mine = graph[outer].members,
      let others = graph[inner].members,
      graph[inner].locations[0].tokens.suffix(2) == graph[outer].locations[0].tokens.suffix(2),
      graph[inner].locations[0].tokens.last == "*",
      ObjectFacts.tagKeys.contains(where: { key in
        [mine[key], others[key]].allSatisfy {
          $0.map { graph[$0.node].isScalar && graph[$0.node].kindCount == 1 } ?? false
        }
      })
    else { return false }
    return FittingCheck(graph, allowsNewOptionals: true).sharedMembersFit(outer, inner)
  }

  // MARK: - Equal types

  private mutating func unifyEqual() {
    let classes = GraphSignatures(graph).classes
    let roots = graph.roots
    let check = EqualRecords(graph)
    for nodes in groups(of: roots.filter(isDeclared), by: { classes[$0] }) {
      for group in check.groups(of: nodes) { unifyAll(group, "has the same type as") }
    }
    if !graph.isExact { unifyWrappers(roots) }
  }

  private mutating func unifyAll(_ nodes: [Int], _ text: String) {
    for node in nodes.dropFirst() where graph.find(node) == node {
      unifyIfNamesAllow(nodes[0], node, text)
    }
  }

  /// Returns the nodes with the same key, in the order of the first node of each group.
  private func groups<Key: Hashable>(of nodes: [Int], by key: (Int) -> Key?) -> [[Int]] {
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for node in nodes {
      guard let key = key(node) else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(node)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// Joins records whose only member is an object of the same type.
  private mutating func unifyWrappers(_ nodes: [Int]) {
    let wrappers = groups(of: nodes.filter { graph.find($0) == $0 }, by: wrapper)
    for nodes in wrappers where nodes.count > 2 { unifyAll(nodes, "has the same type as") }
  }

  private func wrapper(_ node: Int) -> Wrapper? {
    guard graph[node].isRecord, let members = graph[node].members, members.count == 1,
      let only = members.first, graph[only.value.node].isRecord
    else { return nil }
    return Wrapper(
      key: only.key, content: graph.find(only.value.node),
      isOptional: only.value.count < graph[node].objectCount,
      isNullable: only.value.edge.nullCount > 0)
  }

  private struct Wrapper: Hashable {
    var key: String
    var content: Int
    var isOptional: Bool
    var isNullable: Bool
  }

  // MARK: - Members without values

  /// Joins records that differ only in members that are always null in one of them, and returns
  /// whether it joined any.
  private mutating func unifyOpen() -> Bool {
    let records = graph.roots.filter { graph[$0].isRecord && graph[$0].tagKey == nil }
    let candidates = groups(of: records) { node in
      graph[node].members.flatMap { $0.count > 3 ? Set($0.keys) : nil }
    }
    .filter { $0.contains(where: isOpen) }
    guard !candidates.isEmpty else { return false }
    let classes = GraphSignatures(graph).classes
    var hasJoined = false
    for nodes in candidates {
      for (position, node) in nodes.enumerated() where graph.find(node) == node {
        let first = nodes[..<position].first { first in
          graph.find(first) == first && differOnlyInNulls(first, node, classes)
        }
        guard let first else { continue }
        unifyIfNamesAllow(first, node, "has the same type as")
        hasJoined = true
      }
    }
    return hasJoined
  }

  private func isOpen(_ node: Int) -> Bool {
    graph[node].members?.values.contains(where: isOpen) ?? false
  }

  private func isOpen(_ member: ShapeNode.Member) -> Bool {
    graph[member.node].kindCount == 0 && member.edge.nullCount > 0
  }

  private func differOnlyInNulls(_ first: Int, _ second: Int, _ classes: [Int: Int]) -> Bool {
    guard let mine = graph[first].members, let others = graph[second].members else { return false }
    let counts = (graph[first].objectCount, graph[second].objectCount)
    var open = 0
    for (key, member) in mine {
      guard let other = others[key] else { return false }
      if isOpen(member) || isOpen(other) {
        open += 1
        continue
      }
      guard classes[graph.find(member.node)] == classes[graph.find(other.node)],
        (member.count < counts.0) == (other.count < counts.1)
      else { return false }
    }
    return open * 2 <= mine.count
  }

  private func isDeclared(_ node: Int) -> Bool {
    if !graph.isExact, graph[node].kindCount > 1 { return true }
    if case .tagged = graph[node].layout { return true }
    guard let members = graph[node].members else { return false }
    // Types with one member are joined only if it is a link, or the lack of another kind of value.
    return members.count > 1 || graph.keyOfMarker(node) != nil
      || !graph.isExact && members.keys.contains(where: { $0 == "href" || $0 == "url" })
  }

  private mutating func unifyFitting() {
    var byName: [String: [Int]] = [:]
    for node in graph.roots where graph[node].isRecord {
      guard graph.find(node) == node else { continue }
      let name = Names.typeName(graph[node].name)
      let other = byName[name]?.first { other in
        let node = graph.find(node)
        let other = graph.find(other)
        return node != other && FittingCheck(graph, allowsNewOptionals: false).fit(other, node)
      }
      if let other { unifyIfNamesAllow(other, node, "has the same type as") }
      byName[name, default: []].append(node)
    }
  }

  // MARK: - Similar types

  /// Joins similar records, and returns whether it joined any.
  private mutating func unifySimilar() -> Bool {
    var hasJoined = false
    // A joined record has more members, so it may be similar to a record that was compared before.
    while let (first, second) = similarPair() {
      unifyIfNamesAllow(first, second, "is similar to, and has the same type as,")
      hasJoined = true
    }
    return hasJoined
  }

  private func similarPair() -> (Int, Int)? {
    let records = graph.roots.filter { graph[$0].isRecord && graph[$0].tagKey == nil }
    // Comparing all pairs of a large graph would take too long.
    guard records.count <= Self.manyRecords else { return nil }
    let similar = SimilarRecords(graph, among: records)
    for (position, second) in records.enumerated() {
      let first = records[..<position].first { first in
        let names = (graph[first].givenName, graph[second].givenName)
        return (names.0 == nil || names.1 == nil || names.0 == names.1)
          && similar.areOneType(first, second)
      }
      if let first { return (first, second) }
    }
    return nil
  }

  private static let manyRecords = 300

  // MARK: - Joining

  private mutating func unifyIfNamesAllow(_ first: Int, _ second: Int, _ text: String) {
    let names = (graph[first].givenName, graph[second].givenName)
    if let mine = names.0, let other = names.1, mine != other { return }
    if graph.find(first) == graph.find(second) { return }
    let location = graph[first].locations[0].shownText
    // A join that merely follows from another join isn't worth a remark.
    if graph[second].isRecord, graph[second].locations[0].tokens.count < 12 {
      remark(second, "\(text) \(location)")
    }
    graph.join(first, second)
  }

  private mutating func remark(_ node: Int, _ text: String) {
    graph.remarks.append(InferenceRemark(location: graph[node].locations[0], text: text))
  }
}

extension ShapeLocation {
  var shownText: String { tokens.isEmpty ? "the root" : text }
}
