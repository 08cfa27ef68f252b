internal import TranscodableNames

/// Names that fit all locations of a type.
extension ShapeNode {
  /// The keys of all values of the type, where the keys of arrays are in the singular.
  private var keysOfUses: [String] {
    let keys = outerLocations.compactMap { location -> String? in
      guard let key = location.tokens.last(where: { $0 != "*" }), !key.contains("=") else {
        return nil
      }
      return location.tokens.last == "*" ? Names.singular(key) : key
    }
    let guesses = guessedKeys.filter { guess in
      keys.contains { Names.specificEnding($0, guess) != nil }
    }
    return (keys + guesses).filter { !Names.isElement($0) }
  }

  /// The locations that aren't inside other values of the type.
  var outerLocations: [ShapeLocation] {
    locations.filter { location in
      !locations.contains {
        $0.tokens.count < location.tokens.count && location.tokens.starts(with: $0.tokens)
      }
    }
  }

  /// The key, or the words with which keys end, of more than half of the uses.
  ///
  /// The result is nil if the name of the node fits as many uses.
  var keyOfMostUses: String? {
    let keys = keysOfUses
    guard tagKey == nil, Set(keys).count > 1 else { return nil }
    let fitting = keys.count {
      Names.specificEnding($0, name) != nil
        || NameWords($0).lowercased.starts(with: NameWords(name).lowercased)
    }
    let isUsable = !Names.isUnusable(Names.typeName(name))
    if isUsable, !keys.contains(name), fitting * 2 > keys.count { return nil }
    let byWord = Dictionary(grouping: keys) { NameWords(Names.singular($0)).lowercased.last ?? "" }
    guard let most = byWord.values.first(where: { $0.count * 2 > keys.count }) else { return nil }
    let different = Set(most).sorted()
    let ending = different.dropFirst().reduce(Optional(different[0])) { ending, key in
      ending.flatMap { Names.specificEnding($0, key) }
    }
    guard let ending, Names.isUnusable(Names.typeName(ending)) else { return ending }
    // As `price_set` for `price_set`, `total_price_set` and `amount_set`.
    let count = NameWords(ending).words.count + 1
    let longer = Dictionary(grouping: keys.map { NameWords($0).lowercased.suffix(count) }) { $0 }
    let common = longer.first { $0.key.count == count && $0.value.count * 2 > keys.count }
    return common?.key.joined(separator: "_") ?? ending
  }

  /// The name of people whose tag has several values, one of which is the key of some of them.
  ///
  /// It is the key of most of those people whose key isn't such a value.
  func role(besides roles: Set<String>) -> String {
    let keys = keysOfUses.filter { !roles.contains($0.lowercased()) && !Names.canBeOrigin($0) }
    let counts = Dictionary(grouping: keys) { $0 }.mapValues(\.count)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return Names.typeName(most?.key ?? "person")
  }

  /// A name such as `Charge` for `latest_charge` and `Repos` for `repos_url`.
  var nameWithoutOrder: String? {
    guard locations.count == 1, let key = locations[0].tokens.last(where: { $0 != "*" }) else {
      return nil
    }
    let words = NameWords(locations[0].tokens.last == "*" ? Names.singular(key) : key).lowercased
    guard words.count > 1 else { return nil }
    if words.last == "url", !Names.isPreposition(words[words.count - 2]) {
      return Names.typeName(words.dropLast().joined(separator: "_"))
    }
    guard ["default", "first", "last", "latest", "requested"].contains(words[0]) else { return nil }
    return Names.typeName(words.dropFirst().joined(separator: "_"))
  }

  /// The name of the first array of objects, such as `weather`, or of the only member besides a time.
  func topic(in graph: ShapeGraph) -> String? {
    let lists = (members ?? [:]).filter { _, member in
      graph[member.node].element.map { graph[$0.node].objectCount > 0 } ?? false
    }
    let facts = (members ?? [:]).filter { !Names.isTime($0.key) }
    let topics = lists.isEmpty && facts.count == 1 ? facts : lists
    return topics.min { $0.value.position < $1.value.position }
      .map { Names.typeName(Names.singular($0.key)) }
  }

