internal import TranscodableNames

struct TypeNames {
  private var taken: Set<String>
  private(set) var byLocation: [String: String] = [:]
  private(set) var unionsByLocation: [String: String] = [:]
  private let given: Set<String>
  private var memberCounts: [ShapeLocation: Int] = [:]
  private let unions: [String: String]
  private var arrays: Set<ShapeLocation> = []
  private let vocabulary: Vocabulary
  /// The node for which a name is reserved, because other types with the name have fewer members.
  private var reserved: [String: Int] = [:]
  private var current: Int?
  private var members: [String: Set<String>] = [:]

  init(_ graph: ShapeGraph, _ decisions: InferenceDecisions) {
    unions = decisions.unions
    given = Set(graph.roots.compactMap { graph[$0].givenName }).union(unions.values)
    taken = Names.takenTypes
    vocabulary = Vocabulary(graph)
    for node in graph.roots {
      if graph[node].arrayCount > 0 { arrays.formUnion(graph[node].locations) }
      guard let count = graph[node].members?.count else { continue }
      for location in graph[node].locations { memberCounts[location] = count }
    }
    if !graph.isExact { reserveNames(in: graph) }
  }

  /// Reserves a name for the type that has all members of another type with the name, and more.
  private mutating func reserveNames(in graph: ShapeGraph) {
    let root = graph[graph.root.node].name
    var first: [String: Set<String>] = [:]
    var fullest: [String: (node: Int, keys: Set<String>)] = [:]
    for index in graph.roots where graph[index].isRecord && graph[index].tagKey == nil {
      let node = graph[index]
      guard node.givenName == nil, node.locations[0].tokens.contains(where: { $0 != "*" }),
        let members = node.members
      else { continue }
      current = index
      let plain = plainName(of: node, suffix: "", root)
      let name = betterName(of: node, than: plain, in: graph) ?? plain
      let keys = Set(members.keys)
      if first[name] == nil { first[name] = keys }
      if keys.count > fullest[name]?.keys.count ?? 0 { fullest[name] = (index, keys) }
    }
    for (name, type) in fullest where first[name]?.isStrictSubset(of: type.keys) == true {
      reserved[name] = type.node
    }
  }

  private func plainName(of node: ShapeNode, suffix: String, _ root: String) -> String {
    typeName(
      node.collectiveName(memberCounts) ?? node.nameInList(suffix, root) ?? node.keyOfMostUses
        ?? node.name)
  }

  private func typeName(_ key: String) -> String { Names.typeName(vocabulary.separated(key)) }

  /// Derives the name from the key, and adds the enclosing keys as a prefix if the name is taken.
  mutating func name(of index: Int, suffix: String, in graph: ShapeGraph) -> String {
    let node = graph[index]
    current = graph.find(index)
    var name = node.givenName ?? ""
    if suffix.isEmpty, !name.isEmpty, !taken.contains(name) {
      use(name, node)
      return name
    }
    if !suffix.isEmpty, let name = node.locations.compactMap({ unions[$0.text] }).first,
      !taken.contains(name)
    {
      useForUnion(name, node)
      return name
    }
    let root = graph[graph.root.node].name
    name = plainName(of: node, suffix: suffix, root)
    if suffix.isEmpty { name = betterName(of: node, than: name, in: graph) ?? name }
    if !suffix.isEmpty, let kinds = node.sharedScalarKinds {
      name = kinds
    } else if !name.hasSuffix(suffix) {
      name += suffix
    }
    var around = node.enclosingTokens
    if graph.isExact {
      around = (node.locations.first?.tokens ?? []).dropLast().filter { $0 != "*" }
      if node.locations.first?.tokens.last == "*" { around = around.dropLast() }
    }
    let isRoot = node.locations.first?.tokens.allSatisfy { $0 == "*" } ?? true
    let avoided: Set<String> = isRoot || graph.isExact ? [] : Names.avoidedTypes
    func isUnsuitable(_ name: String) -> Bool {
      isTaken(name) || avoided.contains(name) || !avoided.isEmpty && Names.isVersionNumber(name)
    }
    if !graph.isExact, isUnsuitable(name), let parent = sharedParent(of: node) {
      name = Names.typeName(parent, before: name)
    }
    while isUnsuitable(name), let token = around.popLast() {
      // A token such as `type=card` represents a kind of object; only its tag is a name.
      let word = token.split(separator: "=", maxSplits: 1).last.map(String.init) ?? token
      let isElement = !graph.isExact && Names.namesOfElements.contains(token)
      let parent = isElement ? nameOfElement(token, above: node) : nil
      name = Names.typeName(parent ?? vocabulary.separated(Names.singular(word)), before: name)
    }
    if isUnsuitable(name) {
      name = Names.typeName(Names.singular(Names.entity(ofList: root) ?? root), before: name)
    }
    if Names.takenTypes.contains(name), !graph.isExact, !isTaken(name + "Item") { name += "Item" }
    var number = 2
    let base = name
    while isTaken(name) {
      name = "\(base)\(number)"
      number += 1
    }
    if suffix.isEmpty { use(name, node) } else { useForUnion(name, node) }
    return name
  }

