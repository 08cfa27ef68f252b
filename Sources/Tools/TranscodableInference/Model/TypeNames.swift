struct TypeNames {
  private var taken: Set<String>
  private(set) var byLocation: [String: String] = [:]
  private(set) var unionsByLocation: [String: String] = [:]
  private let given: Set<String>
  private var memberCounts: [ShapeLocation: Int] = [:]
  private let unions: [String: String]

  init(_ graph: ShapeGraph, _ decisions: InferenceDecisions) {
    unions = decisions.unions
    given = Set(graph.roots.compactMap { graph[$0].givenName }).union(unions.values)
    taken = Names.takenTypes
    for node in graph.roots {
      guard let count = graph[node].members?.count else { continue }
      for location in graph[node].locations { memberCounts[location] = count }
    }
  }

  /// Derives the name from the key, and adds the enclosing keys as a prefix if the name is taken.
  mutating func name(of index: Int, suffix: String, in graph: ShapeGraph) -> String {
    let node = graph[index]
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
    name = Names.typeName(node.collectiveName(memberCounts) ?? node.name)
    if !suffix.isEmpty, let kinds = node.sharedScalarKinds {
      name = kinds
    } else if !name.hasSuffix(suffix) {
      name += suffix
    }
    var around = (node.locations.first?.tokens ?? []).dropLast().filter { $0 != "*" }
    if node.locations.first?.tokens.last == "*" { around = around.dropLast() }
    while isTaken(name), let token = around.popLast() {
      // A token such as `type=card` represents a kind of object; only its tag is a name.
      let word = token.split(separator: "=", maxSplits: 1).last.map(String.init) ?? token
      name = Names.typeName(Names.singular(word), before: name)
    }
    if isTaken(name) {
      name = Names.typeName(Names.singular(graph[graph.root.node].name), before: name)
    }
    var number = 2
    let base = name
    while isTaken(name) {
      name = "\(base)\(number)"
      number += 1
    }
    if suffix.isEmpty { use(name, node) } else { useForUnion(name, node) }
    return name
  }

  private func isTaken(_ name: String) -> Bool { taken.contains(name) || given.contains(name) }

  private mutating func useForUnion(_ name: String, _ node: ShapeNode) {
    taken.insert(name)
    for location in node.locations { unionsByLocation[location.text] = name }
  }

  private mutating func use(_ name: String, _ node: ShapeNode) {
    taken.insert(name)
    for location in node.locations { byLocation[location.text] = name }
  }
}

enum FieldNames {
  static func names(for keys: [String]) -> [String] {
    var names: [String: String] = [:]
    // Keys that are already valid field names are assigned first, so that they stay unchanged.
    let order = keys.sorted {
      let isPlain = (Names.fieldName($0) == $0, Names.fieldName($1) == $1)
      return isPlain.0 == isPlain.1 ? $0 < $1 : isPlain.0
    }
    var taken: Set<String> = []
    for key in order {
      let base = Names.fieldName(key)
      var (name, number) = (base, 2)
      while !taken.insert(name).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      names[key] = name
    }
    return keys.map { names[$0] ?? $0 }
  }

  static func textCases(_ texts: [String], isExact: Bool) -> [SwiftModel.TextCase] {
    var cases = zip(texts, names(for: texts)).map { SwiftModel.TextCase(name: $1, text: $0) }
    // The name `other` is reserved for the case that stores unknown strings.
    let taken = Set(cases.map(\.name))
    if !isExact, let index = cases.firstIndex(where: { $0.name == "other" }) {
      cases[index].name = taken.contains("otherValue") ? "otherCase" : "otherValue"
    }
    return cases
  }
}

extension ShapeNode {
  /// A name such as `IntOrString` for a union of scalars that occurs under different keys.
  fileprivate var sharedScalarKinds: String? {
    let keys = Set(locations.map { $0.tokens.last { $0 != "*" } })
    guard keys.count > 1, arrayCount == 0, objectCount == 0, objects == nil, alternatives.isEmpty
    else { return nil }
    let kinds = [
      boolCount > 0 ? "Bool" : nil, ScalarTypes.number(numbers).map { Names.typeName($0.word) },
      strings == nil ? nil : "String",
    ]
    return kinds.compactMap(\.self).joined(separator: "Or")
  }

  /// The singular of the enclosing key, if most members of the enclosing object have this type.
  fileprivate func collectiveName(_ memberCounts: [ShapeLocation: Int]) -> String? {
    guard let first = locations.first, let parent = first.tokens.dropLast().last, parent != "*"
    else {
      return nil
    }
    let around = first.tokens.dropLast()
    let siblings = locations.count {
      $0.tokens.count == first.tokens.count && $0.tokens.dropLast() == around
    }
    let name = Names.singular(parent)
    let members = memberCounts[ShapeLocation(Array(around))] ?? siblings
    return siblings > 1 && siblings * 2 > members && name != parent ? name : nil
  }
}