  /// A name such as `CardOptions` for `payment_options.card`, or `SelectedImage` for
  /// `selected_images.front`.
  var nameInGroup: String? {
    guard locations.count == 1, let key = locations[0].tokens.last, key != "*",
      let parent = locations[0].tokens.dropLast().last, NameWords(parent).words.count > 1,
      let last = NameWords(parent).lowercased.last
    else { return nil }
    if Names.areImages(parent) { return Names.typeName(Names.singular(parent)) }
    guard ["options", "settings"].contains(last), Names.singular(key) == key else { return nil }
    return Names.typeName(key) + Names.typeName(last)
  }

  /// Whether the objects are in lists such as `tags.data` and `notes.data`, which aren't members of one
  /// object with a plural as its key.
  var isInSeveralLists: Bool {
    let paths = outerLocations.map { $0.tokens.filter { $0 != "*" }.dropLast() }
    let parents = Set(paths.compactMap { $0.dropLast().last })
    let isGroup =
      parents.count == 1
      && parents.contains { parent in
        Names.singular(parent) != parent && !Names.isElement(Names.singular(parent))
      }
    return Set(paths.map(\.last)).count > 1 && !isGroup
  }

  /// Whether the objects are members of one object, and no elements of arrays.
  var isOnlyInOneObject: Bool {
    let keys = parents[0].tokens.filter { $0 != "*" }
    return Set(parents).count == 1 && !locations.contains { $0.tokens.last == "*" }
      && keys.last.map { !Names.holdsFields($0) } ?? true
  }

  /// Whether the objects are the elements of an array of arrays.
  func isInGrid(of arrays: Set<ShapeLocation>) -> Bool {
    let tokens = locations[0].tokens
    return tokens.suffix(2) == ["*", "*"]
      && [1, 2].allSatisfy { arrays.contains(ShapeLocation(Array(tokens.dropLast($0)))) }
  }

  /// A name such as `CardLimits` for `limits.cards`, which is one object.
  func nameInPlural(_ singular: String) -> String? {
    guard let parent = locations[0].tokens.dropLast().last, NameWords(parent).words.count == 1,
      Names.singular(parent) != parent, !Names.isGeneric(parent),
      !Names.namesOfWrappers.contains(parent)
    else { return nil }
    return Names.typeName(singular) + Names.typeName(parent)
  }

  /// The singular of the key whose value contains all values under unrelated keys, such as `Limit`
  /// for `limits.cards.perBoard` and `limits.lists.total`.
  var nameInSpread: String? {
    let paths = locations.map { Array($0.tokens.dropLast()) }
    let common = paths.dropFirst().reduce(paths[0]) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
    let keys = Set(locations.compactMap(\.tokens.last))
    guard keys.count > 2, let parent = common.last, parent != "*",
      paths.allSatisfy({ $0.count > common.count && $0[common.count] != "*" })
    else { return nil }
    let name = Names.singular(parent)
    return name == parent ? nil : Names.typeName(name)
  }

  /// The keys around the first value of the type that also enclose all others.
  var enclosingTokens: [String] {
    // The key of an array is the name of its elements.
    let paths = parents.map { $0.tokens.filter { $0 != "*" } }
    guard let first = paths.first else { return [] }
    return paths.dropFirst().reduce(first) { common, path in
      var rest = path[...]
      return common.filter { token in
        guard let index = rest.firstIndex(of: token) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }
  }

  /// The locations of the objects or arrays with the values.
  var parents: [ShapeLocation] {
    locations.map { ShapeLocation($0.tokens.dropLast($0.tokens.last == "*" ? 2 : 1)) }
  }
}

extension ShapeNode {
  /// Whether all values are elements of arrays whose keys aren't plurals, so that no key names an
  /// element.
  var isInListsWithoutPlural: Bool {
    locations.allSatisfy { location in
      guard location.tokens.last == "*", let key = location.tokens.last(where: { $0 != "*" }) else {
        return false
      }
      return Names.singular(key) == key
    }
  }

