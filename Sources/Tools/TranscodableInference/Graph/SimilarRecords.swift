internal import TranscodableNames

/// Decides which records with different members are one type.
struct SimilarRecords {
  /// The keys of an object that only references another object.
  static let referenceKeys: Set<String> = ["href", "id", "kind", "name", "type"]
  /// The number of members that two objects hardly have in common by chance.
  static let manyMembers = 8
  private static let fewMembers = 3

  private let graph: ShapeGraph
  private let check: FittingCheck
  private let people: Set<Int>
  /// The locations of objects that contain several objects and nothing else.
  private let collections: Set<ShapeLocation>
  /// The key of the only array of each record that is a list.
  private let lists: [Int: String]

  init(_ graph: ShapeGraph, among records: [Int]) {
    self.graph = graph
    check = FittingCheck(graph, allowsNewOptionals: true)
    people = Set(records.filter { Names.isPerson(graph[$0].name) })
    let collections = records.filter { record in
      let members = graph[record].members ?? [:]
      let key = graph[record].locations[0].tokens.last ?? "*"
      return key != "*" && !Names.namesOfWrappers.contains(key) && members.count > 1
        && members.values.allSatisfy { graph[$0.node].isRecord }
    }
    self.collections = Set(collections.flatMap { graph[$0].locations })
    lists = records.reduce(into: [:]) { lists, record in
      guard let members = graph[record].members,
        let list = ContentNames(members, in: graph).list, Names.namesOfElements.contains(list)
      else { return }
      lists[record] = list
    }
  }

  func areOneType(_ first: Int, _ second: Int) -> Bool {
    let areRelated =
      areVersions(first, second) || areRanges(first, second) || areParts(first, second)
      || areLists(first, second) || areAddresses(first, second) || areImages(first, second)
    return areRelated || areSimilar(first, second) && check.fit(first, second)
  }

  private func areSimilar(_ first: Int, _ second: Int) -> Bool {
    guard let mine = graph[first].members, let others = graph[second].members else { return false }
    if people.contains(first), people.contains(second), overlap(Set(mine.keys), Set(others.keys)) {
      return true
    }
    if areStates(first, second) || areEndpoints(first, second) { return true }
    let isReference = [mine, others].contains {
      $0.count < max(mine.count, others.count) && Set($0.keys).isSubset(of: Self.referenceKeys)
    }
    let areApart = [(first, second), (second, first)].contains {
      graph.lacksIdentifier($0, $1) || graph.endsInside($0, $1)
    }
    let shared = mine.keys.count { others[$0] != nil }
    let mineOnly = graph.requiredKeys(of: first, missingIn: second).count
    let othersOnly = graph.requiredKeys(of: second, missingIn: first).count
    if isReference || areApart || mineOnly + othersOnly > shared * 2 { return false }
    let all = mine.count + others.count - shared
    if shared >= 6, shared == min(mine.count, others.count), shared * 4 >= all * 3 { return true }
    // A list and a lookup of the same objects often differ in more members.
    if shared >= Self.manyMembers, shared == min(mine.count, others.count), shared * 2 >= all {
      return true
    }
    let names = (graph[first].name, graph[second].name)
    let isSameName = names.0 == names.1 && NameWords(names.0).words.count > 1
    let (smaller, larger) = mine.count < others.count ? (first, second) : (second, first)
    if shared > (isSameName ? 0 : 3), shared == min(mine.count, others.count), shared < all,
      graph.lacksOnlyOptional(smaller, larger)
    {
      return true
    }
    let isSame = shared == 1 && all == 1
    if shared > 2, shared * 3 >= all * 2, Names.beginning(of: names.0, names.1) != nil {
      return true
    }
    if areSiblings(first, second), collections.contains(graph[first].parents[0]) {
      if shared > 2, shared == min(mine.count, others.count), shared * 4 >= all * 3 { return true }
      if shared == all, Names.areImages(graph[first].parents[0].tokens.last ?? "") { return true }
    }
    // As `home` and `work` in `addresses`.
    if shared > 3, shared * 3 >= all * 2, areSiblings(first, second), areInPlural(first) {
      return true
    }
    // Details of one thing at several levels have one type, as in `device_details`.
    let common = isSameName ? names.0 : Names.specificEnding(names.0, names.1)
    guard let ending = common else { return false }
    let areVague = Set(mine.keys).intersection(others.keys).isSubset(of: Self.referenceKeys)
    if areVague, shared * 2 <= all { return false }
    if shared <= 2, areNested(first, second) { return false }
    let isWord = [names.0, names.1].contains { $0.lowercased() == ending.lowercased() }
    return isSame
      || shared > 1 && (shared == all || isWord || areSiblings(first, second))
        && min(mineOnly, othersOnly) < 2
  }

  /// Whether two members such as `state` and `last_state` of the same object share a member, or have
  /// few members, as the kinds of a state do.
  private func areVersions(_ first: Int, _ second: Int) -> Bool {
    guard areSiblings(first, second), Names.areVersions(graph[first].name, graph[second].name),
      let mine = graph[first].members, let others = graph[second].members
    else { return false }
    let isShared = mine.keys.contains { others[$0] != nil }
    return (isShared || max(mine.count, others.count) < Self.fewMembers)
      && check.sharedMembersFit(first, second)
  }

