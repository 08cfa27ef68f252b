internal import TranscodableNames

struct TypeNames {
  private var taken: Set<String>
  private(set) var byLocation: [String: String] = [:]
  private(set) var unionsByLocation: [String: String] = [:]
  private let given: Set<String>
  private var memberCounts: [ShapeLocation: Int] = [:]
  private let unions: [String: String]
  private var arrays: Set<ShapeLocation> = []
  /// The locations of objects most members of which are objects.
  private var groups: Set<ShapeLocation> = []
  private let vocabulary: Vocabulary
  /// The node for which a name is reserved, because other types with the name have fewer members.
  private var reserved: [String: (node: Int, keys: Set<String>)] = [:]
  private var current: Int?
  private var members: [String: Set<String>] = [:]
  /// Names of the keys of people whose type has another name, such as `Author` if authors are users.
  private var keysOfPeople: Set<String> = []
  /// The name of the root type, or of the list that the document is.
  private let root: String

  init(_ graph: ShapeGraph, _ decisions: InferenceDecisions) {
    unions = decisions.unions
    given = Set(graph.roots.compactMap { graph[$0].givenName }).union(unions.values)
    taken = Names.takenTypes
    vocabulary = Vocabulary(graph)
    let document = graph[graph.root.node]
    let content = ContentNames(document.members ?? [:], in: graph)
    let kind = graph.isExact ? nil : content.tag("kind")
    root = kind.flatMap { Names.entity(ofList: $0) == nil ? nil : $0 } ?? document.name
    for node in graph.roots {
      if graph[node].arrayCount > 0 { arrays.formUnion(graph[node].locations) }
      guard let members = graph[node].members?.values, case let count = members.count else {
        continue
      }
      let objects = members.count { graph[$0.node].objectCount > 0 }
      if objects * 2 > count { groups.formUnion(graph[node].locations) }
      for location in graph[node].locations { memberCounts[location] = count }
    }
    if !graph.isExact { reserveNames(in: graph) }
  }

  /// Reserves a name for the type that has all members of another type with the name, and more.
  private mutating func reserveNames(in graph: ShapeGraph) {
    var first: [String: Set<String>] = [:]
    var fullest: [String: (node: Int, keys: Set<String>)] = [:]
    for index in graph.roots where graph[index].isRecord && graph[index].tagKey == nil {
      let node = graph[index]
      guard node.givenName == nil, node.locations[0].tokens.contains(where: { $0 != "*" }),
        let members = node.members
      else { continue }
      current = index
      let plain = plainName(of: node, suffix: "", in: graph)
      let name = betterName(of: node, than: plain, in: graph) ?? plain
      let keys = Set(members.keys)
      if first[name] == nil { first[name] = keys }
      if keys.count > fullest[name]?.keys.count ?? 0 { fullest[name] = (index, keys) }
    }
    for (name, type) in fullest where first[name]?.isStrictSubset(of: type.keys) == true {
      reserved[name] = type
    }
  }

  private func plainName(of node: ShapeNode, suffix: String, in graph: ShapeGraph) -> String {
    let name = typeName(
      node.collectiveName(memberCounts) ?? node.nameInList(suffix, root) ?? node.keyOfMostUses
        ?? node.name)
    guard !graph.isExact, case .tagged(_, let cases) = node.layout,
      Names.isTag(name, among: cases.keys)
    else { return name }
    if node.nameInList(suffix, root) != nil { return typeName(node.name) }
    // The case with this tag has the plain name.
    let others = cases.keys.map { Names.typeName($0) }.filter { $0 != name }
    return others.count == 1 ? "\(name)Or\(others[0])" : name + "Variant"
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
    name = plainName(of: node, suffix: suffix, in: graph)
    if suffix.isEmpty {
      let better = nameOfCase(node, in: graph) ?? betterName(of: node, than: name, in: graph)
      name = better ?? name
    }
    if !suffix.isEmpty, let kinds = node.sharedScalarKinds {
      name = kinds
    } else if !name.hasSuffix(suffix) {
      name += suffix
    }
    name = uniqueName(name, for: node, in: graph)
    if suffix.isEmpty { use(name, node) } else { useForUnion(name, node) }
    return name
  }

