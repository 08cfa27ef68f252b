/// Groups the nodes of a graph that have equal types.
struct GraphSignatures {
  private(set) var classes: [Int: Int] = [:]

  /// Groups the nodes by their own properties, and then splits the groups by the nodes' children
  /// until nothing changes.
  init(_ graph: ShapeGraph) {
    let roots = graph.roots
    var count = 0
    while true {
      var numbers: [[String]: Int] = [:]
      var next: [Int: Int] = [:]
      for node in roots {
        let text = Self.text(of: node, in: graph, classes)
        next[node] = numbers[text] ?? numbers.count
        numbers[text] = next[node]
      }
      classes = next
      if numbers.count == count { return }
      count = numbers.count
    }
  }

  private static func text(
    of index: Int, in graph: ShapeGraph, _ classes: [Int: Int]
  ) -> [String] {
    let node = graph[index]
    func number(_ edge: ShapeNode.Edge) -> String {
      "\(edge.nullCount > 0) \(classes[graph.find(edge.node)] ?? 0)"
    }
    var text = [
      "\(node.boolCount > 0) \(ScalarTypes.number(node.numbers)?.word ?? "")",
      "\(node.strings.map { "\($0.dates) \(node.isOpaque)" } ?? "")",
      "\(node.arrayCount > 0) \(node.element.map(number) ?? "")", node.tagKey ?? "",
      node.objects.map { number(ShapeNode.Edge(node: $0)) } ?? "",
    ]
    switch node.layout {
    case .none: break
    case .map(let values): text.append("map \(number(values))")
    case .record(let members):
      for key in members.keys.sorted() {
        guard let member = members[key] else { continue }
        text += [key, "\(member.count < node.objectCount) \(number(member.edge))"]
      }
    case .tagged(let key, let cases):
      text.append("tag \(key)")
      for tag in cases.keys.sorted() {
        text += [tag, number(ShapeNode.Edge(node: cases[tag] ?? 0))]
      }
    }
    return text
  }
}

/// Determines whether two nodes can share a type without making it less specific.
struct FittingCheck {
  private let graph: ShapeGraph
  private let allowsNewOptionals: Bool

  init(_ graph: ShapeGraph, allowsNewOptionals: Bool) {
    self.graph = graph
    self.allowsNewOptionals = allowsNewOptionals
  }

  /// Returns whether two nodes have the same kinds of values and differ only in optional members.
  func fit(_ first: Int, _ second: Int) -> Bool {
    var seen: Set<[Int]> = []
    return fit(first, second, &seen)
  }

  private func fit(
    _ first: ShapeNode.Edge, _ second: ShapeNode.Edge, _ seen: inout Set<[Int]>
  ) -> Bool {
    fit(first.node, second.node, &seen)
  }

  private func fit(_ first: Int, _ second: Int, _ seen: inout Set<[Int]>) -> Bool {
    let pair = [graph.find(first), graph.find(second)].sorted()
    guard pair[0] != pair[1], seen.insert(pair).inserted else { return true }
    let (left, right) = (graph[first], graph[second])
    if left.kindCount == 0 || right.kindCount == 0 { return true }
    guard (left.boolCount > 0) == (right.boolCount > 0),
      (left.numbers.count > 0) == (right.numbers.count > 0),
      DateEvidence.fit(left.strings?.dates, right.strings?.dates), left.isOpaque == right.isOpaque,
      left.tagKey == right.tagKey,
      (left.arrayCount > 0) == (right.arrayCount > 0),
      (left.objectCount > 0) == (right.objectCount > 0)
    else { return false }
    if let mine = left.element, let other = right.element, !fit(mine, other, &seen) { return false }
    if let mine = left.objects, let other = right.objects, !fit(mine, other, &seen) { return false }
    switch (left.layout, right.layout) {
    case (.none, .none): return true
    case (.map(let mine), .map(let other)): return fit(mine, other, &seen)
    case (.tagged(let key, let mine), .tagged(let otherKey, let others)):
      return key == otherKey
        && Set(mine.keys).intersection(others.keys).allSatisfy { tag in
          guard let mine = mine[tag], let other = others[tag] else { return true }
          return fit(mine, other, &seen)
        }
    case (.record(let mine), .record(let others)):
      return fit(left, mine, right, others, &seen)
    case (.map(let values), .record), (.record, .map(let values)):
      return allowsNewOptionals && graph.isUnknown(values)
    case (.record(let record), .tagged(let key, let cases)),
      (.tagged(let key, let cases), .record(let record)):
      return allowsNewOptionals && fit(record, in: cases, key)
    default: return false
    }
  }