  /// Whether two values under the same key contain only ends of a range, such as `start`.
  private func areRanges(_ first: Int, _ second: Int) -> Bool {
    graph[first].name == graph[second].name
      && [first, second].allSatisfy { node in
        guard let members = graph[node].members, !members.isEmpty else { return false }
        return members.allSatisfy { key, member in
          Names.isEndOfRange(key) && graph[member.node].isScalar
            && graph[member.node].kindCount == 1 && graph[member.node].strings != nil
        }
      }
  }

  /// Whether two members of the same object are ends such as `start` and `end` that share some
  /// members, or sizes such as `small` and `original`.
  private func areParts(_ first: Int, _ second: Int) -> Bool {
    guard areSiblings(first, second), let mine = graph[first].members?.keys,
      let others = graph[second].members?.keys
    else { return false }
    let areEnds = Names.areOpposite(graph[first].name, graph[second].name)
    let areSizes = Names.areSizes(Set(mine)) && Names.areSizes(Set(others))
    return (areSizes || areEnds && mine.count(where: others.contains) > 1)
      && !graph.differ(first, second) && check.sharedMembersFit(first, second)
  }

  /// Whether two values contain only an array with elements of the same type and facts about it.
  private func areLists(_ first: Int, _ second: Int) -> Bool {
    guard let list = lists[first], list == lists[second] else { return false }
    let elements = [first, second].map { node in
      graph[node].members?[list].flatMap { graph[$0.node].element }.map { graph.find($0.node) }
    }
    return elements[0] == elements[1]
      && check.sharedMembersFit(first, second)
  }

  /// Whether two values under the same key are addresses, one of which has all members of the other.
  private func areAddresses(_ first: Int, _ second: Int) -> Bool {
    let names = [first, second].map { graph[$0].name }
    guard names[0] == names[1], NameWords(names[0]).lowercased.last == "address",
      let mine = graph[first].members, let others = graph[second].members
    else { return false }
    let shared = mine.keys.count { others[$0] != nil }
    return shared > 0 && shared == min(mine.count, others.count)
      && check.sharedMembersFit(first, second)
  }

  /// Whether both values are images with the same members, apart from their sizes.
  private func areImages(_ first: Int, _ second: Int) -> Bool {
    guard let mine = graph[first].members?.keys, let others = graph[second].members?.keys,
      Names.isImage(graph[first].name), Names.isImage(graph[second].name)
    else { return false }
    let shared = Set(mine).intersection(others)
    let haveValues = [first, second].allSatisfy { node in
      (graph[node].members ?? [:]).values.contains { graph[$0.node].kindCount > 0 }
    }
    return !shared.isEmpty && haveValues
      && Set(mine).union(others).subtracting(shared).allSatisfy(Names.isSide)
      && check.sharedMembersFit(first, second)
  }

  /// Whether the key of the enclosing object is a plural.
  private func areInPlural(_ node: Int) -> Bool {
    guard let parent = graph[node].locations[0].tokens.dropLast().last else { return false }
    return Names.singular(parent) != parent && !Names.isGeneric(parent) && parent != "fields"
  }

  /// Whether the first value of one type contains that of the other.
  private func areNested(_ first: Int, _ second: Int) -> Bool {
    let tokens = [first, second].map { graph[$0].locations[0].tokens }
    return tokens[0] != tokens[1]
      && (tokens[0].starts(with: tokens[1]) || tokens[1].starts(with: tokens[0]))
  }

  private func areSiblings(_ first: Int, _ second: Int) -> Bool {
    let tokens = [first, second].map { graph[$0].locations[0].tokens.dropLast() }
    return tokens[0] == tokens[1]
  }

  /// Returns whether one person has all members of the other, and at least one of these members
  /// identifies a person.
  private func overlap(_ mine: Set<String>, _ others: Set<String>) -> Bool {
    let shared = mine.intersection(others)
    return shared.count == min(mine.count, others.count) && Names.identifyPerson(shared)
  }

  /// Whether two members such as `state` and `last_state` of the same object have only optional
  /// members, or one of them has only optional members and all members of the other.
  private func areStates(_ first: Int, _ second: Int) -> Bool {
    let nodes = [graph[first], graph[second]]
    guard areSiblings(first, second), let members = nodes[0].members,
      let others = nodes[1].members
    else { return false }
    let areBags = nodes.map { node in
      node.members?.values.allSatisfy { $0.count < node.objectCount } ?? false
    }
    if areBags[0], !others.isEmpty, Set(others.keys).isSubset(of: members.keys) { return true }
    if areBags[1], !members.isEmpty, Set(members.keys).isSubset(of: others.keys) { return true }
    guard areBags == [true, true] else { return false }
    let words = nodes.map { NameWords($0.name).lowercased }
      .sorted { $0.count < $1.count }
    return words[0].count < words[1].count && words[0] == words[1].suffix(words[0].count)
  }

  /// Whether two members such as `source` and `destination` of the same object have the same keys.
  private func areEndpoints(_ first: Int, _ second: Int) -> Bool {
    let nodes = [graph[first], graph[second]]
    guard Names.areEndpoints(Set(nodes.map(\.name))), nodes[0].name != nodes[1].name,
      areSiblings(first, second), let mine = nodes[0].members?.keys,
      let others = nodes[1].members?.keys
    else { return false }
    return Set(mine) == Set(others)
  }
}
