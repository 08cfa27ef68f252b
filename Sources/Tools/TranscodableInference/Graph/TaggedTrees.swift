/// Makes the objects of a tree one type if a tag such as `type` identifies their kinds.
///
/// In `{"children": [{"type": "frame", "children": [{"type": "text"}]}]}`, frames and texts can occur
/// at every level, even if the samples have only one kind at each.
struct TaggedTrees {
  private var graph: ShapeGraph

  static func apply(to graph: inout ShapeGraph) {
    guard !graph.isExact else { return }
    var trees = TaggedTrees(graph: graph)
    for (list, levels) in trees.levels.sorted(by: { $0.key < $1.key }) {
      trees.join(levels, of: list)
    }
    graph = trees.graph
  }

  /// The elements of arrays, by the keys of those arrays that contain others with the same key.
  private var levels: [String: [Int]] {
    var levels: [String: [Int]] = [:]
    for node in graph.roots {
      let tokens = graph[node].locations[0].tokens
      guard tokens.last == "*", let list = tokens.dropLast().last, list != "*" else { continue }
      let isInTree = zip(tokens, tokens.dropFirst()).count { $0 == list && $1 == "*" } > 1
      if isInTree || levels[list] != nil || hasList(list, below: node) {
        levels[list, default: []].append(node)
      }
    }
    return levels.filter { $0.value.count > 1 }
  }

  private func hasList(_ list: String, below node: Int) -> Bool {
    let records: [Int] =
      if case .tagged(_, let cases) = graph[node].layout { Array(cases.values) } else { [node] }
    return records.contains { record in
      graph[record].members?[list].map { graph[$0.node].arrayCount > 0 } ?? false
    }
  }

  private mutating func join(_ levels: [Int], of list: String) {
    let known = levels.filter { graph[$0].kindCount > 0 }
    let isGiven = known.contains { graph[$0].givenName != nil }
    guard known.count > 1, !isGiven, let key = commonTag(of: known), areDifferent(known) else {
      return
    }
    let name = list == "children" ? "node" : Names.singular(list)
    for level in known { divide(level, by: key, named: name) }
    for level in levels.dropFirst() { graph.join(levels[0], level) }
    graph[levels[0]].name = name
    let location = graph[levels[0]].locations[0]
    graph.remarks.append(
      InferenceRemark(location: location, text: "has one type at all levels of the tree"))
  }

  /// The tag of all levels, each of which consists of objects of one kind or of several with
  /// different types.
  private func commonTag(of levels: [Int]) -> String? {
    ObjectFacts.tagKeys.first { key in levels.allSatisfy { !tags(of: $0, key).isEmpty } }
  }

  private func tags(of level: Int, _ key: String) -> [String] {
    let node = graph[level]
    guard node.kindCount == 1 else { return [] }
    switch node.layout {
    case .tagged(key, let cases): return Array(cases.keys)
    case .record(let members):
      guard let tag = members[key], tag.count == node.objectCount, tag.edge.nullCount == 0,
        graph[tag.node].kindCount == 1
      else { return [] }
      return graph[tag.node].strings?.values ?? []
    default: return []
    }
  }

  /// Whether one level has several types, or two levels have many members, most of which are
  /// different.
  private func areDifferent(_ levels: [Int]) -> Bool {
    let keys = levels.compactMap { graph[$0].members.map { Set($0.keys) } }
    if keys.count < levels.count { return true }
    return keys.contains { other in
      let all = other.union(keys[0])
      return all.count > Self.manyMembers && other.intersection(keys[0]).count * 2 < all.count
    }
  }

  private static let manyMembers = 8

  private mutating func divide(_ level: Int, by key: String, named name: String) {
    graph[level].name = name
    switch graph[level].layout {
    case .tagged(_, let cases):
      for (tag, node) in cases { graph[node].name = Names.caseTypeName(tag: tag, in: name) }
    case .record(let members):
      var cases: [String: Int] = [:]
      for tag in tags(of: level, key).sorted() {
        let location = graph[level].locations[0].appending("\(key)=\(tag)")
        var node = ShapeNode(
          locations: [location], name: Names.caseTypeName(tag: tag, in: name))
        (node.tagKey, node.objectCount) = (key, graph[level].objectCount)
        node.layout = .record(members)
        cases[tag] = graph.add(node)
      }
      graph[level].layout = .tagged(key: key, cases: cases)
    default: break
    }
  }
}
