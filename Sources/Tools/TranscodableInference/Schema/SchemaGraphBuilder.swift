package import TranscodableJSON
package import TranscodableSchema

extension SwiftModel {
  /// Creates types that accept everything the schema accepts, for drafts 4 to 2020-12.
  ///
  /// Constraints that can't be expressed are dropped with a remark. If the schema refers to other
  /// schemas, it must be bundled with them.
  package init(of schema: JSON.Schema, named name: String, options: Options = Options()) {
    // A reference that can't be resolved becomes a remark.
    let json = (try? SchemaBundle(schema))?.schema ?? schema.json
    let graph = SchemaGraphBuilder.graph(of: json, named: name)
    self = ModelBuilder.model(of: graph, options: options, InferenceDecisions())
  }
}

/// Builds the graph that would result from samples of all allowed values.
struct SchemaGraphBuilder {
  /// Nesting must be limited, because combining recursive schemas could create schemas forever.
  private static let maximumDepth = 48

  private var graph = ShapeGraph()
  private let document: SchemaDocument
  private var targets: [JSON: ShapeNode.Edge] = [:]
  private var depth = 0

  static func graph(of schema: JSON, named name: String) -> ShapeGraph {
    var builder = SchemaGraphBuilder(document: SchemaDocument(schema))
    builder.graph.isExact = true
    // A long title is probably a sentence rather than a name.
    let title = schema["title"]?.string.flatMap { $0.count < 40 ? $0 : nil }
    builder.remark(builder.unexpressed(schema), ShapeLocation())
    builder.graph.root = builder.target("#", ShapeLocation(), title ?? name)
    return builder.graph
  }

  private init(document: SchemaDocument) { self.document = document }

  // MARK: - References

  private mutating func target(
    _ reference: String, _ location: ShapeLocation, _ name: String
  ) -> ShapeNode.Edge {
    if let edge = targets[JSON(reference)] { return edge }
    guard let schema = document.resolved(reference) else {
      remark("the schema does not contain the target of the reference \(reference)", location)
      return anything(location, name)
    }
    let tokens = (try? JSON.Pointer(fragment: reference))?.tokens ?? []
    return target(JSON(reference), schema, ShapeLocation(tokens), tokens.last ?? name)
  }

  private mutating func target(
    _ key: JSON, _ schema: JSON, _ location: ShapeLocation, _ name: String
  ) -> ShapeNode.Edge {
    if let edge = targets[key] { return edge }
    let node = graph.add(ShapeNode(locations: [location], name: name))
    targets[key] = ShapeNode.Edge(node: node, nullCount: allowsNull(schema) ? 1 : 0)
    let edge = contents(schema, location, name)
    if edge.node != node { graph.adopt(edge.node, as: node) }
    let result = ShapeNode.Edge(node: node, nullCount: edge.nullCount)
    targets[key] = result
    return result
  }

  private func allowsNull(_ schema: JSON) -> Bool {
    let facts = SchemaFacts(document.flattened(schema))
    let parts = alternatives(facts) ?? [Part(schema: schema, facts: facts)]
    return parts.contains { $0.facts.allowsNull || $0.facts.isAnything }
  }

  private mutating func anything(_ location: ShapeLocation, _ name: String) -> ShapeNode.Edge {
    var node = ShapeNode(locations: [location], name: name)
    node.isAnything = true
    return ShapeNode.Edge(node: graph.add(node), nullCount: 1)
  }

  // MARK: - Remarks

  private mutating func remark(_ text: String, _ location: ShapeLocation) {
    let remark = InferenceRemark(location: location, text: text, kind: .loss)
    if !graph.remarks.contains(remark) { graph.remarks.append(remark) }
  }

  private mutating func remark(_ keywords: [String], _ location: ShapeLocation) {
    if !keywords.isEmpty { remark(FieldRules.remark(keywords), location) }
  }

  private func unexpressed(_ schema: JSON) -> [String] {
    let facts = SchemaFacts(document.flattened(schema))
    var node = ShapeNode(locations: [], name: "")
    facts.addScalars(to: &node)
    let isEnum = node.kindCount == 1 && node.strings.map { StringEnumEvidence($0).isEnum } ?? false
    return facts.unexpressed + facts.rules.keys.filter { !isEnum || $0 != "enum" }
  }

  // MARK: - Schemas

  private mutating func edge(
    _ schemas: [JSON], _ location: ShapeLocation, _ name: String
  ) -> ShapeNode.Edge {
    for schema in schemas { remark(unexpressed(schema), location) }
    if schemas.contains(true) { return anything(location, name) }
    if schemas.count == 1 { return edge(schemas[0], location, name) }
    let union: JSON = ["anyOf": .array(schemas)]
    return target(union, union, location, name)
  }

  private mutating func edge(
    _ schema: JSON, _ location: ShapeLocation, _ name: String
  ) -> ShapeNode.Edge {
    guard schema.object != nil, depth < Self.maximumDepth else { return anything(location, name) }
    depth += 1
    defer { depth -= 1 }
    if let reference = document.reference(schema) { return target(reference, location, name) }
    // Combining schemas may lead back to the same schema.
    let isTarget = schema["$ref"] != nil || schema["allOf"] != nil
    return isTarget ? target(schema, schema, location, name) : contents(schema, location, name)
  }

