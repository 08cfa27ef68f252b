internal import TranscodableJSON

struct LocatedSchema {
  let resource: Int
  let tokens: [String]
  let value: JSON
}

struct SchemaRegistry {
  struct Resource {
    let uri: URIReference
    let root: JSON
    var dialect: SchemaDialect
    var outer: (resource: Int, tokens: [String])?
    var anchors: [String: [String]] = [:]
    var dynamicAnchors: Set<String> = []
  }

  private struct Address: Hashable {
    let resource: Int
    let tokens: [String]
  }

  private(set) var resources: [Resource] = []
  private var indices: [String: Int] = [:]
  private var embedded: [Address: Int] = [:]
  private var given: [String: JSON] = [:]

  /// Twice the default depth of a document.
  ///
  /// A limit is necessary, because a location takes as much memory as its depth.
  private static let maximumDepth = 1024

  static let rootURI = "schema:"

  init(_ root: JSON, given: [String: JSON.Schema]) throws(JSON.SchemaError) {
    for (uri, schema) in given {
      self.given[Self.normalized(uri)] = schema.json
      if let id = schema.json["$id"]?.string {
        self.given[Self.normalized(URIReference(uri).resolving(URIReference(id)).description)] =
          schema.json
      }
    }
    for (uri, schema) in Metaschemas.all { self.given[uri] = schema }
    try add(root, uri: URIReference(Self.rootURI), dialect: nil)
  }

  static func normalized(_ uri: String) -> String { URIReference(uri).withoutFragment.description }

  func location(_ resource: Int, _ tokens: [String]) -> String {
    var (resource, tokens) = (resource, tokens)
    while let outer = resources[resource].outer {
      (resource, tokens) = (outer.resource, outer.tokens + tokens)
    }
    if resource == 0 { return JSON.Pointer(tokens: tokens).fragment }
    let uri = resources[resource].uri.description
    return uri + JSON.Pointer(tokens: tokens).fragment
  }

  // MARK: - Adding

  private mutating func add(
    _ root: JSON, uri: URIReference, dialect inherited: SchemaDialect?
  ) throws(JSON.SchemaError) {
    var pending: [(value: JSON, resource: Int, tokens: [String], isRoot: Bool)] = []
    let root = SchemaTranslation.translated(root)
    let first = try addResource(root, base: uri, dialect: inherited)
    indices[uri.description] = first
    pending.append((root, first, [], true))
    while let (value, outer, way, isRoot) = pending.popLast() {
      var (resource, tokens) = (outer, way)
      guard let members = value.object else { continue }
      guard tokens.count <= Self.maximumDepth else {
        throw JSON.SchemaError(
          "the schema is nested too deeply: at most \(Self.maximumDepth) levels are allowed",
          at: JSON.Pointer(tokens: Array(tokens.prefix(4))).fragment)
      }
      if !isRoot, let id = id(of: members, resources[resource].dialect), !id.hasPrefix("#") {
        let inside = try addResource(
          value, base: resources[resource].uri, dialect: resources[resource].dialect)
        resources[inside].outer = (resource, tokens)
        embedded[Address(resource: resource, tokens: tokens)] = inside
        (resource, tokens) = (inside, [])
      }
      addAnchors(of: members, resource, tokens)
      for (step, schema) in SchemaKeyword.schemas(in: members, resources[resource].dialect) {
        pending.append((schema, resource, tokens + step, false))
      }
    }
  }

  /// In draft 7, `$ref` overrides the other keywords of its schema.
  private func id(of members: JSON.Object, _ dialect: SchemaDialect) -> String? {
    if dialect.generation == .draft7, members["$ref"] != nil { return nil }
    return members["$id"]?.string
  }

