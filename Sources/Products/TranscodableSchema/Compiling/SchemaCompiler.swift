internal import TranscodableJSON

struct SchemaCompiler {
  private struct Key: Hashable {
    let resource: Int
    let tokens: [String]
    let scope: Int
  }

  private struct Task {
    let node: Int
    let schema: LocatedSchema
    let scope: Int
  }

  var registry: SchemaRegistry
  let formats: JSON.SchemaValidator.Formats
  private var nodes: [SchemaNode] = []
  private var ids: [Key: Int] = [:]
  private var tasks: [Task] = []
  /// Each dynamic scope maps the name of an anchor to the outermost resource that declares it.
  private var scopes: [[String: Int]] = [[:]]
  private var scopeIDs: [[String: Int]: Int] = [[:]: 0]

  /// A limit is necessary, because dynamic scopes can multiply the number of nodes.
  private static let maximumNodeCount = 1_000_000

  init(
    _ schema: JSON.Schema, resources: [String: JSON.Schema], formats: JSON.SchemaValidator.Formats
  ) throws(JSON.SchemaError) {
    registry = try SchemaRegistry(schema.json, given: resources)
    self.formats = formats
  }

  mutating func compile() throws(JSON.SchemaError) -> SchemaProgram {
    _ = try node(for: registry.root(of: 0), scope: 0, at: "#")
    while let task = tasks.popLast() {
      nodes[task.node] = try read(task)
    }
    try SchemaCycles.check(nodes)
    return SchemaProgram(nodes: nodes)
  }

  // MARK: - Nodes

  private mutating func node(
    for schema: LocatedSchema, scope: Int, at location: String
  ) throws(JSON.SchemaError) -> Int {
    let scope = entering(schema.resource, scope)
    let key = Key(resource: schema.resource, tokens: schema.tokens, scope: scope)
    if let id = ids[key] { return id }
    switch schema.value {
    case .object, .bool: break
    default: throw JSON.SchemaError("the reference target isn't a schema", at: location)
    }
    guard nodes.count < Self.maximumNodeCount else {
      throw JSON.SchemaError("the schema is too large", at: location)
    }
    let id = nodes.count
    ids[key] = id
    nodes.append(SchemaNode(location: registry.location(schema.resource, schema.tokens)))
    tasks.append(Task(node: id, schema: schema, scope: scope))
    return id
  }

  private mutating func entering(_ resource: Int, _ scope: Int) -> Int {
    let names = registry.resources[resource].dynamicAnchors
    if names.isEmpty { return scope }
    var entered = scopes[scope]
    for name in names where entered[name] == nil { entered[name] = resource }
    if let id = scopeIDs[entered] { return id }
    scopes.append(entered)
    scopeIDs[entered] = scopes.count - 1
    return scopes.count - 1
  }

  private mutating func read(_ task: Task) throws(JSON.SchemaError) -> SchemaNode {
    var reader = SchemaReader(
      node: nodes[task.node], dialect: registry.resources[task.schema.resource].dialect,
      assertsFormats: formats == .asserted)
    guard case .object(let members) = task.schema.value else {
      reader.node.isPossible = task.schema.value == true
      return reader.node
    }
    let isOldReference = reader.dialect.generation == .draft7 && members["$ref"] != nil
    if !isOldReference { try reader.readAssertions(members) }
    try readReferences(members, task, &reader.node)
    if !isOldReference, reader.dialect.vocabularies.contains(.applicator) {
      try readApplicators(members, task, reader.dialect, &reader.node)
    }
    return reader.node
  }

  // MARK: - References