  /// The name of the type that contains all values, if it occurs at several locations.
  private func sharedParent(of node: ShapeNode) -> String? {
    let parents = node.parents
    let names = Set(parents.map { byLocation[$0.text] })
    return Set(parents).count > 1 && names.count == 1 ? names.first ?? nil : nil
  }

  /// The name of the enclosing type that is an element of the list.
  private func nameOfElement(_ list: String, above node: ShapeNode) -> String? {
    let tokens = node.locations[0].tokens
    guard let index = tokens.lastIndex(of: list) else { return nil }
    return byLocation[ShapeLocation(Array(tokens[...index]) + ["*"]).text]
  }

  /// Returns a name for a type that its key doesn't describe.
  private func betterName(
    of node: ShapeNode, than name: String, in graph: ShapeGraph
  ) -> String? {
    guard !graph.isExact, let members = node.members,
      node.locations[0].tokens.contains(where: { $0 != "*" })
    else { return nil }
    if let index = current, let key = graph.keyOfMarker(index) { return Names.typeName(key) }
    let keys = Set(node.locations.compactMap { $0.tokens.last { $0 != "*" } }.map(Names.singular))
    if let person = Names.personType(for: keys, members: Set(members.keys)), !isTaken(person) {
      return person
    }
    if let shared = sharedName(of: node, than: name, keys, in: graph) { return shared }
    let isElement = node.locations[0].tokens.last == "*"
    let isItem = ["Element", "Item"].contains(name) || node.nameInList("", "") != nil
    let isChange = isElement && Names.isChange(node.name)
    if isTaken(name) || isItem || isChange {
      let tag = constantTag(of: members, in: graph, allowsType: isElement || isItem)
      let path = isItem ? pathWord(of: members, in: graph) : nil
      let better = [tag, path, entity(of: members, isRepeated: isChange)]
        .compactMap(\.self).map { Names.typeName($0) }
      if let better = better.first(where: { !isTaken($0) && !Names.avoidedTypes.contains($0) }) {
        return better
      }
      if isChange, let better = better.last { return name + better }
    }
    if isInGrid(node) { return name + "Item" }
    if node.tagKey != nil { return nil }
    let key = node.locations[0].tokens.last ?? ""
    let singular = Names.singular(key)
    if singular != key,
      members.contains(where: {
        Names.namesOfElements.contains($0.key) && graph[$0.value.node].arrayCount > 0
      })
    {
      return Names.typeName(singular) + "List"
    }
    // The elements of `comment.comments` are called `Comment`.
    let hasElements = members.contains { key, member in
      let word = Names.singular(key)
      guard graph[member.node].arrayCount > 0, word != key else { return false }
      let elements = graph[member.node].element.map { graph[$0.node].locations }
      return elements != node.locations && Names.typeName(word) == name
    }
    return hasElements ? name + "List" : nil
  }

  /// Returns a name for a type with different keys that fits all of them.
  private func sharedName(
    of node: ShapeNode, than name: String, _ keys: Set<String>, in graph: ShapeGraph
  ) -> String? {
    guard keys.count > 1, let members = node.members else { return nil }
    let memberKeys = Set(members.keys)
    if !keys.allSatisfy({ Names.specificEnding($0, node.name) != nil }) {
      let root = graph[graph.root.node].name
      let names = [
        neutralName(of: members, in: graph), endingOfTags(of: members, in: graph),
        Names.isReference(memberKeys) ? "Reference" : nil,
        Names.areEndpoints(keys) ? node.parentName(root).map { $0 + "Endpoint" } : nil,
        node.endingInLocations, Names.typeOfRange(with: memberKeys),
      ]
      .compactMap(\.self)
      if let name = names.first(where: { !isTaken($0) && !Names.avoidedTypes.contains($0) }) {
        return name
      }
    }
    let isVague = node.keyOfMostUses == nil && keys.contains(Names.singular(node.name))
    if isVague, keys.count > 2, let tag = tagOfContent(of: members, in: graph) { return tag }
    let element = isVague ? keys.sorted().lazy.compactMap(vocabulary.element).first : nil
    let name = element.map { Names.typeName($0) } ?? name
    guard isTaken(name) else { return element == nil ? nil : name }
    if let full = self.members[name], memberKeys.isStrictSubset(of: full),
      memberKeys.contains(where: Names.isIdentifier), !isTaken(name + "Reference")
    {
      return name + "Reference"
    }
    let tag = tag("type", of: members, in: graph).map { Names.typeName($0) + name }
    return tag.flatMap { isTaken($0) ? nil : $0 }
  }