  private mutating func contents(
    _ schema: JSON, _ location: ShapeLocation, _ name: String
  ) -> ShapeNode.Edge {
    if let reference = document.reference(schema) { return target(reference, location, name) }
    let facts = SchemaFacts(document.flattened(schema))
    let unexpressed = facts.unexpressed
    remark(unexpressed, location)
    if facts.hasImpliedType {
      remark("the schema has no type, but other kinds of values are rejected", location)
    }
    guard let parts = alternatives(facts) else {
      if facts.isAnything, !facts.allowsNull { return anything(location, name) }
      let node = node([Part(schema: schema, facts: facts)], facts, location, name)
      return ShapeNode.Edge(node: graph.add(node), nullCount: facts.allowsNull ? 1 : 0)
    }
    let values = parts.filter { !$0.facts.isOnlyNull }
    let nullCount = parts.contains { $0.facts.allowsNull } ? 1 : 0
    if values.contains(where: { $0.facts.isAnything }) { return anything(location, name) }
    if values.count == 1 {
      let edge = edge(values[0].schema, location, facts.title ?? name)
      return ShapeNode.Edge(node: edge.node, nullCount: edge.nullCount + nullCount)
    }
    var node =
      tagged(values, facts, location, name) ?? self.node(values, facts, location, name)
    node.note = facts.description
    return ShapeNode.Edge(node: graph.add(node), nullCount: nullCount)
  }

  private mutating func node(
    _ parts: [Part], _ facts: SchemaFacts, _ location: ShapeLocation, _ name: String
  ) -> ShapeNode {
    var node = ShapeNode(locations: [location], name: facts.title ?? name)
    node.note = facts.description
    for part in parts { part.facts.addScalars(to: &node) }
    if parts.count > 1 {
      remarkOverlaps(of: parts, facts, location)
      for part in parts where !part.facts.isOnlyObject {
        remark(unexpressed(part.schema), location)
      }
    }
    let arrays = parts.filter { $0.facts.allows("array") }
    if arrays.count > 1 { remark("the elements of several arrays share one type", location) }
    if !arrays.isEmpty {
      node.arrayCount = 1
      node.element = edge(
        arrays.flatMap(\.facts.items).unique, location.appending("*"), Names.singular(name))
    }
    let objects = parts.filter { $0.facts.allows("object") }
    // If a type is defined by a reference, it remains a separate type in a union.
    let isNamed = objects.contains { $0.facts.isOnlyObject && document.reference($0.schema) != nil }
    if objects.count == 1, parts.count == 1 || !isNamed {
      addObjects(objects[0].facts, to: &node, location, name)
      if node.kindCount > 1 { _ = graph.splitObjects(of: &node) }
    } else {
      node.alternatives = self.objects(objects, location, name)
    }
    if node.kindCount == 0, node.alternatives.isEmpty { node.isAnything = true }
    return node
  }

  private mutating func addObjects(
    _ facts: SchemaFacts, to node: inout ShapeNode, _ location: ShapeLocation, _ name: String
  ) {
    node.objectCount = 2
    (node.isClosed, node.refusesNulls) = (facts.isClosed, true)
    for key in facts.refusedKeys { remark(["false"], location.appending(key)) }
    guard !facts.keys.isEmpty else {
      let values = edge(facts.values.unique, location.appending("*"), Names.singular(name))
      node.layout = .map(values: values)
      return
    }
    var members: [String: ShapeNode.Member] = [:]
    for (position, key) in facts.keys.enumerated() {
      let schema = facts.property(key)
      members[key] = ShapeNode.Member(
        edge: edge(schema, location.appending(key), key),
        count: facts.required.contains(key) ? 2 : 1, position: position,
        note: schema["description"]?.string, rules: rules(of: schema))
    }
    node.layout = .record(members)
    guard let rest = facts.rest else { return }
    remark(unexpressed(rest), location.appending("*"))
    node.rest = edge(rest, location.appending("*"), "additional_property")
  }

  private func rules(of schema: JSON) -> JSON.Object {
    let facts = SchemaFacts(document.flattened(schema))
    let values = alternatives(facts)?.filter { !$0.facts.isOnlyNull } ?? []
    guard values.count == 1 else { return facts.rules }
    return facts.rules.merging(values[0].facts.rules) { mine, _ in mine }
  }

  // MARK: - Alternatives

  private struct Part {
    let schema: JSON
    let facts: SchemaFacts
  }