  private mutating func addResource(
    _ root: JSON, base: URIReference, dialect inherited: SchemaDialect?
  ) throws(JSON.SchemaError) -> Int {
    let named = try root["$schema"]?.string.map { uri throws(JSON.SchemaError) in
      try knownDialect(Self.normalized(uri))
    }
    let dialect = named ?? inherited ?? .draft2020
    var uri = base
    if let members = root.object, let id = id(of: members, dialect) {
      uri = base.resolving(URIReference(id)).withoutFragment
    }
    let index = resources.count
    resources.append(Resource(uri: uri, root: root, dialect: dialect))
    if indices[uri.description] == nil { indices[uri.description] = index }
    return index
  }

  private func knownDialect(_ uri: String) throws(JSON.SchemaError) -> SchemaDialect {
    if uri == SchemaDialect.draft2020.metaschema { return .draft2020 }
    if uri == SchemaDialect.draft7.metaschema { return .draft7 }
    guard let metaschema = given[uri] else {
      throw JSON.SchemaError(
        "the dialect \(uri) is unknown; pass its metaschema as a resource", at: "#/$schema")
    }
    return try SchemaDialect(metaschema: metaschema, uri: uri)
  }

  private mutating func addAnchors(of members: JSON.Object, _ resource: Int, _ tokens: [String]) {
    if resources[resource].dialect.generation == .draft7 {
      if let id = id(of: members, .draft7), let hash = id.firstIndex(of: "#") {
        let name = String(id[id.index(after: hash)...])
        if !name.isEmpty { resources[resource].anchors[name] = tokens }
      }
      return
    }
    if let name = members["$anchor"]?.string { resources[resource].anchors[name] = tokens }
    if let name = members["$dynamicAnchor"]?.string {
      resources[resource].anchors[name] = tokens
      resources[resource].dynamicAnchors.insert(name)
    }
  }

  // MARK: - Finding

  func root(of resource: Int) -> LocatedSchema {
    LocatedSchema(resource: resource, tokens: [], value: resources[resource].root)
  }

  func schema(_ start: LocatedSchema, _ way: [String]) -> LocatedSchema? {
    var schema = start
    for token in way {
      let value: JSON? =
        switch schema.value {
        case .object(let members): members[token]
        case .array: Int(token).flatMap { schema.value[$0] }
        default: nil
        }
      guard let value else { return nil }
      let tokens = schema.tokens + [token]
      if let inside = embedded[Address(resource: schema.resource, tokens: tokens)] {
        schema = LocatedSchema(resource: inside, tokens: [], value: value)
      } else {
        schema = LocatedSchema(resource: schema.resource, tokens: tokens, value: value)
      }
    }
    return schema
  }

  func schema(ofAnchor name: String, in resource: Int) -> LocatedSchema? {
    resources[resource].anchors[name].flatMap { schema(root(of: resource), $0) }
  }

  mutating func resolve(
    _ reference: String, in resource: Int, at location: String
  ) throws(JSON.SchemaError) -> (schema: LocatedSchema, anchor: String?) {
    let target = resources[resource].uri.resolving(URIReference(reference))
    let uri = target.withoutFragment.description
    if indices[uri] == nil {
      guard let document = given[uri] else {
        throw JSON.SchemaError(
          "'\(reference)' is not available; pass it as a resource",
          at: location)
      }
      try add(document, uri: target.withoutFragment, dialect: nil)
    }
    let root = root(of: indices[uri] ?? 0)
    let fragment = "#" + (target.fragment ?? "")
    if let pointer = try? JSON.Pointer(fragment: fragment) {
      if let schema = schema(root, pointer.tokens) { return (schema, nil) }
    } else if let schema = schema(ofAnchor: target.fragment ?? "", in: root.resource) {
      return (schema, target.fragment)
    }
    throw JSON.SchemaError("'\(reference)' can't be resolved", at: location)
  }

  // MARK: - Checking

  func check() throws(JSON.SchemaError) {
    let root = resources[0]
    let validator = try Metaschemas.validator(root.dialect, given: given)
    let failures = validator.failures(in: root.root)
    guard let first = failures.first else { return }
    throw JSON.SchemaError(
      "\(first.instance) \(first.message)", at: first.instance.fragment, failures: failures)
  }
}