  private mutating func readReferences(
    _ members: JSON.Object, _ task: Task, _ node: inout SchemaNode
  ) throws(JSON.SchemaError) {
    if let text = members["$ref"]?.string {
      let location = node.location + "/$ref"
      let (schema, _) = try registry.resolve(text, in: task.schema.resource, at: location)
      node.references.append(try self.node(for: schema, scope: task.scope, at: location))
    }
    guard registry.resources[task.schema.resource].dialect.generation == .draft2020,
      let text = members["$dynamicRef"]?.string
    else { return }
    let location = node.location + "/$dynamicRef"
    var (schema, anchor) = try resolve(dynamic: text, in: task.schema.resource, at: location)
    if let anchor, registry.resources[schema.resource].dynamicAnchors.contains(anchor),
      let outermost = scopes[task.scope][anchor],
      let dynamic = registry.schema(ofAnchor: anchor, in: outermost)
    {
      schema = dynamic
    }
    node.references.append(try self.node(for: schema, scope: task.scope, at: location))
  }

  /// The dialect after 2020-12 omits the number sign before anchor names, so a reference that can't
  /// be resolved is also tried as an anchor name.
  private mutating func resolve(
    dynamic text: String, in resource: Int, at location: String
  ) throws(JSON.SchemaError) -> (schema: LocatedSchema, anchor: String?) {
    do {
      return try registry.resolve(text, in: resource, at: location)
    } catch {
      guard !text.contains("#"),
        let found = try? registry.resolve("#" + text, in: resource, at: location),
        registry.resources[found.schema.resource].dynamicAnchors.contains(text)
      else { throw error }
      return found
    }
  }

  // MARK: - Applicators

  private mutating func child(_ task: Task, _ way: String...) throws(JSON.SchemaError) -> Int? {
    guard let schema = registry.schema(task.schema, way) else { return nil }
    let location = registry.location(schema.resource, schema.tokens)
    return try node(for: schema, scope: task.scope, at: location)
  }

  private mutating func children(
    _ task: Task, _ keyword: String, _ list: JSON?
  ) throws(JSON.SchemaError) -> [Int] {
    var nodes: [Int] = []
    for index in (list?.array ?? []).indices {
      if let node = try child(task, keyword, String(index)) { nodes.append(node) }
    }
    return nodes
  }

  private mutating func members(
    _ task: Task, _ keyword: String, _ map: JSON?
  ) throws(JSON.SchemaError) -> [(key: String, node: Int)] {
    var nodes: [(key: String, node: Int)] = []
    for (key, value) in map?.object ?? [:] where value.array == nil {
      if let node = try child(task, keyword, key) { nodes.append((key, node)) }
    }
    return nodes
  }

  private mutating func readApplicators(
    _ members: JSON.Object, _ task: Task, _ dialect: SchemaDialect, _ node: inout SchemaNode
  ) throws(JSON.SchemaError) {
    node.allOf = try children(task, "allOf", members["allOf"])
    node.anyOf = try children(task, "anyOf", members["anyOf"])
    node.oneOf = try children(task, "oneOf", members["oneOf"])
    node.not = try child(task, "not")
    if let condition = try child(task, "if") {
      node.condition = condition
      node.consequence = try child(task, "then")
      node.alternative = try child(task, "else")
    }
    node.properties = try self.members(task, "properties", members["properties"])
    for (key, child) in try self.members(task, "patternProperties", members["patternProperties"]) {
      let location = node.location + "/patternProperties"
      node.patternProperties.append((try SchemaReader.pattern(key, at: location), child))
    }
    node.additionalProperties = try child(task, "additionalProperties")
    node.propertyNames = try child(task, "propertyNames")
    node.contains = try child(task, "contains")
    node.dependentSchemas = try self.members(task, "dependencies", members["dependencies"])
    if dialect.generation == .draft7 {
      if members["items"]?.array != nil {
        node.prefixItems = try children(task, "items", members["items"])
        node.items = try child(task, "additionalItems")
      } else {
        node.items = try child(task, "items")
      }
      return
    }
    node.dependentSchemas += try self.members(task, "dependentSchemas", members["dependentSchemas"])
    node.prefixItems = try children(task, "prefixItems", members["prefixItems"])
    node.items = try child(task, "items")
    if dialect.vocabularies.contains(.unevaluated) {
      node.unevaluatedProperties = try child(task, "unevaluatedProperties")
      node.unevaluatedItems = try child(task, "unevaluatedItems")
    }
  }
}
