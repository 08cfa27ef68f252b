internal import TranscodableNames

/// Guesses the types of members that are always null or empty in the samples.
///
/// Other members with the same key, or with the same last word in their keys, are the evidence.
struct Guesses {
  var graph: ShapeGraph
  var byKey: [String: [Int]] = [:]
  var byWord: [String: [Int]] = [:]
  var identifiers: [Int] = []
  /// The types of people under keys such as `author`.
  private var people: Set<Int> = []

  static func add(to graph: inout ShapeGraph) {
    var guesses = Guesses(graph)
    guesses.run()
    graph = guesses.graph
  }

  private init(_ graph: ShapeGraph) {
    self.graph = graph
    for record in graph.roots {
      for (key, member) in graph[record].members ?? [:] {
        let node = graph.find(member.node)
        guard graph[node].kindCount == 1, graph[node].objects == nil else { continue }
        byKey[key, default: []].append(node)
        // A key such as `request_secure` names an action, not a value.
        if let word = Self.lastWord(of: key), NameWords(key).lowercased.first != "request" {
          byWord[word, default: []].append(node)
        }
        if Names.isIdentifier(key), graph[node].isScalar { identifiers.append(node) }
        let element = graph[node].element.map { graph.find($0.node) } ?? node
        let keys = Set(graph[element].members?.keys ?? [:].keys)
        if Names.isPerson(key), graph[element].isRecord, Names.identifyPerson(keys) {
          people.insert(element)
        }
      }
    }
  }

  static func lastWord(of key: String) -> String? {
    let words = NameWords(key).lowercased
    // As in `amount_shipping`.
    return words.first == "amount" ? "amount" : words.last
  }