  /// Returns whether at most a third of the members are scalars of different kinds, such as numbers
  /// and strings, and all others fit.
  private func fitMostly(
    _ mine: [String: ShapeNode.Member], _ others: [String: ShapeNode.Member],
    _ seen: inout Set<[Int]>
  ) -> Bool {
    var mixed = 0
    for key in mine.keys.sorted() {
      guard let mine = mine[key], let other = others[key] else { continue }
      if fit(mine.edge, other.edge, &seen) { continue }
      guard graph[mine.node].isScalar, graph[other.node].isScalar else { return false }
      mixed += 1
    }
    return mixed * 3 <= mine.count
  }

  /// Returns whether the members that two records share have fitting types.
  func sharedMembersFit(_ first: Int, _ second: Int) -> Bool {
    guard let mine = graph[first].members, let others = graph[second].members else { return false }
    return mine.keys.sorted().allSatisfy { key in
      guard let mine = mine[key], let other = others[key] else { return true }
      return fit(mine.node, other.node)
    }
  }

  /// Returns whether at least seven of eight members that two records share have fitting types, and
  /// the others are containers of the same kind, or scalars that are some of the scalars of the
  /// first record.
  func mostMembersFit(_ first: Int, _ second: Int) -> Bool {
    guard let mine = graph[first].members, let others = graph[second].members else { return false }
    let shared = mine.compactMap { key, member in others[key].map { (member.node, $0.node) } }
    let different = shared.filter { !fit($0, $1) }
    return different.count * 8 <= shared.count
      && different.allSatisfy { first, second in
        let (left, right) = (graph[first], graph[second])
        if left.isScalar, right.isScalar {
          return (left.boolCount > 0 || right.boolCount == 0)
            && (left.numbers.count > 0 || right.numbers.count == 0)
            && (left.strings != nil || right.strings == nil)
        }
        return [left, right].allSatisfy { $0.kindCount == 1 && !$0.isScalar }
          && (left.arrayCount > 0) == (right.arrayCount > 0)
      }
  }

  /// Returns whether a record has the members of one of the kinds that a tag identifies.
  private func fit(
    _ record: [String: ShapeNode.Member], in cases: [String: Int], _ key: String
  ) -> Bool {
    record[key] != nil
      && cases.values.contains { Set(graph[$0].members?.keys ?? [:].keys) == Set(record.keys) }
  }

  private func fit(
    _ left: ShapeNode, _ mine: [String: ShapeNode.Member], _ right: ShapeNode,
    _ others: [String: ShapeNode.Member], _ seen: inout Set<[Int]>
  ) -> Bool {
    let shared = Set(mine.keys).intersection(others.keys)
    if allowsNewOptionals, shared.count == mine.count, shared.count == others.count {
      return fitMostly(mine, others, &seen)
    }
    // Only members that are required on one side and missing on the other become optional.
    let newOptionals =
      mine.count { others[$0.key] == nil && $0.value.count == left.objectCount }
      + others.count { mine[$0.key] == nil && $0.value.count == right.objectCount }
    if allowsNewOptionals {
      guard shared.count >= newOptionals else { return false }
    } else {
      let all = mine.count + others.count - shared.count
      guard newOptionals == 0, shared.count * 2 >= all else { return false }
    }
    return shared.sorted().allSatisfy { key in
      guard let mine = mine[key], let other = others[key] else { return true }
      return fit(mine.edge, other.edge, &seen)
    }
  }
}
