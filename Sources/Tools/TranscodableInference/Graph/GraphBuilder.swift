/// Decisions about the inferred types, made by the user or in an earlier run.
package struct InferenceHints: Sendable, Equatable, Codable {
  package var maps: [String] = []
  /// Maps locations to type names; locations with the same name share a type.
  package var types: [String: String] = [:]

  package init(maps: [String] = [], types: [String: String] = [:]) {
    self.maps = maps
    self.types = types
  }
}

/// Builds a graph of types, and decides which objects are dictionaries and which have a tag.
struct GraphBuilder {
  private var graph = ShapeGraph()
  private let hints: InferenceHints

  static func graph(of shape: Shape, named name: String, hints: InferenceHints) -> ShapeGraph {
    var builder = GraphBuilder(hints: hints)
    builder.graph.root = builder.edge(
      shape, ShapeLocation(), name, around: MapEvidence.Surroundings(of: shape))
    return builder.graph
  }

  private init(hints: InferenceHints) { self.hints = hints }

  private mutating func edge(
    _ shape: Shape, _ location: ShapeLocation, _ name: String, around: MapEvidence.Surroundings
  ) -> ShapeNode.Edge {
    ShapeNode.Edge(
      node: node(shape, location, name, around: around), nullCount: shape.nullCount)
  }

  private mutating func node(
    _ shape: Shape, _ location: ShapeLocation, _ name: String, around: MapEvidence.Surroundings
  ) -> Int {
    var node = ShapeNode(locations: [location], name: name)
    node.givenName = hints.types[location.text]
    node.boolCount = shape.boolCount
    node.numbers = shape.numbers
    node.strings = shape.strings
    node.isOpaque = shape.opaqueCount > 0
    node.arrayCount = shape.arrayCount
    if let element = shape.elements.first {
      let name =
        location.tokens.isEmpty ? self.name(ofElement: element, name) : Names.element(of: name)
      node.element = edge(element, location.appending("*"), name, around: around.ofDocument)
    }
    if let facts = shape.objects.first {
      node.objectCount = facts.count
      node.layout = layout(facts, location, name, around)
      if node.kindCount > 1 { _ = graph.splitObjects(of: &node) }
    }
    return graph.add(node)
  }

  /// The name of the elements of a document, such as `ShowItem` in `[{"score": 1, "show": {}}]`, so that
  /// the member can have the type `Show`.
  private func name(ofElement element: Shape, _ document: String) -> String {
    let name = Names.element(ofDocument: document)
    let wraps = (element.objects.first?.all.members ?? []).contains { member in
      !member.shape.objects.isEmpty && Names.typeName(member.key) == Names.typeName(name)
    }
    return wraps ? name + "Item" : name
  }

  private mutating func layout(
    _ facts: ObjectFacts, _ location: ShapeLocation, _ name: String,
    _ around: MapEvidence.Surroundings
  ) -> ShapeNode.Layout {
    let isMap = hints.maps.contains(location.text)
    let isType = hints.types[location.text] != nil
    if isMap || !facts.values.isEmpty { return map(facts, location, name, around) }
    let evidence = MapEvidence(facts, named: name, in: around)
    if !isType, let reason = evidence.reason {
      if facts.all.members.count > 1 || evidence.isGuess {
        graph.remarks.append(InferenceRemark(location: location, text: "a dictionary: \(reason)"))
      }
      let map = map(facts, location, name, around)
      if Names.areCurrencies(facts.all.members.map(\.key)), case .map(let values) = map {
        graph.makeMoney(values.node, named: name)
      }
      if Names.isCustom(name) || around.areData, case .map(let values) = map {
        graph[values.node].isOpen = true
      }
      if evidence.isOnlyName, case .map(let values) = map {
        graph[values.node].strings?.dates = .mixed
        graph[values.node].strings?.scalars = nil
      }
      return map
    }
    if let key = TagEvidence(facts).key {
      var cases: [String: Int] = [:]
      let isOwnTag = Names.isTag(name, among: (facts.variants ?? []).map(\.tag))
      for variant in facts.variants ?? [] {
        var node = ShapeNode(
          locations: [location.appending("\(key)=\(variant.tag)")],
          name: isOwnTag ? variant.tag : Names.caseTypeName(tag: variant.tag, in: name))
        node.givenName = hints.types[node.locations[0].text]
        node.tagKey = key
        node.objectCount = variant.facts.count
        node.layout = .record(members(variant.facts, node.locations[0], evidence.inside))
        cases[variant.tag] = graph.add(node)
      }
      return .tagged(key: key, cases: cases)
    }
    return .record(members(facts.all, location, evidence.inside))
  }

  private mutating func map(
    _ facts: ObjectFacts, _ location: ShapeLocation, _ name: String,
    _ around: MapEvidence.Surroundings
  ) -> ShapeNode.Layout {
    var value = facts.values.first ?? Shape()
    for member in facts.all.ordered { value.merge(member.shape) }
    return .map(
      values: edge(
        value, location.appending("*"), Names.singular(name), around: around.ofDocument))
  }

  private mutating func members(
    _ facts: MemberFacts, _ location: ShapeLocation, _ around: MapEvidence.Surroundings
  ) -> [String: ShapeNode.Member] {
    var members: [String: ShapeNode.Member] = [:]
    for member in facts.ordered {
      members[member.key] = ShapeNode.Member(
        edge: edge(member.shape, location.appending(member.key), member.key, around: around),
        count: member.shape.count, position: member.position)
    }
    return members
  }
}
