internal import TranscodableNames

/// Makes integers fractions if other members indicate that they can be.
struct NumberWidening {
  private var graph: ShapeGraph
  private let records: [Int]
  private var meanings: [String: Meaning] = [:]
  /// The records with fractions under each key.
  private var fractions: [String: [Int]] = [:]

  /// The properties of numbers that the words of their key indicate.
  private struct Meaning {
    let lastWord: String?
    let isMoney: Bool
    let isFraction: Bool
    let isWhole: Bool

    init(_ key: String) {
      lastWord = NameWords(key).lowercased.last
      isMoney = Names.isMoney(key)
      isFraction = Names.isFraction(key)
      isWhole = Names.isCount(key) || Names.isIdentifier(key) || Names.isGeneric(key)
    }
  }

  static func apply(to graph: inout ShapeGraph) {
    var widening = NumberWidening(graph)
    for record in widening.records { widening.widenMembers(of: record) }
    graph = widening.graph
  }

  private init(_ graph: ShapeGraph) {
    self.graph = graph
    records = graph.roots.filter { graph[$0].isRecord }
    for record in records {
      for (key, member) in graph[record].members ?? [:] where graph[member.node].numbers.count > 0 {
        if meanings[key] == nil { meanings[key] = Meaning(key) }
        let kinds = graph[member.node].numbers.kinds
        if graph[member.node].kindCount == 1 && kinds.subtracting(.long) == .fraction
          || kinds.isSuperset(of: [.fraction, .integer])
        {
          fractions[key, default: []].append(record)
        }
      }
    }
  }

  private mutating func widenMembers(of record: Int) {
    let members = (graph[record].members ?? [:]).filter { graph[$0.value.node].numbers.count > 0 }
    for member in members.values where graph[member.node].kindCount == 2 {
      // The object can be an infinity, for example.
      let isReplaced = graph[member.node].objects.map(graph.isMarker) ?? false
      if isReplaced { graph[member.node].numbers.kinds.insert(.fraction) }
    }
    guard members.values.contains(where: { isSmallInteger($0.node) }) else { return }
    let parts = members.filter { graph[$0.value.node].numbers.kinds.contains(.fraction) }.keys
    let hasCents = parts.contains { meanings[$0]?.isMoney == true }
    let maps = (graph[record].members ?? [:]).filter { hasFractions($0.value.node) }.keys
    let words = Set(
      parts.map { meanings[$0]?.lastWord } + maps.map { NameWords($0).lowercased.last })
    // In a record of numbers, such as thresholds, one that is whole may be so by chance.
    let areFractions =
      parts.count > 1 && parts.count == members.count - 1
      && members.count == graph[record].members?.count
    let kinds = graph[record].members?["type"].flatMap { graph[$0.node].strings?.values } ?? []
    for (key, member) in members where isSmallInteger(member.node) {
      guard let meaning = meanings[key] else { continue }
      // As in `{"type": "number", "number": 1}`.
      let isContent = kinds.contains(key)
      let isRelated =
        words.contains(meaning.lastWord) && (hasCents || !meaning.isMoney)
        || parts.contains { Names.areDimensions(key, $0) || $0.hasPrefix(key + "_") }
        || !meaning.isWhole && meaning.lastWord.map { $0 != key && fractions[$0] != nil } ?? false
      let areWhole = graph[member.node].numbers.count >= ShapeGraph.manyObjects
      if isRelated || meaning.isFraction && !areWhole || areFractions && !meaning.isWhole
        || hasCents && meaning.isMoney
        || isContent && fractions[key] != nil || isFractionElsewhere(key, record, member.node)
      {
        graph[member.node].numbers.kinds.insert(.fraction)
      }
    }
  }

  /// Whether the values are dictionaries of fractions.
  private func hasFractions(_ node: Int) -> Bool {
    guard case .map(let values) = graph[node].layout else { return false }
    return graph[values.node].numbers.kinds.contains(.fraction)
  }

  /// Whether a similar record has fractions under the same key, or any record if this one has at
  /// most one number besides zero.
  private func isFractionElsewhere(_ key: String, _ record: Int, _ node: Int) -> Bool {
    guard let others = fractions[key] else { return false }
    if meanings[key]?.isWhole == false, graph[node].numbers.nonzeros != nil {
      return true
    }
    let keys = graph[record].members?.keys ?? [:].keys
    return others.prefix(16).contains { other in
      let others = graph[other].members ?? [:]
      return keys.count { others[$0] != nil } > 2
    }
  }

  private func isSmallInteger(_ node: Int) -> Bool {
    graph[node].kindCount == 1
      && [[.integer], [.integer, .negative]].contains(graph[node].numbers.kinds)
  }
}
