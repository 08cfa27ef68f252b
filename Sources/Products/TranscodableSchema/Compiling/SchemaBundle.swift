package import TranscodableJSON

/// A schema that contains every schema it refers to.
///
/// Its references are JSON Pointers into itself.
package struct SchemaBundle {
  /// Keywords whose members are schemas with arbitrary names.
  private static let maps: Set<String> = [
    "$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties",
  ]
  private static let data: Set<String> = ["const", "default", "enum", "examples"]

  private struct Reference {
    let text: String
    let target: URIReference
    let tokens: [String]
  }

  /// The bundled schema.
  package private(set) var schema: JSON
  /// The resources that were loaded, by URI.
  package private(set) var loaded: [String: JSON.Schema] = [:]

  private var places: [String: [String]] = [:]
  private var pending: [Reference] = []
  private var pointers: [[String]: String] = [:]
  private var definitions: [String: JSON] = [:]

  /// Bundles a schema.
  ///
  /// - Parameters:
  ///   - schema: The schema; older drafts are translated.
  ///   - base: The URI of the schema if it has no `$id`, such as the path of its file.
  ///   - resources: Schemas by URI.
  ///   - load: Returns the schema for a URI that `resources` doesn't contain.
  /// - Throws: A ``JSON/SchemaError`` with the location of a reference that can't be resolved, or an
  ///   error from `load`.
  package init(
    _ schema: JSON.Schema, base: String = "schema:",
    resources: [String: JSON.Schema] = [:], load: (String) throws -> JSON.Schema? = { _ in nil }
  ) throws {
    self.schema = SchemaTranslation.translated(schema.json)
    add(self.schema, base: URIReference(base), at: [])
    var given: [String: JSON] = [:]
    for (uri, resource) in resources {
      given[SchemaRegistry.normalized(uri)] = resource.json
      if let id = resource.json["$id"]?.string {
        given[SchemaRegistry.normalized(id)] = resource.json
      }
    }
    while let reference = pending.popLast() {
      let uri = reference.target.withoutFragment.description
      if places[uri] == nil {
        var document = given[uri] ?? Metaschemas.all[uri]
        if document == nil, let found = try load(uri) {
          loaded[uri] = found
          document = found.json
        }
        guard let document else {
          throw JSON.SchemaError(
            "'\(reference.text)' is not available; pass it as a resource",
            at: location(of: reference))
        }
        define(SchemaTranslation.translated(document), uri)
      }
      pointers[reference.tokens] = try pointer(to: reference)
    }
    self.schema = rewritten(self.schema, at: [])
    guard !definitions.isEmpty, case .object(var members) = self.schema else { return }
    var all = members["$defs"]?.object ?? JSON.Object()
    for name in definitions.keys.sorted() {
      all[name] = definitions[name].map { rewritten($0, at: ["$defs", name]) }
    }
    members["$defs"] = .object(all)
    self.schema = .object(members)
  }

  private func location(of reference: Reference) -> String {
    JSON.Pointer(tokens: reference.tokens + ["$ref"]).fragment
  }

  private mutating func define(_ document: JSON, _ uri: String) {
    let file = uri.split(separator: "/").last.map(String.init) ?? "schema"
    let base = String(file.prefix { $0 != "." })
    var (name, number) = (base, 2)
    while definitions[name] != nil || schema["$defs"]?[name] != nil {
      (name, number) = ("\(base)\(number)", number + 1)
    }
    definitions[name] = document
    places[uri] = ["$defs", name]
    add(document, base: URIReference(uri), at: ["$defs", name])
  }

  private func pointer(to reference: Reference) throws(JSON.SchemaError) -> String {
    let uri = reference.target.withoutFragment.description
    let fragment = reference.target.fragment ?? ""
    if let place = places[uri] {
      if let rest = try? JSON.Pointer(fragment: "#" + fragment) {
        let tokens = place + rest.tokens
        if value(at: tokens) != nil { return JSON.Pointer(tokens: tokens).fragment }
      } else if let place = places[uri + "#" + fragment] {
        return JSON.Pointer(tokens: place).fragment
      }
    }
    throw JSON.SchemaError("'\(reference.text)' can't be resolved", at: location(of: reference))
  }

  private func value(at tokens: [String]) -> JSON? {
    if tokens.count > 1, tokens[0] == "$defs", let document = definitions[tokens[1]] {
      return document[JSON.Pointer(tokens: Array(tokens.dropFirst(2)))]
    }
    return schema[JSON.Pointer(tokens: tokens)]
  }

  // MARK: - Walking

  private mutating func add(_ root: JSON, base: URIReference, at tokens: [String]) {
    places[base.withoutFragment.description] = tokens
    var waiting = [(root, base, tokens)]
    while let (schema, outer, tokens) = waiting.popLast() {
      var base = outer
      if let id = schema["$id"]?.string {
        if id.hasPrefix("#") {
          places[base.description + id] = tokens
        } else {
          base = base.resolving(URIReference(id)).withoutFragment
          places[base.description] = tokens
        }
      }
      for keyword in ["$anchor", "$dynamicAnchor"] {
        if let name = schema[keyword]?.string { places[base.description + "#" + name] = tokens }
      }
      for keyword in ["$ref", "$dynamicRef"] {
        guard let text = schema[keyword]?.string else { continue }
        pending.append(
          Reference(text: text, target: base.resolving(URIReference(text)), tokens: tokens))
      }
      for (way, part) in Self.parts(of: schema) { waiting.append((part, base, tokens + way)) }
    }
  }

  private static func parts(of schema: JSON) -> [([String], JSON)] {
    if let elements = schema.array {
      return elements.enumerated().map { ([String($0)], $1) }
    }
    return (schema.object ?? JSON.Object()).flatMap { key, value -> [([String], JSON)] in
      if data.contains(key) { return [] }
      guard maps.contains(key), let members = value.object else { return [([key], value)] }
      return members.map { ([key, $0.key], $0.value) }
    }
  }

  private func rewritten(_ value: JSON, at tokens: [String], isMap: Bool = false) -> JSON {
    switch value {
    case .array(let parts):
      return .array(parts.enumerated().map { rewritten($1, at: tokens + [String($0)]) })
    case .object(let members):
      var result = JSON.Object()
      for (key, value) in members {
        let isText = !isMap && value.string != nil
        if isText, ["$id", "$anchor", "$dynamicAnchor", "$dynamicRef"].contains(key) { continue }
        let isKept = !isMap && Self.data.contains(key)
        result[key] =
          isKept
          ? value
          : rewritten(value, at: tokens + [key], isMap: !isMap && Self.maps.contains(key))
      }
      if !isMap, let pointer = pointers[tokens] { result["$ref"] = JSON(pointer) }
      return .object(result)
    default: return value
    }
  }
}
