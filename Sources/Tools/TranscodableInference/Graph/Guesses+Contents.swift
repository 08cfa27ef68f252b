internal import TranscodableNames

// The contents of arrays and dictionaries that are empty in all samples.
extension Guesses {
  mutating func guessContents(of node: Int, _ key: String, _ siblings: [Int]) {
    // Arrays under a key such as `items` have nothing in common.
    if Names.namesOfElements.contains(key) { return }
    let same = (byKey[key] ?? []).filter { $0 != graph.find(node) }
    let word = Self.lastWord(of: key) ?? ""
    let others = same.isEmpty ? (byWord[word] ?? []).filter { $0 != graph.find(node) } : same
    if graph[node].arrayCount > 0, isUnknown(graph[node].element) {
      var elements = others.compactMap { graph[$0].element }.filter { !isUnknown($0) }
      // The waypoints of another object can have other members.
      if same.isEmpty, elements.contains(where: { graph[$0.node].objectCount > 0 }) {
        elements = siblings.filter(others.contains).compactMap { graph[$0].element }
      }
      if elements.isEmpty, Names.isPerson(key), let person = onlyPerson(among: siblings) {
        elements = [ShapeNode.Edge(node: person)]
      }
      if elements.isEmpty, Names.singular(key) != key {
        let singles = Set(
          (byKey[Names.singular(key)] ?? []).filter { graph[$0].isRecord && !reaches($0, node) })
        if singles.count == 1 { elements = singles.map { ShapeNode.Edge(node: $0) } }
      }
      if elements.isEmpty {
        let changes = Names.changes(like: key).flatMap { byKey[$0] ?? [] }
        elements = changes.filter(siblings.contains).compactMap { graph[$0].element }
          .filter { !isUnknown($0) }
      }
      if elements.isEmpty, Names.isIdentifier(key), let other = mostCommonScalar(identifiers) {
        elements = [ShapeNode.Edge(node: other)]
      }
      if elements.isEmpty, Names.wordsOfArraysOfStrings.contains(word) {
        let location = graph[node].locations[0].appending("*")
        let text = graph.addText(named: Names.singular(key), at: location)
        elements = [ShapeNode.Edge(node: text)]
      }
      guard let first = elements.first ?? onlyElement(of: siblings),
        elements.allSatisfy({ other in
          let isEqual = scalar(other.node).map { $0 == scalar(first.node) } ?? false
          return isEqual || graph.find(other.node) == graph.find(first.node)
        })
      else { return }
      graph[node].element = ShapeNode.Edge(node: first.node)
      graph[first.node].guessedKeys.append(Names.singular(key))
    } else if case .map(let values) = graph[node].layout, isUnknown(values) {
      let maps = others.compactMap { node -> ShapeNode.Edge? in
        if case .map(let values) = graph[node].layout { values } else { nil }
      }
      guard let first = maps.first(where: { !isUnknown($0) }) ?? onlyValues(of: siblings) else {
        return
      }
      graph[node].layout = .map(values: ShapeNode.Edge(node: first.node))
    } else {
      return
    }
    graph[node].guess = Self.textOfEmpty
  }

  /// The elements of the siblings, if all siblings are arrays of the same scalars.
  private func onlyElement(of siblings: [Int]) -> ShapeNode.Edge? {
    let elements = siblings.compactMap { graph[$0].element }.filter { !isUnknown($0) }
    guard let first = elements.first, let type = scalar(first.node),
      siblings.allSatisfy({ graph[$0].arrayCount > 0 && graph[$0].kindCount == 1 }),
      elements.allSatisfy({ scalar($0.node) == type })
    else { return nil }
    return first
  }

  /// The values of all dictionaries among the siblings, if there are several and all contain strings.
  private func onlyValues(of siblings: [Int]) -> ShapeNode.Edge? {
    let values = siblings.compactMap { node -> ShapeNode.Edge? in
      if case .map(let values) = graph[node].layout, !isUnknown(values) { values } else { nil }
    }
    let areTexts = values.allSatisfy { graph[$0.node].strings != nil && graph[$0.node].isScalar }
    return values.count > 1 && areTexts ? values.min { $0.node < $1.node } : nil
  }

  func isUnknown(_ edge: ShapeNode.Edge?) -> Bool {
    edge.map { graph[$0.node].kindCount == 0 && $0.nullCount == 0 && !graph[$0.node].isOpaque }
      ?? true
  }
}
