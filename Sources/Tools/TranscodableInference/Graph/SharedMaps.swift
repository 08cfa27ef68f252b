/// Makes objects dictionaries if values under the same key are dictionaries elsewhere.
struct SharedMaps {
  private var graph: ShapeGraph
  /// The dictionaries of scalars under each key.
  private var maps: [String: [Int]] = [:]

  static func apply(to graph: inout ShapeGraph) {
    var shared = SharedMaps(graph)
    if shared.maps.isEmpty { return }
    for record in graph.roots where graph[record].isRecord { shared.convert(record) }
    graph = shared.graph
  }

  private init(_ graph: ShapeGraph) {
    self.graph = graph
    for node in graph.roots {
      guard case .map(let values) = graph[node].layout, graph[node].kindCount == 1,
        graph[values.node].isScalar, graph[values.node].kindCount == 1,
        !Names.isGeneric(graph[node].name)
      else { continue }
      maps[graph[node].name, default: []].append(node)
    }
  }

  private mutating func convert(_ record: Int) {
    guard graph[record].givenName == nil, graph[record].tagKey == nil,
      let map = maps[graph[record].name]?.first(where: { fits(record, $0) })
    else { return }
    graph.remarks.append(
      InferenceRemark(
        location: graph[record].locations[0],
        text: "a dictionary, as \(graph[map].locations[0].shownText) is"))
    graph.join(map, record)
  }

  private func fits(_ record: Int, _ map: Int) -> Bool {
    guard let members = graph[record].members, case .map(let values) = graph[map].layout else {
      return false
    }
    let check = FittingCheck(graph, allowsNewOptionals: true)
    return members.values.allSatisfy { member in
      graph[member.node].kindCount == 1 && check.fit(values.node, member.node)
    }
  }
}