  /// The enclosing keys, the last of which is replaced by the name of its type if that is shorter.
  private func enclosingNames(_ node: ShapeNode, in graph: ShapeGraph) -> [String] {
    guard !graph.isExact else {
      let tokens = node.locations.first?.tokens ?? []
      let keys = tokens.dropLast().filter { $0 != "*" }
      return tokens.last == "*" ? keys.dropLast() : keys
    }
    var keys = node.enclosingTokens
    if let last = keys.last, let parent = node.parents.first.flatMap({ byLocation[$0.text] }),
      NameWords(parent).words.count < NameWords(last).words.count
    {
      keys[keys.count - 1] = parent
    }
    return keys
  }

  /// Adds prefixes until the name is suitable, and a number if none is.
  private func uniqueName(_ plain: String, for node: ShapeNode, in graph: ShapeGraph) -> String {
    var name = plain
    var around = enclosingNames(node, in: graph)
    let isRoot = node.locations.first?.tokens.allSatisfy { $0 == "*" } ?? true
    let allowsAny = isRoot || graph.isExact
    // No enclosing key describes a type that is used everywhere.
    let isShared = around.isEmpty && Set(node.parents).count > 1
    let parents = Set(node.parents.map { byLocation[$0.text] })
    if name == "Type", !graph.isExact, parents.count > 1, isSuitable("Kind") { return "Kind" }
    let isNextToSpec = node.parents.contains { parent in
      byLocation[parent.text].flatMap { members[$0] }?.contains("spec") == true
    }
    func isUnsuitable(_ name: String) -> Bool {
      isTaken(name) || keysOfPeople.contains(name) || name == "Status" && isNextToSpec
        || !allowsAny && Names.isAvoided(name)
          && !(isShared && !Names.misleadingTypes.contains(name))
    }
    func addPrefix(_ parent: String) {
      let longer = Names.typeName(parent, before: name)
      // As `TextContent` in `RichText`, and `ItemReference` in `LineItem`.
      let isRepeated = !graph.isExact && longer == Names.typeName(parent) && isTaken(longer)
      let content = name + (name == "Item" ? "Reference" : "Content")
      name = isRepeated && isSuitable(content) ? content : longer
    }
    if !graph.isExact, isUnsuitable(name), let parent = sharedParent(of: node) {
      addPrefix(parent)
    }
    while isUnsuitable(name), let token = around.popLast() {
      if !graph.isExact, Names.holdsFields(token), !around.isEmpty { continue }
      // A token such as `type=card` represents a kind of object; only its tag is a name.
      let word = token.split(separator: "=", maxSplits: 1).last.map(String.init) ?? token
      let isElement = !graph.isExact && Names.namesOfElements.contains(token)
      let parent = isElement ? nameOfElement(token, above: node) : nil
      addPrefix(parent ?? vocabulary.separated(Names.singular(word)))
    }
    if isUnsuitable(name) {
      name = Names.typeName(rootName(for: node, in: graph), before: name)
    }
    let isMisleading = !allowsAny && Names.misleadingTypes.contains(name)
    if Names.takenTypes.contains(name) || isMisleading, !graph.isExact, !isTaken(name + "Item") {
      name += "Item"
    }
    if !graph.isExact, isTaken(name), !isTaken(name + "Details") { name += "Details" }
    var number = 2
    let base = name
    while isTaken(name) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// The name of the root type or, for types in its list, of the list's elements.
  private func rootName(for node: ShapeNode, in graph: ShapeGraph) -> String {
    if !graph.isExact, let element = byLocation[ShapeLocation(["*"]).text] { return element }
    let entity = Names.singular(Names.entity(ofList: root) ?? root)
    if case .tagged(_, let cases) = node.layout, Names.isTag(entity, among: cases.keys) {
      return root
    }
    return graph.isExact || node.locations[0].tokens.contains("*") ? entity : root
  }

  /// The name of the type that contains all values, if it occurs at several locations.
  private func sharedParent(of node: ShapeNode) -> String? {
    let parents = node.parents
    let names = Set(parents.map { byLocation[$0.text] })
    return Set(parents).count > 1 && names.count == 1 ? names.first ?? nil : nil
  }

  /// The name of the enclosing type that is an element of the list.
  private func nameOfElement(_ list: String, above node: ShapeNode) -> String? {
    let tokens = node.parents[0].tokens.dropLast()
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
    if node.isShared(byTagsIn: graph) { return "Container" + Names.typeName(node.name) }
    let content = ContentNames(members, in: graph)
    let outer = node.outerLocations
    let keys = Set(outer.compactMap { $0.tokens.last { $0 != "*" } }.map(Names.singular))
    if let person = Names.personType(for: keys, members: Set(members.keys)) {
      let name =
        content.roles.contains(person.lowercased()) && !Names.haveLogin(members.keys)
        ? node.role(besides: content.roles) : person
      if !isTaken(name) { return name }
    }
    if let shared = sharedName(of: node, than: name, keys, content) { return shared }
    if keys.allSatisfy(Names.isElement), node.isInSeveralLists,
      Names.isReference(Set(members.keys)), isSuitable("Reference")
    {
      return "Reference"
    }
    let isElement = node.locations[0].tokens.last == "*"
    let isItem = ["Element", "Item"].contains(name) || node.nameInList("", "") != nil
    let isChange = isElement && Names.isChange(node.name)
    // In a folder, `entries` may contain more than folders.
    if node.nameInList("", root) != nil, content.kinds.contains(name.lowercased()),
      let item = node.locations[0].tokens.last(where: { $0 != "*" }).map(Names.singular),
      case let better = Names.typeName(item), !isTaken(better)
    {
      return better
    }
    if isElement, content.wraps(name), !isTaken(name + "Item") { return name + "Item" }
    if isTaken(name) || Names.isAvoided(name) || isItem || isChange {
      let isNamed = node.nameInList("", root) != nil && isSuitable(name)
      let tag = content.constantTag(allowsType: (isElement || isItem) && !isNamed)
      let path = isItem ? content.wordInPath : nil
      let isUnnamed = isTaken(name) || isItem || isChange
      let entity = isUnnamed ? content.entity(isRepeated: isChange, isTaken: isTaken) : nil
      let quantity = isItem ? nil : Names.neutralType(with: Set(members.keys))
      let combined = content.commonWord.map { $0 + "_" + name }
      let better = [quantity, combined, tag, path, entity].compactMap(\.self)
        .map { Names.typeName($0) }
      if let better = better.first(where: isSuitable) { return better }
      let names = better + (isTaken(name) ? [name] : [])
      if let reference = names.lazy.compactMap({ nameOfReference($0, with: Set(members.keys)) })
        .first
      {
        return reference
      }
      if isChange, let better = better.last { return name + better }
    }
    if node.isInGrid(of: arrays) { return name + "Item" }
    return node.tagKey == nil ? nameOfList(node, than: name, content, in: graph) : nil
  }

  /// Returns a name for an object that contains a list, or that is one of several in an object whose
  /// key is a plural.
  private func nameOfList(
    _ node: ShapeNode, than name: String, _ content: ContentNames, in graph: ShapeGraph
  ) -> String? {
    if let name = node.nameInGroup ?? node.nameWithoutOrder, isSuitable(name) { return name }
    if let key = node.locations[0].tokens.last(where: { $0 != "*" }), Names.isPeriodic(key),
      let topic = node.topic(in: graph), case let name = Names.typeName(key) + topic,
      isSuitable(name)
    {
      return name
    }
    let members = node.members ?? [:]
    let key = node.locations[0].tokens.last ?? ""
    let singular = Names.singular(key)
    if singular != key {
      let hasElements = members.contains {
        Names.namesOfElements.contains($0.key) && graph[$0.value.node].arrayCount > 0
      }
      let isCounted = content.list != nil && members.count > 1
      if hasElements || isCounted || content.list.map(Names.singular) == singular {
        return Names.typeName(node.collectiveName(memberCounts) ?? singular) + "List"
      }
      // As in `payments.captures`.
      if content.list != nil, isSuitable(Names.typeName(key)) { return Names.typeName(key) }
      if groups.contains(node.parents[0]), let name = node.nameInPlural(singular), isSuitable(name)
      {
        return name
      }
    }
    if Names.isAdjective(key), node.locations.count == 1,
      let name = node.nameInPlural(key).map(Names.singular),
      isSuitable(name)
    {
      return name
    }
    // The elements of `comment.comments` are called `Comment`.
    let hasElements = members.contains { key, member in
      let word = Names.singular(key)
      guard graph[member.node].arrayCount > 0, word != key else { return false }
      let elements = graph[member.node].element.map { graph[$0.node].locations }
      return elements != node.locations && Names.typeName(word) == name
    }
    if key != "*" { return hasElements ? name + "List" : nil }
    // As in `[{"country": "DE", "releases": [{}]}]`, where the outer key is `releases`, too.
    return hasElements && members.count < Self.manyMembers ? name + "Group" : nil
  }

  private static let manyMembers = 4

  /// Returns a name for a type with different keys that fits all of them.
  private func sharedName(
    of node: ShapeNode, than name: String, _ keys: Set<String>, _ content: ContentNames
  ) -> String? {
    guard keys.count > 1, let memberKeys = (node.members?.keys).map(Set.init) else { return nil }
    if let ending = Names.commonEnding(keys) { return Names.typeName(ending) }
    if !keys.allSatisfy({ Names.specificEnding($0, node.name) != nil }) {
      let isReference = Names.isReference(memberKeys)
      let kind = isReference ? content.kindOfReference.map { Names.typeName($0) } : nil
      let entity =
        node.isInListsWithoutPlural
        ? content.entity(isRepeated: true, minimum: 2, isTaken: isTaken) : nil
      let names = [
        content.neutral, entity.map { Names.typeName($0) }, content.endingOfTags,
        kind.map { $0 + "Reference" },
        isReference ? "Reference" : nil,
        Names.areEndpoints(keys) ? nameOfParent(node).map { $0 + "Endpoint" } : nil,
        node.endingInLocations, Names.typeOfRange(with: memberKeys), node.nameInSpread,
      ]
      .compactMap(\.self)
      if let name = names.first(where: isSuitable) { return name }
    }
    let isVague = node.keyOfMostUses == nil && keys.contains(Names.singular(node.name))
    if isVague, keys.count > 2, let tag = content.tagOfContent { return tag }
    // As `epub` and `pdf` in `access_info`.
    let isRelated = keys.allSatisfy { Names.specificEnding($0, node.name) != nil }
    if !isRelated, node.isOnlyInOneObject, keys.contains(where: { Names.typeName($0) == name }),
      isSuitable(name), let parent = nameOfParent(node), isSuitable(parent + "Item")
    {
      return parent + "Item"
    }
    let element = isVague ? keys.sorted().lazy.compactMap(vocabulary.element).first : nil
    let name = element.map { Names.typeName($0) } ?? name
    guard isTaken(name) else { return element == nil ? nil : name }
    if let name = nameOfReference(name, with: memberKeys) { return name }
    let tag = content.tag("type").map { Names.typeName($0) + name }
    return tag.flatMap { isTaken($0) ? nil : $0 }
  }

  /// A name such as `OpenedMessage` for a kind of element in a list of messages.
  private func nameOfCase(_ node: ShapeNode, in graph: ShapeGraph) -> String? {
    guard !graph.isExact, node.tagKey != nil, node.members != nil, node.locations.count == 1,
      let kind = node.locations[0].tokens.last?.split(separator: "=", maxSplits: 1),
      kind.count == 2,
      case let union = node.locations[0].tokens.dropLast(),
      let key = union.last(where: { $0 != "*" }), key != "elements",
      Names.isElement(Names.singular(key)),
      let name = byLocation[ShapeLocation(Array(union)).text]
    else { return nil }
    return Names.caseTypeName(tag: String(kind[1]), in: name)
  }

  private func nameOfParent(_ node: ShapeNode) -> String? {
    let element = node.parents.first.flatMap { $0.tokens.last == "*" ? byLocation[$0.text] : nil }
    return element ?? node.parentName(root)
  }

  /// A name such as `UserReference` for a type with an identifier and few members of `User`.
  private func nameOfReference(_ name: String, with keys: Set<String>) -> String? {
    guard let full = members[name] ?? reserved[name]?.keys, keys.isStrictSubset(of: full),
      keys.contains(where: Names.isIdentifier), !isTaken(name + "Reference")
    else { return nil }
    return name + "Reference"
  }

  private func isSuitable(_ name: String) -> Bool { !isTaken(name) && !Names.isAvoided(name) }

  private func isTaken(_ name: String) -> Bool {
    taken.contains(name) || given.contains(name)
      || reserved[name].map { $0.node != current } ?? false
  }

  private mutating func useForUnion(_ name: String, _ node: ShapeNode) {
    taken.insert(name)
    for location in node.locations { unionsByLocation[location.text] = name }
  }

  private mutating func use(_ name: String, _ node: ShapeNode) {
    taken.insert(name)
    members[name] = (node.members?.keys).map(Set.init)
    if Names.isPerson(name) {
      let keys = node.locations.compactMap { $0.tokens.last { $0 != "*" } }
      keysOfPeople.formUnion(keys.map { Names.typeName(Names.singular($0)) })
      keysOfPeople.subtract([name, "Person"])
    }
    for location in node.locations { byLocation[location.text] = name }
  }
}