  private mutating func run() {
    for record in graph.roots {
      let members = graph[record].members ?? [:]
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        let node = graph[member.node]
        if node.kindCount == 0, !node.isOpaque, member.edge.nullCount > 0 {
          let siblings = members.filter { $0.key != key }.mapValues { graph.find($0.node) }
          guess(member, key, of: record, siblings)
        } else if isUnknownMap(member.node), let type = otherVersion(of: key, in: members) {
          guess(type, for: key, of: record, Self.textOfEmpty)
          // The empty object lacks all members.
          graph[type].objectCount += 1
        } else if node.kindCount == 1 {
          let siblings = members.filter { $0.key != key }.map { graph.find($0.value.node) }
          guessContents(of: member.node, key, siblings)
        }
      }
    }
  }

  /// The type of an object such as `state` next to `last_state`.
  private func otherVersion(of key: String, in members: [String: ShapeNode.Member]) -> Int? {
    let versions = members.filter {
      Names.areVersions($0.key, key) && graph[$0.value.node].isRecord
    }
    return versions.count == 1 ? versions.values.first.map { graph.find($0.node) } : nil
  }

  private func isUnknownMap(_ node: Int) -> Bool {
    if case .map(let values) = graph[node].layout { isUnknown(values) } else { false }
  }

  private mutating func guess(
    _ member: ShapeNode.Member, _ key: String, of record: Int, _ siblings: [String: Int]
  ) {
    if guessRecord(member, key, of: record, siblings) { return }
    // The `referenced_message` in a message is another message.
    let isMessage = Names.specificEnding(key, graph[record].name).map(Names.namesMessage) == true
    if isMessage, !Names.belongsToError(key) { return }
    if Self.lastWord(of: key) == "ids", byKey[key] == nil {
      if let other = mostCommonScalar(identifiers) {
        graph[member.node].arrayCount = 1
        graph[member.node].element = ShapeNode.Edge(node: other)
        graph[member.node].guess = Self.textOfNulls
      }
      return
    }
    guard Names.isPerson(key), !Names.canBeOrigin(key), byKey[key] == nil else {
      // In an address, `state` is a name, and `address` is a street.
      let isInAddress = ["address", "state"].contains(key) && siblings["city"] != nil
      let word = isInAddress ? "city" : key
      return guessScalar(of: member.node, word, siblings)
    }
    if let person = onlyPerson(among: Array(siblings.values)) {
      guess(person, for: key, of: record)
    } else {
      guessScalar(of: member.node, key, siblings)
    }
  }

  private mutating func guess(
    _ type: Int, for key: String, of record: Int, _ text: String = textOfNulls
  ) {
    guard case .record(var members) = graph[record].layout else { return }
    members[key]?.edge.node = type
    graph[type].guessedKeys.append(key)
    members[key]?.guess = text
    graph[record].layout = .record(members)
  }

  /// The type of most people among the siblings.
  ///
  /// If no sibling is a person, it is the only type of people in the document.
  func onlyPerson(among siblings: [Int]) -> Int? {
    let near = siblings.filter(people.contains)
    if near.isEmpty { return people.count == 1 ? people.first { haveRoles($0) } : nil }
    return near.first { person in near.count { $0 == person } * 2 > near.count }
  }

  /// Whether the people occur in more than one role.
  private func haveRoles(_ person: Int) -> Bool {
    let roles = graph[person].locations.compactMap { $0.tokens.last { $0 != "*" } }
    return Set(roles).count > 1
  }

  private static let textOfNulls = "always null in the samples, so the type is a guess"
  static let textOfEmpty = "always empty in the samples, so the type is a guess"

  /// Returns whether all values with the same key, or all siblings with the same last word, have one
  /// type, which doesn't contain the record.
  private mutating func guessRecord(
    _ member: ShapeNode.Member, _ key: String, of record: Int, _ siblings: [String: Int]
  ) -> Bool {
    var types = Set((byKey[key] ?? []).map { graph.find($0) })
    if types.isEmpty {
      let near = siblings.filter {
        graph[$0.value].kindCount > 0 && Names.specificEnding($0.key, key) != nil
      }
      let isAddress = Self.lastWord(of: key) == "address"
      let isVersion = near.keys.contains { Names.areVersions($0, key) }
      if near.count > 1 || isAddress || isVersion { types = Set(near.values) }
    }
    guard types.count == 1, let type = types.first, graph[type].kindCount == 1,
      graph[type].isRecord || graph[type].arrayCount > 0,
      !reaches(type, graph.find(record))
    else { return false }
    guess(type, for: key, of: record)
    return true
  }

  func reaches(_ start: Int, _ target: Int) -> Bool {
    var waiting = [start]
    var seen: Set<Int> = []
    while let node = waiting.popLast() {
      if node == target { return true }
      guard seen.insert(node).inserted else { continue }
      waiting += graph.children(node).map { graph.find($0) }
    }
    return false
  }

  private mutating func guessScalar(of node: Int, _ key: String, _ siblings: [String: Int]) {
    // The `application_fee` next to an `application_fee_amount` is an object or its identifier.
    let hasAmount = siblings.keys.contains { other in
      other.hasPrefix(key)
        && NameWords(String(other.dropFirst(key.count))).lowercased == ["amount"]
    }
    // An `error_code` is as often a number as a string.
    let isCode = Self.lastWord(of: key) == "code" && Names.belongsToError(key)
    if hasAmount || isCode && (byKey[key] ?? []).isEmpty || Names.canBeSwitch(key) { return }
    let word = Self.lastWord(of: key) ?? ""
    let same = byKey[key] ?? []
    let areObjects =
      !Names.isIdentifier(key) && siblings.values.allSatisfy { graph[$0].objectCount > 0 }
    if same.isEmpty, Names.namesContainer(word) || siblings.count > 1 && areObjects { return }
    let other = similarScalar(to: key, siblings)
    let isMessage = key == "content" && siblings["role"] != nil
    let isNextToURL = siblings.values.contains { graph[$0].strings?.areURLs == true }
    let isCount = other == nil && (Names.isCount(key) || Names.isTotal(key, among: siblings.keys))
    if isCount || other == nil && Names.kindOfValue(key) != nil {
      graph[node].setKind(isCount ? .int : Names.kindOfValue(key) ?? .string)
    } else if other == nil, Names.isPage(key), isNextToURL {
      graph[node].setKind(.url)
    } else if let other = other ?? relatedText(key, siblings) {
      graph[node].boolCount = graph[other].boolCount
      graph[node].numbers = graph[other].numbers
      graph[node].strings = graph[other].strings
      graph[node].isMoney = graph[other].isMoney
      // Other addresses may be relative.
      let canBeURL = Names.namesURL(key) || Names.isURL(key) && !Names.wordsOfStrings.contains(word)
      let areURLs = canBeURL && graph[other].strings?.areURLs == true
      graph[node].strings?.areURLs = areURLs || Names.endsWithURL(key)
    } else if same.isEmpty, (byWord[word] ?? []).isEmpty,
      Names.wordsOfStrings.contains(word) || isMessage
    {
      graph[node].setKind(Names.namesURL(key) ? .url : .string)
    } else if Names.isFraction(key) {
      graph[node].setKind(.double)
    } else if Names.isCondition(key) || Names.isAbility(key) || isParticiple(key, among: siblings) {
      graph[node].boolCount = 1
    } else if same.isEmpty, let other = onlyType(of: siblings, with: key) {
      graph[node].boolCount = graph[other].boolCount
      graph[node].numbers = graph[other].numbers
      graph[node].arrayCount = graph[other].arrayCount
      graph[node].element = graph[other].element
    } else {
      return
    }
    graph[node].guess = Self.textOfNulls
  }

  /// A scalar whose type is likely to be that of the values under a key.
  private func similarScalar(to key: String, _ siblings: [String: Int]) -> Int? {
    let same = byKey[key] ?? []
    guard same.isEmpty else { return mostCommonScalar(same) }
    let otherEnds = siblings.keys.filter { Names.areOpposite(key, $0) }.sorted()
    let opposite = (Names.keysOfOppositePages(key) + otherEnds).compactMap { siblings[$0] }
    if let page = opposite.first(where: { graph[$0].isScalar && graph[$0].kindCount == 1 }) {
      return page
    }
    let word = Self.lastWord(of: key) ?? ""
    let isDate = Names.isDate(key)
    // `date_closed` isn't a Boolean value, even if `closed` is.
    let canFit = { (node: Int) in !isDate || graph[node].boolCount == 0 }
    let near = siblings.filter {
      Self.lastWord(of: $0.key) == word && graph[$0.value].kindCount > 0
    }
    let dates = Array(siblings.values)
    let nearDate = onlyDate(dates, isDay: true) ?? onlyDate(dates, isDay: false)
    let date = isDate ? nearDate ?? anyDate : nil
    let nearest = mostCommonScalar(near.values.sorted().filter(canFit)) ?? date
    let others = (byWord[word] ?? []).filter(canFit)
    let likely = nearest ?? mostCommonScalar(others)
    if let likely = likely.flatMap({ checked($0, key, siblings) }) { return likely }
    let identifier = Names.isIdentifier(key) ? mostCommonScalar(identifiers) : nil
    return identifier ?? time(for: key) ?? amount(for: key, among: siblings)
  }

  /// A sibling that is an amount of money, if the key names one or the record contains only a
  /// currency and amounts.
  private func amount(for key: String, among siblings: [String: Int]) -> Int? {
    let amounts = siblings.filter {
      graph[$0.value].numbers.count > 0 && (graph[$0.value].isMoney || Names.isMoney($0.key))
    }
    let isMoney = Names.isMoney(key) || amounts.values.count { graph[$0].isMoney } > 1
    return isMoney ? mostCommonScalar(amounts.values.sorted()) : nil
  }

  /// Whether the key is a participle such as `pinned`, and at least two other participles are
  /// Boolean values and none is another value.
  private func isParticiple(_ key: String, among siblings: [String: Int]) -> Bool {
    guard Names.isParticiple(key) else { return false }
    let others = siblings.filter { Names.isParticiple($0.key) && graph[$0.value].kindCount > 0 }
    return others.count > 1 && others.values.allSatisfy { graph[$0].boolCount > 0 }
  }

  /// A sibling with the type of all siblings, if they are numbers, Booleans or arrays of scalars.
  private func onlyType(of siblings: [String: Int], with key: String) -> Int? {
    let known = siblings.values.filter { graph[$0].kindCount > 0 && graph[$0].guess == nil }
      .sorted()
    guard known.count > 1, let first = known.first, graph[first].strings == nil,
      graph[first].objectCount == 0, Names.keysOfOppositePages(key).isEmpty
    else { return nil }
    if graph[first].boolCount > 0, !Names.canBeCondition(key) { return nil }
    let areEqual = known.allSatisfy { node in
      if graph[first].arrayCount == 0 {
        return scalar(node) != nil && scalar(node) == scalar(first)
      }
      let elements = [first, node].compactMap { graph[$0].element.flatMap { scalar($0.node) } }
      return graph[node].kindCount == 1 && elements.count == 2 && elements[0] == elements[1]
    }
    return areEqual ? first : nil
  }

  /// Returns the node, unless its last word is weak evidence for the type of the key's values.
  private func checked(_ node: Int, _ key: String, _ siblings: [String: Int]) -> Int? {
    if graph[node].boolCount > 0, !Names.canBeCondition(key) { return nil }
    return graph[node].numbers.count > 0 && relatedText(key, siblings) != nil ? nil : node
  }

  /// A string under a key with the same first word, if all scalars under such keys are strings; or
  /// under any key, if the record has only strings and several members that are always null.
  private func relatedText(_ key: String, _ siblings: [String: Int]) -> Int? {
    // A plural is a list or a number rather than a string.
    if Names.singular(key) != key { return nil }
    let words = NameWords(key).lowercased
    let known = siblings.filter { graph[$0.value].kindCount > 0 && graph[$0.value].guess == nil }
    let stem = key.reversed().drop(while: \.isNumber)
    let near = known.filter { other, _ in
      NameWords(other).lowercased.first == words.first
        || stem.count < key.count && stem.elementsEqual(other.reversed().drop(while: \.isNumber))
    }
    let nulls = siblings.values.count { graph[$0].kindCount == 0 || graph[$0].guess != nil }
    let isBag = nulls > 1 || known.count > 3
    let texts = (near.isEmpty && isBag ? known : near).values.sorted()
    let areTexts = texts.allSatisfy { node in
      scalar(node) == Scalar(isBool: false, number: nil, dates: .mixed)
    }
    return areTexts ? texts.first : nil
  }

  /// A number that is a time, if all such numbers have the same unit.
  private func time(for key: String) -> Int? {
    guard Names.isDate(key) else { return nil }
    let times = byKey.keys.filter(Names.isTime).sorted().flatMap { byKey[$0] ?? [] }
      .filter { graph[$0].numbers.times?.style != nil }
    guard let first = times.first else { return nil }
    let style = graph[first].numbers.times?.style
    return times.allSatisfy { graph[$0].numbers.times?.style == style } ? first : nil
  }

  /// Returns a node with the type of at least three quarters of the nodes, or nil if no type is that frequent.
  func mostCommonScalar(_ nodes: [Int]) -> Int? {
    let scalars = nodes.compactMap { node in scalar(node).map { (node, $0) } }
    return scalars.first { _, facts in
      scalars.count { $0.1 == facts } * 4 >= nodes.count * 3
    }?.0
  }

  /// A node with the only format of dates in the document, or nil if there are several.
  private var anyDate: Int? { onlyDate(Array(byKey.values.joined()), isDay: false) }

  private func onlyDate(_ nodes: [Int], isDay: Bool) -> Int? {
    let nodes = nodes.filter {
      guard graph[$0].kindCount == 1, case .style(let style) = graph[$0].strings?.dates else {
        return false
      }
      return isDay || style != .day
    }
    guard let first = nodes.min(), nodes.allSatisfy({ scalar($0) == scalar(first) }) else {
      return nil
    }
    return first
  }

  struct Scalar: Equatable {
    var isBool: Bool
    var number: SwiftType?
    var dates: DateEvidence?
  }

  func scalar(_ node: Int) -> Scalar? {
    let node = graph[node]
    guard node.arrayCount == 0, node.objectCount == 0 else { return nil }
    return Scalar(
      isBool: node.boolCount > 0, number: ScalarTypes.number(node.numbers),
      dates: node.strings?.dates)
  }
}
