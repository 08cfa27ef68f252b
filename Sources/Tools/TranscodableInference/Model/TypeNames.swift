internal import TranscodableNames

struct TypeNames {
  private var taken: Set<String>
  private(set) var byLocation: [String: String] = [:]
  private(set) var unionsByLocation: [String: String] = [:]
  private let given: Set<String>
  private var memberCounts: [ShapeLocation: Int] = [:]
  private let unions: [String: String]
  private var arrays: Set<ShapeLocation> = []

  init(_ graph: ShapeGraph, _ decisions: InferenceDecisions) {
    unions = decisions.unions
    given = Set(graph.roots.compactMap { graph[$0].givenName }).union(unions.values)
    taken = Names.takenTypes
    for node in graph.roots {
      if graph[node].arrayCount > 0 { arrays.formUnion(graph[node].locations) }
      guard let count = graph[node].members?.count else { continue }
      for location in graph[node].locations { memberCounts[location] = count }
    }
  }

  /// Derives the name from the key, and adds the enclosing keys as a prefix if the name is taken.
  mutating func name(of index: Int, suffix: String, in graph: ShapeGraph) -> String {
    let node = graph[index]
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
    name = Names.typeName(
      node.collectiveName(memberCounts) ?? node.nameInList(suffix, root) ?? node.name)
    if suffix.isEmpty { name = betterName(of: node, than: name, in: graph) ?? name }
    if !suffix.isEmpty, let kinds = node.sharedScalarKinds {
      name = kinds
    } else if !name.hasSuffix(suffix) {
      name += suffix
    }
    var around = (node.locations.first?.tokens ?? []).dropLast().filter { $0 != "*" }
    if node.locations.first?.tokens.last == "*" { around = around.dropLast() }
    if !graph.isExact, node.hasDifferentParents { around = around.dropLast() }
    let isRoot = node.locations.first?.tokens.allSatisfy { $0 == "*" } ?? true
    let avoided: Set<String> = isRoot || graph.isExact ? [] : Names.avoidedTypes
    func isUnsuitable(_ name: String) -> Bool {
      isTaken(name) || avoided.contains(name) || !avoided.isEmpty && Names.isVersionNumber(name)
    }
    while isUnsuitable(name), let token = around.popLast() {
      // A token such as `type=card` represents a kind of object; only its tag is a name.
      let word = token.split(separator: "=", maxSplits: 1).last.map(String.init) ?? token
      let isElement = !graph.isExact && Names.namesOfElements.contains(token)
      let parent = isElement ? nameOfElement(token, above: node) : nil
      name = Names.typeName(parent ?? Names.singular(word), before: name)
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
    let root = graph[graph.root.node].name
    guard !graph.isExact, let members = node.members,
      node.locations[0].tokens.contains(where: { $0 != "*" })
    else { return nil }
    let keys = Set(node.locations.compactMap { $0.tokens.last { $0 != "*" } }.map(Names.singular))
    if let person = Names.personType(for: keys, members: Set(members.keys)), !isTaken(person) {
      return person
    }
    if keys.count > 1, !keys.allSatisfy({ Names.specificEnding($0, node.name) != nil }),
      let shared = [
        neutralName(of: members, in: graph), endingOfTags(of: members, in: graph),
        Names.isReference(Set(members.keys)) ? "Reference" : nil,
        Names.areEndpoints(keys) ? node.parentName(root).map { $0 + "Endpoint" } : nil,
        node.endingInLocations, Names.typeOfRange(with: Set(members.keys)),
      ]
      .compactMap(\.self).first(where: { !isTaken($0) && !Names.avoidedTypes.contains($0) })
    {
      return shared
    }
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

  /// Returns a name such as `NameValue` for a small object that occurs under unrelated keys.
  private func neutralName(of members: [String: ShapeNode.Member], in graph: ShapeGraph) -> String?
  {
    let keys = Set(members.keys)
    let coordinates: [Set] = [["lat", "lng"], ["lat", "lon"], ["latitude", "longitude"]]
    if coordinates.contains(keys) { return "Coordinate" }
    if let name = Names.typeOfQuantity(with: keys) { return name }
    let general: Set = ["key", "label", "name", "text", "title", "type", "unit", "value"]
    guard keys.count == 2, keys.isSubset(of: general),
      members.values.allSatisfy({ graph[$0.node].isScalar })
    else { return nil }
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
      guard let member = members[key], let values = graph[member.node].strings?.values,
        values.count == 1,
        // Some kinds have a namespace, as in `youtube#video`.
        let value = values[0].split(separator: "#").last.map(String.init), value.count > 2,
        value.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_" || $0 == "-") })
      else { return nil }
      // A `type` of one word may be an adjective, such as `live`.
      return key == "object" || key == "kind" || allowsType && NameWords(value).words.count > 1
        ? value : nil
    }.first
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

  private func isTaken(_ name: String) -> Bool { taken.contains(name) || given.contains(name) }

  private mutating func useForUnion(_ name: String, _ node: ShapeNode) {
    taken.insert(name)
    for location in node.locations { unionsByLocation[location.text] = name }
  }

  private mutating func use(_ name: String, _ node: ShapeNode) {
    taken.insert(name)
    for location in node.locations { byLocation[location.text] = name }
  }
}

enum FieldNames {
  static func names(for keys: [String]) -> [String] {
    var names: [String: String] = [:]
    // Keys that are already valid field names are assigned first, so that they stay unchanged.
    let order = keys.sorted {
      let isPlain = (Names.fieldName($0) == $0, Names.fieldName($1) == $1)
      return isPlain.0 == isPlain.1 ? $0 < $1 : isPlain.0
    }
    var taken: Set<String> = []
    for key in order {
      let base = Names.fieldName(key)
      var (name, number) = (base, 2)
      while !taken.insert(name).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      names[key] = name
    }
    return keys.map { names[$0] ?? $0 }
  }

  static func textCases(_ texts: [String], isExact: Bool) -> [SwiftModel.TextCase] {
    var cases = zip(texts, names(for: texts)).map { SwiftModel.TextCase(name: $1, text: $0) }
    // The name `other` is reserved for the case that stores unknown strings.
    let taken = Set(cases.map(\.name))
    if !isExact, let index = cases.firstIndex(where: { $0.name == "other" }) {
      cases[index].name = taken.contains("otherValue") ? "otherCase" : "otherValue"
    }
    return cases
  }
}

extension ShapeNode {
  /// A name such as `IntOrString` for a union of scalars that occurs under different keys.
  fileprivate var sharedScalarKinds: String? {
    let keys = Set(locations.map { $0.tokens.last { $0 != "*" } })
    guard keys.count > 1, arrayCount == 0, objectCount == 0, objects == nil, alternatives.isEmpty
    else { return nil }
    let kinds = [
      boolCount > 0 ? "Bool" : nil, ScalarTypes.number(numbers).map { Names.typeName($0.word) },
      strings == nil ? nil : "String",
    ]
    return kinds.compactMap(\.self).joined(separator: "Or")
  }

  /// A name such as `track` for the elements of `tracks.items`.
  fileprivate func nameInList(_ suffix: String, _ root: String) -> String? {
    guard suffix.isEmpty else { return nil }
    let tokens = locations[0].tokens
    guard tokens.last == "*", let list = tokens.dropLast().last,
      Names.namesOfElements.contains(list)
    else { return nil }
    let parents = tokens.dropLast(2).filter { $0 != "*" && !Names.namesOfWrappers.contains($0) }
    if parents.isEmpty, let name = Names.entity(ofList: root) { return name }
    let parent = tokens.count > 2 ? tokens[tokens.count - 3] : "*"
    let name = Names.singular(parent)
    if parent != "*", name != parent { return name }
    return list == "list" ? "item" : nil
  }

  /// Whether the locations differ only in the enclosing key, so that its name would mislead.
  fileprivate var hasDifferentParents: Bool {
    let paths = locations.map { $0.tokens.filter { $0 != "*" } }
    guard let first = paths.first, first.count > 2, paths.count > 1 else { return false }
    let parents = Set(paths.map { $0.dropLast().last })
    return parents.count > 1
      && paths.allSatisfy {
        $0.count == first.count && $0.dropLast(2) == first.dropLast(2) && $0.last == first.last
      }
  }

  fileprivate func parentName(_ root: String) -> String? {
    let parent = locations[0].tokens.dropLast().last { $0 != "*" }
    return Names.typeName(Names.singular(parent ?? root))
  }

  /// The words with which the key ends, if an enclosing key at another location ends with them, as
  /// in `default_reminders` and `reminders.overrides`.
  fileprivate var endingInLocations: String? {
    let parents = locations.dropFirst().compactMap { location in
      location.tokens.filter { $0 != "*" }.dropLast().last
    }
    return parents.lazy.compactMap { Names.specificEnding(self.name, Names.singular($0)) }.first
      .map { Names.typeName($0) }
  }

  /// The singular of the enclosing key, if most members of the enclosing object have this type.
  fileprivate func collectiveName(_ memberCounts: [ShapeLocation: Int]) -> String? {
    guard let first = locations.first, let parent = first.tokens.dropLast().last, parent != "*"
    else {
      return nil
    }
    let around = first.tokens.dropLast()
    let siblings = locations.count {
      $0.tokens.count == first.tokens.count && $0.tokens.dropLast() == around
    }
    let name = Names.singular(parent)
    let members = memberCounts[ShapeLocation(Array(around))] ?? siblings
    let isOnly = siblings > 1 && siblings == members && siblings == locations.count
    if isOnly, name == parent,
      !locations.allSatisfy({ Names.specificEnding($0.tokens.last ?? "", self.name) != nil })
    {
      return parent + "_item"
    }
    return siblings > 1 && siblings * 2 > members && name != parent ? name : nil
  }
}
