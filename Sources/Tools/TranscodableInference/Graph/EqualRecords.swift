internal import TranscodableNames

/// Decides which records with equal members are one type, and which are equal by chance.
struct EqualRecords {
  private let graph: ShapeGraph
  private let records: [ShapeLocation: Int]

  init(_ graph: ShapeGraph) {
    self.graph = graph
    let located = graph.roots.filter { graph[$0].isRecord }
      .flatMap { record in graph[record].locations.map { ($0, record) } }
    records = Dictionary(located) { first, _ in first }
  }

  private static let generalKeys: Set<String> = [
    "#text", "abbrev", "abbreviation", "code", "description", "href", "id", "key", "label", "mbid",
    "name", "self", "short_name", "slug", "text", "title", "type", "url", "value",
  ]
  private static let maximumMembers = 4

  /// Groups equal records by type.
  ///
  /// A few members that any object can have are no evidence for a common type, unless the records
  /// have related keys or the same constant `type`, or can reference any object.
  func groups(of nodes: [Int]) -> [[Int]] {
    guard !graph.isExact, let first = nodes.first, let members = graph[first].members else {
      return [nodes]
    }
    let keys = Set(members.keys)
    guard keys.count <= Self.maximumMembers, keys.isSubset(of: Self.generalKeys),
      Names.neutralType(with: keys) == nil, !(Names.isPair(keys) && keys.contains("value"))
    else { return [nodes] }
    var groups: [[Int]] = []
    for node in nodes {
      let isRelated = { (group: [Int]) in
        group.contains { areRelated($0, node) || areMembers($0, node, nodes) }
      }
      let related = groups.filter(isRelated).joined() + [node]
      groups = groups.filter { !isRelated($0) } + [Array(related)]
    }
    return groups.count > 2 && Names.isReference(keys) ? [nodes] : groups
  }

  private func areRelated(_ first: Int, _ second: Int) -> Bool {
    let names = [graph[first].name, graph[second].name]
    if names.allSatisfy(Names.isPerson) || Names.areEndpoints(Set(names)) { return true }
    let kinds = [first, second].map { node in
      graph[node].members.flatMap { ContentNames($0, in: graph).kindOfReference }
    }
    if let kind = kinds[0], kind == kinds[1] { return true }
    return !words(of: first).isDisjoint(with: words(of: second))
  }

  /// The words in all keys of a record, including those above keys such as `items`.
  private func words(of node: Int) -> Set<String> {
    var words: Set<String> = []
    for location in graph[node].locations {
      let keys = location.tokens.filter { $0 != "*" }
      guard let last = keys.last else { continue }
      words.formUnion(NameWords(Names.singular(last)).lowercased)
      if Names.namesOfElements.contains(last), let parent = keys.dropLast().last {
        words.formUnion(NameWords(Names.singular(parent)).lowercased)
      }
    }
    return words
  }

  /// Whether most members of the enclosing object are such records.
  private func areMembers(_ first: Int, _ second: Int, _ nodes: [Int]) -> Bool {
    let parents = [first, second].map { graph[$0].parents[0] }
    guard parents[0] == parents[1], parents[0].tokens.contains(where: { $0 != "*" }),
      let parent = records[parents[0]]
    else { return false }
    let members = graph[parent].members ?? [:]
    let count = members.values.count { member in
      let values = graph[member.node].element?.node ?? member.node
      return nodes.contains(graph.find(values))
    }
    return count == members.count || count > 2 && count * 2 > members.count
  }
}
