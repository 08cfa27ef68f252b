internal import TranscodableNames

// Conclusions from members that are null or missing elsewhere.
extension LikelyGaps {
  private static let manyRecords = 300

  /// Makes a member optional if it is null or missing in a record with mostly the same members.
  mutating func compareRecords() {
    let records = graph.roots.filter { graph[$0].isRecord }
    guard records.count <= Self.manyRecords else { return }
    let keys = records.map { Set(graph[$0].members?.keys ?? [:].keys) }
    for (first, record) in records.enumerated() {
      for second in records.indices where second != first {
        let all = max(keys[first].count, keys[second].count)
        guard min(keys[first].count, keys[second].count) * 2 >= all else { continue }
        let shared = keys[first].intersection(keys[second])
        if areNested(record, records[second]), shared.count > 2, shared == keys[first] {
          for key in shared.sorted() { shareNull(of: key, from: records[second], to: record) }
        }
        guard shared.count > 4, shared.count * 2 >= all else { continue }
        for key in shared.sorted() {
          shareNull(of: key, from: records[second], to: record)
          if shared.count * 10 >= all * 7 { shareGap(of: key, from: records[second], to: record) }
        }
        if shared.count * 5 >= all * 4 { shareMissing(from: records[second], to: record) }
      }
    }
  }

  /// Makes members of records with one sample optional if their keys, or several keys with the same
  /// last word, have null values elsewhere.
  mutating func findNullableKeys() {
    var keys: Set<String> = []
    for record in graph.roots {
      keys.formUnion((graph[record].members ?? [:]).filter { $0.value.edge.nullCount > 0 }.keys)
    }
    let words = keys.compactMap { NameWords($0).lowercased.last }
    let repeated = Set(words.filter { word in words.count { $0 == word } > 1 })
    for record in graph.roots where graph[record].objectCount <= Self.fewObjects {
      for (key, member) in graph[record].members ?? [:] where graph[member.node].isScalar {
        let words = NameWords(key).lowercased
        guard !Names.isCommon(key), let word = words.last else { continue }
        if keys.contains(key) {
          allowMissing(key, of: record, "because '\(key)' is null in other objects")
        } else if graph[record].objectCount == 1, words.count > 1, repeated.contains(word),
          !Names.isCommon(word), !Names.isCondition(key)
        {
          allowMissing(key, of: record, "because similar keys have null values")
        }
      }
    }
    for record in graph.roots where graph[record].objectCount <= Self.fewObjects {
      findNullableChoices(in: record)
    }
  }

  static let fewObjects = 3

  private static let fewDigits = 2

  /// Makes members with a numbered key such as `field_10016` nullable if others are.
  mutating func findNullableNumbers(in record: Int) {
    let members = graph[record].members ?? [:]
    let numbered = members.keys.filter { key in
      key.reversed().prefix(while: \.isNumber).count > Self.fewDigits
    }
    let groups = Dictionary(grouping: numbered) { key in
      String(key.reversed().drop(while: \.isNumber))
    }
    for keys in groups.values
    where keys.contains(where: { members[$0]?.edge.nullCount ?? 0 > 0 }) {
      for key in keys.sorted() {
        allowNull(key, of: record, "because similar keys have null values", evenInMany: true)
      }
    }
  }

  /// Makes all texts optional in an object of settings or links if several of them are null.
  private mutating func findNullableChoices(in record: Int) {
    guard Names.areChoices(graph[record].name) || Names.areDetails(graph[record].name),
      let members = graph[record].members,
      members.count(where: { $1.edge.nullCount > 0 && !Names.isPage($0) })
        > (Names.areDetails(graph[record].name) ? 0 : 1)
    else { return }
    for (key, member) in members where graph[member.node].strings != nil {
      allowNull(key, of: record, "because similar members are null")
    }
  }

  /// Makes all strings of an object nullable if most of its members are null and the others are
  /// strings, or if all other members can be null.
  mutating func completeNulls(of record: Int) {
    let members = graph[record].members ?? [:]
    let certain = members.filter { $0.value.edge.nullCount == 0 }
    if members.count > 3, certain.count == 1, let (key, member) = certain.first,
      graph[member.node].strings != nil, !Names.isIdentifier(key)
    {
      return allowNull(key, of: record, "because all other members can be null")
    }
    guard members.count > 3, certain.count * 3 <= members.count,
      certain.values.allSatisfy({ graph[$0.node].strings != nil && graph[$0.node].isScalar })
    else { return }
    for key in certain.keys.sorted() where !Names.isCommon(key) {
      allowNull(key, of: record, "because most other members are null")
    }
  }

  /// Makes members optional that contain only empty strings, if others can be missing.
  ///
  /// Such a string means that a condition is true.
  mutating func findEmptyFlags() {
    let flags = graph.roots.flatMap { record in
      (graph[record].members ?? [:]).filter { graph[$0.value.node].strings?.values == [""] }
        .map { (record, $0.key, $0.value.count < graph[record].objectCount) }
    }
    guard flags.contains(where: \.2) else { return }
    for (record, key, _) in flags {
      allowMissing(key, of: record, "because other keys with an empty string can be missing")
    }
  }

  /// Whether values of the first record are inside of values of the second one.
  private func areNested(_ inner: Int, _ outer: Int) -> Bool {
    graph[outer].locations.contains { location in
      graph[inner].locations[0].tokens.starts(with: location.tokens)
        && graph[inner].locations[0].tokens.count > location.tokens.count
    }
  }

  private mutating func shareGap(of key: String, from other: Int, to record: Int) {
    guard let source = graph[other].members?[key], source.count < graph[other].objectCount else {
      return
    }
    let origin = graph[other].locations[0].appending(key).shownText
    allowMissing(key, of: record, "because \(origin) can be missing")
  }

  /// Adds the objects that another record can lack, because this one lacks them in the samples.
  private mutating func shareMissing(from other: Int, to record: Int) {
    guard case .record(var members) = graph[record].layout else { return }
    for (key, source) in graph[other].members ?? [:]
    where members[key] == nil && source.count > 0 && source.count < graph[other].objectCount
      && graph[source.node].isRecord
    {
      members[key] = ShapeNode.Member(
        edge: ShapeNode.Edge(node: source.node), count: 0, position: .max,
        guess: "missing in the samples, but similar objects have it")
      graph[source.node].guessedKeys.append(key)
    }
    graph[record].layout = .record(members)
  }

  /// Makes a member nullable because another one is.
  private mutating func shareNull(of key: String, from other: Int, to record: Int) {
    guard let source = graph[other].members?[key], source.edge.nullCount > 0,
      let member = graph[record].members?[key],
      graph[source.node].kindCount == 0
        || graph[member.node].isScalar && graph[source.node].isScalar
    else { return }
    let origin = graph[other].locations[0].appending(key).shownText
    allowNull(key, of: record, "because \(origin) can be null")
  }
}
