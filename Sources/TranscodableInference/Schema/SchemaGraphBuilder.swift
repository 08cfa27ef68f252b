package import TranscodableJSON
package import TranscodableSchema

extension SwiftModel {
  /// Makes a model of a JSON Schema: 2020-12, or draft 4 to 7 as far as they say the same.
  ///
  /// What a type does not say, such as the range of a number, is left out, with a remark; what nothing is known of is
  /// `JSON`. References go to parts of the same schema.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - name: The name of the type, if the schema has no title.
  ///   - options: How the model is made.
  package init(of schema: JSON.Schema, named name: String, options: Options = Options()) {
    let graph = SchemaGraphBuilder.graph(of: schema.json, named: name)
    self = ModelBuilder.model(of: graph, options: options, InferenceDecisions())
  }
}

/// Makes a graph of a schema, as if all that it allows had been seen.
struct SchemaGraphBuilder {
  private var graph = ShapeGraph()
  private let document: JSON
  /// The ways to what is referred to.
  private var targets: [String: ShapeNode.Edge] = [:]

  static func graph(of schema: JSON, named name: String) -> ShapeGraph {
    var builder = SchemaGraphBuilder(document: schema)
    // Titles are sentences sometimes.
    let title = schema["title"]?.string.flatMap { $0.count < 40 ? $0 : nil }
    builder.graph.root = builder.target("#", title ?? name)
    return builder.graph
  }

  private init(document: JSON) { self.document = document }

  // MARK: - References

  private mutating func target(_ reference: String, _ name: String) -> ShapeNode.Edge {
    if let edge = targets[reference] { return edge }
    guard let schema = resolved(reference) else {
      return ShapeNode.Edge(node: graph.add(anything(ShapePlace(), name)))
    }
    let tokens = (try? JSON.Pointer(fragment: reference))?.tokens ?? []
    let place = ShapePlace(tokens)
    // It may refer to itself.
    let node = graph.add(ShapeNode(places: [place], name: tokens.last ?? name))
    targets[reference] = ShapeNode.Edge(node: node)
    let edge = edge(schema, place, tokens.last ?? name)
    if edge.node != node { graph.adopt(edge.node, as: node) }
    targets[reference] = ShapeNode.Edge(node: node, nullCount: edge.nullCount)
    return targets[reference] ?? edge
  }

  private func resolved(_ reference: String) -> JSON? {
    guard reference.hasPrefix("#"), let pointer = try? JSON.Pointer(fragment: reference) else {
      return nil
    }
    return document[pointer]
  }

  private func anything(_ place: ShapePlace, _ name: String) -> ShapeNode {
    var node = ShapeNode(places: [place], name: name)
    node.isAnything = true
    return node
  }

  // MARK: - Schemas

  private mutating func edge(
    _ schema: JSON, _ place: ShapePlace, _ name: String
  ) -> ShapeNode.Edge {
    guard let object = schema.object else {
      return ShapeNode.Edge(node: graph.add(anything(place, name)))
    }
    if let reference = object["$ref"]?.string { return target(reference, name) }
    let facts = SchemaFacts(flattened(object))
    if !facts.unsaid.isEmpty {
      let text = "the type does not say \(facts.unsaid.joined(separator: ", "))"
      let remark = InferenceRemark(place: place, text: text)
      if !graph.remarks.contains(remark) { graph.remarks.append(remark) }
    }
    if let alternatives = facts.alternatives {
      return edge(alternatives, facts, place, name)
    }
    var node = ShapeNode(places: [place], name: facts.title ?? name)
    node.note = facts.description
    facts.addScalars(to: &node)
    if facts.allows("array") {
      node.arrayCount = 1
      for (number, item) in facts.items.enumerated() {
        let next = edge(item, place.appending("*"), Names.singular(name))
        if let first = node.element, number > 0 {
          node.element = first.merging(next)
          graph.join(first.node, next.node)
        } else {
          node.element = next
        }
      }
    }
    if facts.allows("object") { addObjects(facts, to: &node, place, name) }
    if node.kindCount > 1, node.objectCount > 0 { _ = graph.splitObjects(of: &node) }
    if node.kindCount == 0, !facts.allowsNull { node.isAnything = true }
    return ShapeNode.Edge(node: graph.add(node), nullCount: facts.allowsNull ? 1 : 0)
  }