  /// The constant tag of a record, or of the object that is its only member.
  private func tagOfContent(
    of members: [String: ShapeNode.Member], in graph: ShapeGraph
  ) -> String? {
    let content = members.count == 1 ? members.values.first.flatMap { graph[$0.node].members } : nil
    return tag("type", of: content ?? members, in: graph).map { Names.typeName($0) }
  }

  /// Returns a name such as `NameValue` for a small object that occurs under unrelated keys.
  private func neutralName(of members: [String: ShapeNode.Member], in graph: ShapeGraph) -> String?
  {
    let keys = Set(members.keys)
    if let name = Names.neutralType(with: keys) { return name }
    guard Names.isPair(keys), members.values.allSatisfy({ graph[$0.node].isScalar }) else {
      return nil
    }
    return Names.typeName(
      members.sorted { ($0.value.position, $0.key) < ($1.value.position, $1.key) }
        .map(\.key).joined(separator: "_"))
  }

  /// The value of a member such as `type`, if it is the same name in all samples.
  private func constantTag(
    of members: [String: ShapeNode.Member], in graph: ShapeGraph, allowsType: Bool
  ) -> String? {
    let keys = ObjectFacts.tagKeys.prefix { $0 != "event" } + ["object"]
    return keys.lazy.compactMap { key -> String? in
      guard let value = tag(key, of: members, in: graph) else { return nil }
      // A `type` of one word may be an adjective, such as `live`.
      return key == "object" || key == "kind" || allowsType && NameWords(value).words.count > 1
        ? value : nil
    }.first
  }

  private func tag(
    _ key: String, of members: [String: ShapeNode.Member], in graph: ShapeGraph
  ) -> String? {
    guard let member = members[key], let values = graph[member.node].strings?.values,
      values.count == 1,
      // Some kinds have a namespace, as in `youtube#video`.
      let value = values[0].split(separator: "#").last.map(String.init), value.count > 2,
      value.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_" || $0 == "-") })
    else { return nil }
    return value
  }

  /// The word with which all values of a tag end, such as `reference` for `user_reference` and
  /// `team_reference`.
  private func endingOfTags(
    of members: [String: ShapeNode.Member], in graph: ShapeGraph
  ) -> String? {
    for key in ObjectFacts.tagKeys {
      guard let member = members[key], let values = graph[member.node].strings?.values,
        values.count > 1
      else { continue }
      let words = values.map { NameWords($0).lowercased }
      guard let last = words[0].last, words.allSatisfy({ $0.count > 1 && $0.last == last })
      else { return nil }
      return Names.typeName(last)
    }
    return nil
  }

  /// The last plural in the path of the object's own URL, such as `repos` in
  /// `https://api.example.org/repos/a/b`.
  private func pathWord(of members: [String: ShapeNode.Member], in graph: ShapeGraph) -> String? {
    for key in ["url", "href", "self", "uri"] {
      guard let member = members[key], let values = graph[member.node].strings?.values else {
        continue
      }
      let words = Set(values.map(Names.lastPlural(inPath:)))
      if words.count == 1, let word = words.first { return word }
    }
    return nil
  }

  /// The name in the first key, if it is an identifier such as `update_id`, or in the identifier
  /// whose name occurs in the most keys.
  private func entity(of members: [String: ShapeNode.Member], isRepeated: Bool) -> String? {
    let keys = members.sorted { ($0.value.position, $0.key) < ($1.value.position, $1.key) }
      .map { NameWords($0.key).lowercased }
    let entities = (isRepeated ? keys : Array(keys.prefix(1)))
      .filter { $0.count > 1 && $0.last == "id" }.map { Array($0.dropLast()) }
    let counts = entities.map { entity in keys.count { $0.starts(with: entity) } }
    return zip(entities, counts).first { $1 == counts.max() }?.0.joined(separator: "_")
  }

  /// Whether the objects are the elements of an array of arrays.
  private func isInGrid(_ node: ShapeNode) -> Bool {
    let tokens = node.locations[0].tokens
    return tokens.suffix(2) == ["*", "*"]
      && [1, 2].allSatisfy { arrays.contains(ShapeLocation(Array(tokens.dropLast($0)))) }
  }

  private func isTaken(_ name: String) -> Bool {
    taken.contains(name) || given.contains(name)
      || reserved[name].map { $0 != current } ?? false
  }

  private mutating func useForUnion(_ name: String, _ node: ShapeNode) {
    taken.insert(name)
    for location in node.locations { unionsByLocation[location.text] = name }
  }

  private mutating func use(_ name: String, _ node: ShapeNode) {
    taken.insert(name)
    members[name] = (node.members?.keys).map(Set.init)
    for location in node.locations { byLocation[location.text] = name }
  }
}
