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
    "address1", "address2", "city", "code", "country", "currency", "email", "language", "line1",
    "line2", "locale", "login", "name", "phone", "slug", "street", "timezone", "title", "uri",
    "url", "username", "zip",
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
      for (key, member) in (graph[record].members ?? [:]).sorted(by: { $0.key < $1.key }) {
        let node = graph[member.node]
        if node.kindCount == 0, !node.isOpaque, member.edge.nullCount > 0 {
          guessScalar(of: member.node, key)
        } else if node.kindCount == 1 {
          guessContents(of: member.node, key)
        }
      }
    }
  }

  private mutating func guessScalar(of node: Int, _ key: String) {
    let same = byKey[key] ?? []
    let word = Self.lastWord(of: key) ?? ""
    var other = same.first
    if same.isEmpty, byWord[word]?.allSatisfy({ graph[$0].strings != nil }) ?? false {
      other = byWord[word]?.first
    }
    let others = same.isEmpty ? byWord[word] ?? [] : same
    if let other, let facts = scalar(other), others.allSatisfy({ scalar($0) == facts }) {
      graph[node].boolCount = graph[other].boolCount
      graph[node].numbers = graph[other].numbers
      graph[node].strings = graph[other].strings
    } else if same.isEmpty, others.isEmpty, Self.texts.contains(word) {
      graph[node].strings = StringFacts()
      graph[node].strings?.dates = .mixed
    } else {
      return
    }
    graph[node].guess = "always null in the samples, so the type is a guess"
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