  private mutating func addObjects(
    _ facts: SchemaFacts, to node: inout ShapeNode, _ place: ShapePlace, _ name: String
  ) {
    node.objectCount = 2
    guard !facts.properties.isEmpty else {
      let values = facts.values ?? true
      node.layout = .map(values: edge(values, place.appending("*"), Names.singular(name)))
      return
    }
    var members: [String: ShapeNode.Member] = [:]
    for (position, property) in facts.properties.enumerated() {
      members[property.key] = ShapeNode.Member(
        edge: edge(property.value, place.appending(property.key), property.key),
        count: facts.required.contains(property.key) ? 2 : 1, position: position,
        note: property.value["description"]?.string)
    }
    node.layout = .record(members)
  }

  /// A schema with what `allOf` adds to it.
  private func flattened(_ object: JSON.Object, depth: Int = 0) -> JSON.Object {
    guard let parts = object["allOf"]?.array, depth < 16 else { return object }
    var result = object
    result["allOf"] = nil
    for part in parts {
      let target = part["$ref"]?.string.flatMap { resolved($0) } ?? part
      guard let target = target.object else { continue }
      result.merge(flattened(target, depth: depth + 1)) { mine, other in
        switch (mine, other) {
        case (.object(let mine), .object(let other)):
          .object(mine.merging(other) { first, _ in first })
        case (.array(let mine), .array(let other)): .array(mine + other)
        default: mine
        }
      }
    }
    return result
  }

  // MARK: - Alternatives

  private mutating func edge(
    _ alternatives: [JSON], _ facts: SchemaFacts, _ place: ShapePlace, _ name: String
  ) -> ShapeNode.Edge {
    let parts = alternatives.filter { $0["type"]?.string != "null" }
    let nullCount = parts.count < alternatives.count || facts.allowsNull ? 1 : 0
    if parts.count == 1 {
      let edge = edge(parts[0], place, name)
      return ShapeNode.Edge(node: edge.node, nullCount: edge.nullCount + nullCount)
    }
    if let node = tagged(parts, facts, place, name) {
      return ShapeNode.Edge(node: graph.add(node), nullCount: nullCount)
    }
    // What refers to something gets a node of its own: the alternatives are described together here,
    // and not wherever the same is referred to.
    let edges = parts.map { part in
      edge(part["$ref"]?.string.flatMap { resolved($0) } ?? part, place, name)
    }
    guard let first = edges.first else {
      return ShapeNode.Edge(node: graph.add(anything(place, name)), nullCount: nullCount)
    }
    for other in edges.dropFirst() { graph.join(first.node, other.node) }
    return ShapeNode.Edge(
      node: first.node, nullCount: edges.reduce(nullCount) { $0 + $1.nullCount })
  }

  /// A node with a kind of objects for each alternative, if a constant tells them apart.
  private mutating func tagged(
    _ parts: [JSON], _ facts: SchemaFacts, _ place: ShapePlace, _ name: String
  ) -> ShapeNode? {
    let objects = parts.compactMap { part -> SchemaFacts? in
      let target = part["$ref"]?.string.flatMap { resolved($0) } ?? part
      return target.object.map { SchemaFacts(flattened($0)) }
    }
    guard objects.count == parts.count, objects.count > 1,
      let key = objects[0].properties.keys.first(where: { key in
        let tags = objects.compactMap { $0.constant(key) }
        return tags.count == objects.count && Set(tags).count == tags.count
      })
    else { return nil }
    var cases: [String: Int] = [:]
    for (part, object) in zip(parts, objects) {
      guard let tag = object.constant(key) else { continue }
      let title =
        part["$ref"]?.string?.split(separator: "/").last.map(String.init)
        ?? object.title ?? Names.caseTypeName(tag: tag, in: name)
      var node = ShapeNode(places: [place.appending("\(key)=\(tag)")], name: title)
      (node.tagKey, node.note) = (key, object.description)
      addObjects(object, to: &node, place, title)
      cases[tag] = graph.add(node)
    }
    var node = ShapeNode(places: [place], name: facts.title ?? name)
    (node.note, node.objectCount, node.layout) = (
      facts.description, 2, .tagged(key: key, cases: cases)
    )
    return node
  }
}
