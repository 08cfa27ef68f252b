internal import TranscodableNames

/// Names for a record that come from its members.
struct ContentNames {
  private let members: [String: ShapeNode.Member]
  private let graph: ShapeGraph
  private let keys: Set<String>

  init(_ members: [String: ShapeNode.Member], in graph: ShapeGraph) {
    self.members = members
    self.graph = graph
    keys = Set(members.keys)
  }

  private var keysInOrder: [String] {
    members.sorted { ($0.value.position, $0.key) < ($1.value.position, $1.key) }.map(\.key)
  }

  // MARK: - Names from values

  /// Keys whose values name the kind of an object, in order of preference.
  private static let tagKeys =
    ObjectFacts.tagKeys.prefix { $0 != "event" }
    + ["object", "resource_type", "resourceType", "object_type", "objectType"]

  /// The value of a member such as `type`, if it is the same name in all samples.
  func constantTag(allowsType: Bool) -> String? {
    Self.tagKeys.lazy.compactMap { key -> String? in
      guard let value = tag(key) else { return nil }
      // A `type` of one word may be an adjective, such as `live`, and a `type` such as `ValueError`
      // is the name of a class.
      let isKind = value.first?.isLowercase == true && NameWords(value).words.count > 1
      return key != "type" || occursInLinks(value) || allowsType && isKind ? value : nil
    }.first
  }

  /// The kind of the objects that the record references, if it is the same in all samples.
  var kindOfReference: String? { Self.tagKeys.lazy.compactMap(tag).first }

  func tag(_ key: String) -> String? {
    guard let member = members[key], let values = graph[member.node].strings?.values,
      values.count == 1,
      case let value = Names.withoutNamespace(values[0]), value.count > 2,
      value.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_" || $0 == "-") })
    else { return nil }
    return value
  }

  /// Whether a URL or URI of the record contains the word, as `spotify:track:1` does.
  private func occursInLinks(_ word: String) -> Bool {
    members.values.contains { member in
      let texts = strings(of: member.node)
      return !texts.isEmpty
        && texts.allSatisfy { text in
          text.split { ":/?".contains($0) }.dropFirst().contains {
            Names.singular(String($0)) == word
          }
        }
    }
  }

  /// The strings of a member, or of the dictionary that is its value.
  private func strings(of node: Int) -> [String] {
    if case .map(let values) = graph[node].layout { return strings(of: values.node) }
    return graph[node].strings?.values ?? []
  }

  /// The values of a tag that identifies roles of people, such as `admin` and `user`.
  var roles: Set<String> { values(of: ["type", "role", "kind"] + ObjectFacts.tagKeys) }

  /// The values of a tag that distinguishes kinds of objects.
  var kinds: Set<String> { values(of: ObjectFacts.tagKeys + [".tag", "tag"]) }

  /// The values of the first member that has several.
  private func values(of keys: [String]) -> Set<String> {
    let values = keys.lazy.compactMap { key in
      members[key].flatMap { graph[$0.node].strings?.values }
    }.first { $0.count > 1 }
    return Set((values ?? []).map { $0.lowercased() })
  }

  /// The word with which all values of a tag end, such as `reference` for `user_reference` and
  /// `team_reference`.
  var endingOfTags: String? {
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

  /// The constant tag of a record, or of the object that is its only member.
  var tagOfContent: String? {
    let content = members.count == 1 ? members.values.first.flatMap { graph[$0.node].members } : nil
    return ContentNames(content ?? members, in: graph).tag("type").map { Names.typeName($0) }
  }

  /// The last plural in the path of the object's own URL, such as `repos` in
  /// `https://api.example.org/repos/a/b`.
  var wordInPath: String? {
    for key in ["url", "href", "self", "uri"] {
      guard let member = members[key], let values = graph[member.node].strings?.values else {
        continue
      }
      let words = Set(values.map(Names.lastPlural(inPath:)))
      if words.count == 1, let word = words.first { return word }
    }
    return nil
  }

  // MARK: - Names from keys

  /// A name such as `NameValue` for a small object that occurs under unrelated keys.
  var neutral: String? {
    if let name = Names.neutralType(with: keys) { return name }
    guard Names.isPair(keys), members.values.allSatisfy({ graph[$0.node].isScalar }) else {
      return nil
    }
    return Names.typeName(keysInOrder.joined(separator: "_"))
  }

  /// The name in the first key, if it is an identifier such as `update_id`, or in the identifier
  /// whose name occurs in the most keys.
  ///
  /// An identifier with the name of another type references it, unless there is no other identifier.
  /// The result is nil if fewer keys than the given minimum begin with the name.
  func entity(isRepeated: Bool, minimum: Int = 1, isTaken: (String) -> Bool) -> String? {
    let keys = keysInOrder.map { NameWords($0).lowercased }
    let all = (isRepeated ? keys : Array(keys.prefix(1)))
      .filter { $0.count > 1 && $0.last == "id" }.map { Array($0.dropLast()) }
    let own = all.filter { !isTaken(Names.typeName($0.joined(separator: "_"))) }
    let entities = own.isEmpty ? all : own
    let counts = entities.map { entity in keys.count { $0.starts(with: entity) } }
    guard let most = counts.max(), most >= minimum else { return nil }
    return zip(entities, counts).first { $1 == most }?.0.joined(separator: "_")
  }

  /// The word with which all keys end, such as `money` for `shop_money` and `presentment_money`, if
  /// all members are objects of the same type.
  var commonWord: String? {
    let nodes = Set(members.values.map { graph.find($0.node) })
    guard nodes.count == 1, nodes.allSatisfy({ graph[$0].isRecord }) else { return nil }
    return Names.commonWord(keys)
  }

  // MARK: - Lists

  private static let keysOfPages: Set<String> = [
    "count", "cursor", "hasmore", "href", "kind", "limit", "next", "object", "offset", "page",
    "pages", "paging", "pagination", "perpage", "prev", "previous", "self", "size", "total",
    "totalcount", "totalpages",
    "type", "url",
  ]

  /// The key of the array, if the record only contains one array of objects and facts about it, such
  /// as the number of elements.
  var list: String? {
    let lists = members.filter { _, member in
      graph[member.node].element.map { graph[$0.node].objectCount > 0 } ?? false
    }
    guard let list = lists.keys.first, lists.count == 1 else { return nil }
    let isOnly = keys.allSatisfy { key in
      key == list || Self.keysOfPages.contains(key.lowercased().filter { $0 != "_" && $0 != "-" })
    }
    return isOnly ? list : nil
  }

  /// Whether the record wraps an object with the name of the record, as the elements of
  /// `[{"added_at": "…", "track": {}}]` do.
  func wraps(_ name: String) -> Bool {
    members.contains { key, member in
      graph[member.node].objectCount > 0 && Names.typeName(key) == name
    }
  }
}