  private func alternatives(_ facts: SchemaFacts, depth: Int = 0) -> [Part]? {
    guard let (keyword, schemas) = facts.alternatives, depth < 8 else { return nil }
    var base = facts.object
    for key in [keyword, "title", "description"] { base[key] = nil }
    let hasBase = base.keys.contains { !facts.rules.keys.contains($0) && $0.first != "$" }
    let parts = schemas.flatMap { schema -> [Part] in
      let schema: JSON = hasBase ? ["allOf": [.object(base), schema]] : schema
      let facts = SchemaFacts(document.flattened(schema))
      return alternatives(facts, depth: depth + 1) ?? [Part(schema: schema, facts: facts)]
    }
    return parts.count > 64 ? nil : parts
  }

  /// Returns the kinds of objects, starting with the kind that has the most required keys.
  private mutating func objects(
    _ parts: [Part], _ location: ShapeLocation, _ name: String
  ) -> [ShapeNode.Edge] {
    let parts = parts.enumerated().sorted {
      ($0.element.facts.specificity, $1.offset) > ($1.element.facts.specificity, $0.offset)
    }.map(\.element)
    if parts.indices.dropFirst().contains(where: { isHidden(parts[$0], by: parts[..<$0]) }) {
      remark("an object that fits several alternatives is decoded as the first of them", location)
    }
    return parts.enumerated().map { number, part in
      if part.facts.isOnlyObject, let reference = document.reference(part.schema) {
        return target(reference, location, name)
      }
      let others = Set(parts.indices.filter { $0 != number }.flatMap { parts[$0].facts.required })
      let key = part.facts.keys.first {
        part.facts.required.contains($0) && !others.contains($0)
      }
      let title = part.facts.title ?? key.map { Names.caseTypeName(tag: $0, in: name) } ?? name
      let location = location.appending("\(number)")
      var node = ShapeNode(locations: [location], name: title)
      node.note = part.facts.description
      addObjects(part.facts, to: &node, location, title)
      remark(part.facts.unexpressed, location)
      return ShapeNode.Edge(node: graph.add(node))
    }
  }

  /// Whether an earlier alternative also fits some objects of this one.
  private func isHidden(_ part: Part, by others: ArraySlice<Part>) -> Bool {
    others.contains { !areDistinct($0.facts, part.facts) }
  }

  private func areDistinct(_ first: SchemaFacts, _ second: SchemaFacts) -> Bool {
    if first.isClosed, !second.required.isSubset(of: first.keys) { return true }
    if second.isClosed, !first.required.isSubset(of: second.keys) { return true }
    return first.required.intersection(second.required).contains { key in
      let values = SchemaFacts(document.flattened(first.property(key)))
      return values.excludes(SchemaFacts(document.flattened(second.property(key))))
    }
  }

  /// Adds a remark if a scalar may match two alternatives, which `oneOf` rejects.
  private mutating func remarkOverlaps(
    of parts: [Part], _ facts: SchemaFacts, _ location: ShapeLocation
  ) {
    guard facts.alternatives?.keyword == "oneOf" else { return }
    let scalars = parts.map(\.facts).filter { !$0.allows("object") && !$0.allows("array") }
    let overlap = scalars.indices.contains { index in
      scalars[..<index].contains { !$0.excludes(scalars[index]) }
    }
    if overlap { remark(["oneOf"], location) }
  }

  /// Returns nil if the alternatives can't be distinguished by a constant member.
  private mutating func tagged(
    _ parts: [Part], _ facts: SchemaFacts, _ location: ShapeLocation, _ name: String
  ) -> ShapeNode? {
    guard parts.allSatisfy(\.facts.isOnlyObject),
      let key = parts[0].facts.keys.first(where: { key in
        let tags = parts.compactMap { constant(key, of: $0.facts) }
        return tags.count == parts.count && Set(tags).count == tags.count
      })
    else { return nil }
    var cases: [String: Int] = [:]
    for part in parts {
      guard let tag = constant(key, of: part.facts) else { continue }
      let title =
        part.schema["$ref"]?.string?.split(separator: "/").last.map(String.init)
        ?? part.facts.title ?? Names.caseTypeName(tag: tag, in: name)
      let location = location.appending("\(key)=\(tag)")
      var node = ShapeNode(locations: [location], name: title)
      (node.tagKey, node.note) = (key, part.facts.description)
      addObjects(part.facts, to: &node, location, title)
      if node.rest != nil {
        // The dictionary would contain the tag.
        node.rest = nil
        remark(["additionalProperties"], location)
      }
      remark(part.facts.unexpressed, location)
      cases[tag] = graph.add(node)
    }
    var node = ShapeNode(locations: [location], name: facts.title ?? name)
    (node.objectCount, node.layout) = (2, .tagged(key: key, cases: cases))
    return node
  }

  private func constant(_ key: String, of facts: SchemaFacts) -> String? {
    guard facts.required.contains(key) else { return nil }
    return SchemaFacts(document.flattened(facts.property(key))).constant
  }
}

extension SchemaFacts {
  /// The number of required keys, or -1 for a dictionary, which accepts any object.
  fileprivate var specificity: Int { keys.isEmpty ? -1 : required.count }
}

extension [JSON] {
  fileprivate var unique: [JSON] {
    var seen: Set<JSON> = []
    return filter { seen.insert($0).inserted }
  }
}