  /// Whether several tags of a union identify the objects, and the objects contain elements of the
  /// union, such as `paragraph` and `heading` in a text.
  func isShared(byTagsIn graph: ShapeGraph) -> Bool {
    let tags = Set(locations.compactMap { $0.tokens.last }.filter { $0.contains("=") })
    guard tagKey != nil, tags.count > 1 else { return false }
    return (members ?? [:]).values.contains { member in
      guard let element = graph[member.node].element,
        case .tagged(_, let cases) = graph[element.node].layout
      else { return false }
      return cases.values.contains { graph[$0].locations == locations }
    }
  }

  /// A name such as `IntOrString` for a union of scalars that occurs under different keys.
  var sharedScalarKinds: String? {
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
  func nameInList(_ suffix: String, _ root: String) -> String? {
    guard suffix.isEmpty else { return nil }
    let names = locations.map { $0.nameInList(root) }
    guard Set(names).count > 1 else { return names[0] }
    return nameOfAllLists ?? names[0]
  }

  /// The singular of the key whose value contains all lists, such as `association` for
  /// `associations.companies.results` and `associations.deals.results`.
  private var nameOfAllLists: String? {
    guard locations.allSatisfy({ $0.tokens.last == "*" && $0.tokens.count > 3 }) else { return nil }
    let owners = Set(locations.map { Array($0.tokens.dropLast(3)) })
    guard owners.count == 1, let key = owners.first?.last, key != "*" else { return nil }
    let name = Names.singular(key)
    return name == key ? nil : name
  }

  func parentName(_ root: String) -> String? {
    let parent = locations[0].tokens.dropLast().last { $0 != "*" }
    return Names.typeName(Names.singular(parent ?? root))
  }

  /// The words with which the key ends, if an enclosing key at another location ends with them, as
  /// in `default_reminders` and `reminders.overrides`.
  var endingInLocations: String? {
    let parents = locations.dropFirst().compactMap { location in
      location.tokens.filter { $0 != "*" }.dropLast().last
    }
    return parents.lazy.compactMap { Names.specificEnding(self.name, Names.singular($0)) }.first
      .map { Names.typeName($0) }
  }

  /// The singular of the enclosing key, if most members of the enclosing object have this type.
  func collectiveName(_ memberCounts: [ShapeLocation: Int]) -> String? {
    guard let around = parents.first?.tokens, let parent = around.last, parent != "*" else {
      return nil
    }
    let siblings = parents.count { $0.tokens == around }
    let name = Names.singular(parent)
    let members = memberCounts[ShapeLocation(around)] ?? siblings
    let isOnly = siblings > 1 && siblings == members && siblings == locations.count
    if isOnly, name == parent,
      !locations.allSatisfy({ Names.specificEnding($0.tokens.last ?? "", self.name) != nil })
    {
      return parent + "_item"
    }
    return siblings > 1 && siblings * 2 > members && name != parent ? name : nil
  }
}

extension ShapeLocation {
  /// A name such as `track` for the elements of `tracks.items`.
  fileprivate func nameInList(_ root: String) -> String? {
    guard tokens.last == "*", let list = tokens.dropLast().last,
      Names.namesOfElements.contains(list)
    else { return nil }
    let parents = tokens.dropLast(2).filter { $0 != "*" && !Names.namesOfWrappers.contains($0) }
    if parents.isEmpty, let name = Names.entity(ofList: root) { return name }
    let parent = tokens.count > 2 ? tokens[tokens.count - 3] : "*"
    let name = Names.singular(parent)
    if let tag = parent.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init) {
      let word = Names.singular(tag)
      return word == tag ? nil : word + "_" + Names.singular(list)
    }
    if parent != "*", name != parent { return name }
    return list == "list" ? "item" : nil
  }
}
