internal import TranscodableNames

/// Guesses the types of members that are always null or empty in the samples.
///
/// Other members with the same key, or with the same last word in their keys, are the evidence.
struct Guesses {
  private var graph: ShapeGraph
  private var byKey: [String: [Int]] = [:]
  private var byWord: [String: [Int]] = [:]

  static func add(to graph: inout ShapeGraph) {
    var guesses = Guesses(graph)
    guesses.run()
    graph = guesses.graph
  }

  /// Last words of keys whose values are practically always strings.
  private static let texts: Set<String> = [
    "address1", "address2", "bio", "body", "city", "code", "comment", "company", "country",
    "currency", "cursor", "description", "descriptor", "email", "gender", "hash", "homepage",
    "href", "language", "line1", "line2", "link", "locale", "login", "message", "name", "nickname",
    "note", "notes", "number", "phone", "province", "reason", "refusal", "region", "slug", "street",
    "subtitle", "suffix", "summary", "text", "timezone", "title", "token", "uri", "url", "username",
    "vendor", "website", "zip", "zone",
  ]

  private init(_ graph: ShapeGraph) {
    self.graph = graph
    for record in graph.roots {
      for (key, member) in graph[record].members ?? [:] {
        let node = graph.find(member.node)
        guard graph[node].kindCount == 1, graph[node].objects == nil else { continue }
        byKey[key, default: []].append(node)
        if let word = Self.lastWord(of: key) { byWord[word, default: []].append(node) }
      }
    }
  }

  private static func lastWord(of key: String) -> String? {
    NameWords(key).words.last?.lowercased()
  }

  private mutating func run() {
    for record in graph.roots {
      keepPartialDates(of: record)
      let members = graph[record].members ?? [:]
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        let node = graph[member.node]
        if node.kindCount == 0, !node.isOpaque, member.edge.nullCount > 0 {
          // In an address, `state` is a name.
          let siblings = members.filter { $0.key != key }.mapValues { graph.find($0.node) }
          guessScalar(
            of: member.node, key == "state" && members["city"] != nil ? "city" : key, siblings)
        } else if node.kindCount == 1 {
          guessContents(of: member.node, key)
        }
      }
    }
  }

  /// Makes dates strings if there is a member such as `release_date_precision`, because other
  /// documents may contain only a year or a month.
  private mutating func keepPartialDates(of record: Int) {
    guard let members = graph[record].members else { return }
    for key in members.keys where key.lowercased().hasSuffix("precision") {
      let name = key.dropLast("precision".count)
      guard let member = members[name.hasSuffix("_") ? String(name.dropLast()) : String(name)]
      else { continue }
      graph[member.node].strings?.dates = .mixed
    }
  }

  private mutating func guessScalar(of node: Int, _ key: String, _ siblings: [String: Int]) {
    let same = byKey[key] ?? []
    let word = Self.lastWord(of: key) ?? ""
    let others = same.isEmpty ? byWord[word] ?? [] : same
    let near = siblings.filter {
      Self.lastWord(of: $0.key) == word && graph[$0.value].kindCount > 0
    }
    let date = Names.isDate(key) ? onlyDate(Array(siblings.values), isDay: true) ?? anyDate : nil
    let nearest = same.isEmpty ? mostCommonScalar(near.values.sorted()) ?? date : nil
    if let other = nearest ?? mostCommonScalar(others) ?? date {
      graph[node].boolCount = graph[other].boolCount
      graph[node].numbers = graph[other].numbers
      graph[node].strings = graph[other].strings
    } else if same.isEmpty, others.isEmpty, Self.texts.contains(word) {
      graph[node].strings = StringFacts()
      graph[node].strings?.dates = .mixed
      graph[node].strings?.areURLs = false
    } else {
      return
    }
    graph[node].guess = "always null in the samples, so the type is a guess"
  }

  /// Returns a node with the type of at least three quarters of the nodes, or nil if no type is that frequent.
  private func mostCommonScalar(_ nodes: [Int]) -> Int? {
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

  private struct Scalar: Equatable {
    var isBool: Bool
    var number: SwiftType?
    var dates: DateEvidence?
  }

  private func scalar(_ node: Int) -> Scalar? {
    let node = graph[node]
    guard node.arrayCount == 0, node.objectCount == 0 else { return nil }
    return Scalar(
      isBool: node.boolCount > 0, number: ScalarTypes.number(node.numbers),
      dates: node.strings?.dates)
  }

  private mutating func guessContents(of node: Int, _ key: String) {
    let others = (byKey[key] ?? []).filter { $0 != graph.find(node) }
    if graph[node].arrayCount > 0, isUnknown(graph[node].element) {
      let elements = others.compactMap { graph[$0].element }.filter { !isUnknown($0) }
      guard let first = elements.first,
        elements.allSatisfy({ graph.find($0.node) == graph.find(first.node) })
      else { return }
      graph[node].element = ShapeNode.Edge(node: first.node)
    } else if case .map(let values) = graph[node].layout, isUnknown(values) {
      let maps = others.compactMap { node -> ShapeNode.Edge? in
        if case .map(let values) = graph[node].layout { values } else { nil }
      }
      guard let first = maps.first(where: { !isUnknown($0) }) else { return }
      graph[node].layout = .map(values: ShapeNode.Edge(node: first.node))
    } else {
      return
    }
    graph[node].guess = "always empty in the samples, so the type is a guess"
  }

  private func isUnknown(_ edge: ShapeNode.Edge?) -> Bool {
    edge.map { graph[$0.node].kindCount == 0 && $0.nullCount == 0 && !graph[$0.node].isOpaque }
      ?? true
  }
}
