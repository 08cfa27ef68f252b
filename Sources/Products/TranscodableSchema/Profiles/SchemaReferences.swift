internal import TranscodableJSON

/// Rewrites references for providers that support only references to the root and its definitions.
///
/// Any other target becomes a definition of the root. If the target isn't in the schema, a note in
/// the description replaces the reference.
struct SchemaReferences {
  private struct Visit {
    let schema: LocatedSchema
    let tokens: [String]
  }

  private(set) var root: JSON
  private(set) var changes: [JSON.Schema.Adaptation.Change] = []
  private var registry: SchemaRegistry
  private var references: [(tokens: [String], reference: String?)] = []
  private var names: [[String]: String] = [:]
  private var targets: [(tokens: [String], name: String)] = []
  private var takenNames: Set<String>

  init(_ root: JSON) throws(JSON.SchemaError) {
    self.root = root
    do {
      registry = try SchemaRegistry(root, given: [:])
    } catch {
      // The dialect is unknown, so references are resolved as in 2020-12.
      var members = root
      members["$schema"] = nil
      registry = try SchemaRegistry(members, given: [:])
    }
    takenNames = Set(root["$defs"]?.object?.keys ?? [])
  }

  mutating func rewrite() {
    var pending = [Visit(schema: registry.root(of: 0), tokens: [])]
    var visited: Set<[String]> = []
    while let visit = pending.popLast() {
      guard visited.insert(visit.tokens).inserted, let members = visit.schema.value.object else {
        continue
      }
      if let target = look(at: members, visit) { pending.append(target) }
      let dialect = registry.resources[visit.schema.resource].dialect
      for (way, _) in SchemaKeyword.schemas(in: members, dialect).reversed() {
        guard let schema = registry.schema(visit.schema, way) else { continue }
        pending.append(Visit(schema: schema, tokens: visit.tokens + way))
      }
    }
    replaceReferences()
    moveTargets()
  }

  private mutating func look(at members: JSON.Object, _ visit: Visit) -> Visit? {
    let isDynamic = members["$ref"] == nil
    guard let text = (members["$ref"] ?? members["$dynamicRef"])?.string else { return nil }
    if isDynamic, registry.resources.count > 1 { return nil }
    let found = try? registry.resolve(text, in: visit.schema.resource, at: "").schema
    guard let found, let tokens = tokens(of: found) else {
      references.append((visit.tokens, nil))
      let pointer = JSON.Pointer(tokens: visit.tokens)
      changes.append(
        .init(
          pointer: pointer, kind: .lost,
          message: "the target of the reference \(text), which is not part of the schema"))
      return nil
    }
    references.append((visit.tokens, reference(to: tokens)))
    return Visit(schema: found, tokens: tokens)
  }

  private func tokens(of schema: LocatedSchema) -> [String]? {
    var (resource, tokens) = (schema.resource, schema.tokens)
    while let outer = registry.resources[resource].outer {
      (resource, tokens) = (outer.resource, outer.tokens + tokens)
    }
    return resource == 0 ? tokens : nil
  }

  private mutating func reference(to tokens: [String]) -> String {
    if tokens.isEmpty { return "#" }
    if tokens.count == 2, tokens[0] == "$defs" { return JSON.Pointer(tokens: tokens).fragment }
    let name = names[tokens] ?? freeName(tokens.last ?? "")
    if names[tokens] == nil {
      names[tokens] = name
      targets.append((tokens, name))
    }
    return JSON.Pointer(tokens: ["$defs", name]).fragment
  }

  private mutating func freeName(_ base: String) -> String {
    var name = base.isEmpty ? "schema" : base
    var number = 2
    while !takenNames.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  private mutating func replaceReferences() {
    for (tokens, reference) in references {
      let pointer = JSON.Pointer(tokens: tokens)
      guard var members = root[pointer]?.object,
        let old = (members["$ref"] ?? members["$dynamicRef"])?.string
      else { continue }
      if let reference, reference == members["$ref"]?.string { continue }
      if members["$ref"] == nil { members["$dynamicRef"] = nil }
      members["$ref"] = reference.map { .string($0) }
      if let reference {
        changes.append(
          .init(
            pointer: pointer, kind: .rewritten,
            message: "the reference \(old) was replaced by \(reference)"))
      } else {
        let text = members["description"]?.string.map { $0 + "\n\n" } ?? ""
        members["description"] = .string("\(text){as in \(old)}")
      }
      root[pointer] = .object(members)
    }
  }

  private mutating func moveTargets() {
    guard !targets.isEmpty, var members = root.object else { return }
    var definitions = members["$defs"]?.object ?? [:]
    for (tokens, name) in targets { definitions[name] = root[JSON.Pointer(tokens: tokens)] }
    let used = Set(references.compactMap(\.reference))
    definitions.removeAll { !used.contains(JSON.Pointer(tokens: ["$defs", $0.key]).fragment) }
    members["$defs"] = .object(definitions)
    members["definitions"] = nil
    root = .object(members)
  }
}
