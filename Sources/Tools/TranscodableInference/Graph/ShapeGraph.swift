/// A graph of types in which locations that share a type are represented by one node.
///
/// If a node is joined with one of its descendants, the graph has a cycle and the type is
/// recursive.
struct ShapeGraph {
  private(set) var nodes: [ShapeNode] = []
  /// Maps each node to the node that it was joined with, or to itself.
  private var owners: [Int] = []
  var root = ShapeNode.Edge(node: 0)
  var remarks: [InferenceRemark] = []
  /// Whether the graph comes from a schema.
  ///
  /// If so, no other values can occur.
  var isExact = false

  func find(_ node: Int) -> Int {
    var node = node
    while owners[node] != node { node = owners[node] }
    return node
  }

  subscript(node: Int) -> ShapeNode {
    get { nodes[find(node)] }
    set { nodes[find(node)] = newValue }
  }

  var roots: [Int] {
    nodes.indices.filter { owners[$0] == $0 }.sorted {
      nodes[$0].locations[0] < nodes[$1].locations[0]
    }
  }

  mutating func add(_ node: ShapeNode) -> Int {
    nodes.append(node)
    owners.append(owners.count)
    return nodes.count - 1
  }

  /// Whether nothing is known about the values of a dictionary or array.
  func isUnknown(_ edge: ShapeNode.Edge) -> Bool {
    !isExact && self[edge.node].kindCount == 0 && edge.nullCount == 0 && !self[edge.node].isOpaque
      && !self[edge.node].isAnything
  }

  /// Adds a node for strings of which no values are known.
  mutating func addText(named name: String, at location: ShapeLocation) -> Int {
    var node = ShapeNode(locations: [location], name: name)
    node.setKind(.string)
    return add(node)
  }

  mutating func adopt(_ node: Int, as known: Int) {
    let (node, known) = (find(node), find(known))
    guard node != known else { return }
    var content = nodes[node]
    (content.locations, content.name) = (nodes[known].locations, nodes[known].name)
    nodes[known] = content
    owners[node] = known
  }

  func children(_ node: Int) -> [Int] {
    let node = self[node]
    var result =
      [node.element, node.rest].compactMap { $0?.node } + [node.objects].compactMap { $0 }
    switch node.layout {
    case .none: break
    case .map(let values): result.append(values.node)
    case .record(let members): result += members.keys.sorted().compactMap { members[$0]?.node }
    case .tagged(_, let cases): result += cases.keys.sorted().compactMap { cases[$0] }
    }
    return result
  }

  mutating func join(_ first: Int, _ second: Int) {
    var waiting = [(first, second)]
    while let (first, second) = waiting.popLast() {
      var (left, right) = (find(first), find(second))
      if left == right { continue }
      if nodes[right].locations[0] < nodes[left].locations[0] { swap(&left, &right) }
      if !isExact { nodes[left].name = commonName(left, right) }
      let other = nodes[right]
      owners[right] = left
      merge(other, into: left, &waiting)
    }
  }

  /// Returns the common ending of both names, or the name that occurs first in the samples.
  private func commonName(_ left: Int, _ right: Int) -> String {
    let (mine, other) = (nodes[left], nodes[right])
    if let ending = Names.specificEnding(mine.name, other.name) { return ending }
    if let beginning = Names.beginning(of: mine.name, other.name) {
      let isElement = mine.locations[0].tokens.last == "*"
      return isElement ? Names.singular(beginning) : beginning
    }
    // The outer value of a recursive type has the name of all, even if it is `data`.
    if other.locations[0].tokens.starts(with: mine.locations[0].tokens) { return mine.name }
    let areElements = [mine, other].map { Names.isElement($0.name) }
    if areElements[0] != areElements[1] { return areElements[0] ? other.name : mine.name }
    let areLevel = mine.locations[0].tokens.count == other.locations[0].tokens.count
    return areLevel && right < left ? other.name : mine.name
  }

  private mutating func merge(
    _ other: ShapeNode, into index: Int, _ waiting: inout [(Int, Int)]
  ) {
    var node = nodes[index]
    node.locations = (node.locations + other.locations).sorted()
    node.givenName = node.givenName ?? other.givenName
    node.note = node.note ?? other.note
    node.boolCount += other.boolCount
    node.numbers.merge(other.numbers)
    if let facts = other.strings {
      if node.strings == nil { node.strings = facts } else { node.strings?.merge(facts) }
    }
    node.isOpaque = node.isOpaque || other.isOpaque
    node.isOpen = node.isOpen || other.isOpen
    node.isLink = node.isLink && other.isLink
    node.isMoney = node.isMoney && other.isMoney
    node.isTime = node.isTime && other.isTime
    node.isCount = node.isCount && other.isCount
    node.arrayCount += other.arrayCount
    if let element = other.element {
      if let mine = node.element { waiting.append((mine.node, element.node)) }
      node.element = node.element?.merging(element) ?? element
    }
    if let rest = other.rest {
      if let mine = node.rest { waiting.append((mine.node, rest.node)) }
      node.rest = node.rest?.merging(rest) ?? rest
    }
    if node.objects != nil || other.objects != nil {
      let parts = [splitObjects(of: &node), splitObjects(of: other)].compactMap { $0 }
      node.objects = parts.first
      if parts.count > 1 { waiting.append((parts[0], parts[1])) }
    } else {
      node.layout = merged(node.layout, other.layout, &waiting)
    }
    node.objectCount += other.objectCount
    nodes[index] = node
  }

  private mutating func splitObjects(of node: ShapeNode) -> Int? {
    var node = node
    return splitObjects(of: &node)
  }

  mutating func splitObjects(of node: inout ShapeNode) -> Int? {
    if let objects = node.objects { return objects }
    if case .none = node.layout { return nil }
    var part = ShapeNode(locations: node.locations, name: node.name)
    (part.givenName, part.layout, part.rest) = (node.givenName, node.layout, node.rest)
    part.isAlternative = true
    (part.objectCount, part.tagKey) = (node.objectCount, node.tagKey)
    (part.isClosed, part.refusesNulls) = (node.isClosed, node.refusesNulls)
    (node.givenName, node.layout, node.rest, node.tagKey) = (nil, .none, nil, nil)
    node.objects = add(part)
    return node.objects
  }

  private mutating func merged(
    _ left: ShapeNode.Layout, _ right: ShapeNode.Layout, _ waiting: inout [(Int, Int)]
  ) -> ShapeNode.Layout {
    switch (left, right) {
    case (_, .none): return left
    case (.none, _): return right
    case (.record(let mine), .record(let others)):
      return .record(
        mine.merging(others) { mine, other in
          waiting.append((mine.node, other.node))
          return ShapeNode.Member(
            edge: mine.edge.merging(other.edge), count: mine.count + other.count,
            position: max(mine.position, other.position))
        })
    case (.map(let mine), .map(let other)):
      waiting.append((mine.node, other.node))
      return .map(values: mine.merging(other))
    case (.map(let values), .record) where isUnknown(values): return right
    case (.record, .map(let values)) where isUnknown(values): return left
    case (.map(let values), .record(let members)), (.record(let members), .map(let values)):
      let members = members.keys.sorted().compactMap { members[$0]?.edge }
      waiting += members.map { (values.node, $0.node) }
      return .map(values: members.reduce(values) { $0.merging($1) })
    case (.tagged(let key, let mine), .tagged(let otherKey, let others)) where key == otherKey:
      let cases = mine.merging(others) { mine, other in
        waiting.append((mine, other))
        return mine
      }
      return .tagged(key: key, cases: cases)
    case (.tagged(_, let cases), _):
      return merged(dissolved(cases, &waiting), right, &waiting)
    case (_, .tagged(_, let cases)):
      return merged(left, dissolved(cases, &waiting), &waiting)
    }
  }

  private mutating func dissolved(
    _ cases: [String: Int], _ waiting: inout [(Int, Int)]
  ) -> ShapeNode.Layout {
    cases.keys.sorted().compactMap { cases[$0] }.reduce(.none) {
      merged($0, self[$1].layout, &waiting)
    }
  }
}

package struct InferenceRemark: Sendable, Hashable {
  package enum Kind: Int, Sendable {
    /// A part of the documents that the types don't preserve.
    case loss
    /// A type whose number of fields suggests a mistake.
    case size
    /// A choice that an option can change.
    case decision
  }

  package var location: ShapeLocation
  package var text: String
  package var kind: Kind

  package init(location: ShapeLocation, text: String, kind: Kind = .decision) {
    self.location = location
    self.text = text
    self.kind = kind
  }
}

extension ShapeGraph {
  /// Makes numbers amounts of money, unless the key names a ratio.
  mutating func makeMoney(_ node: Int, named name: String) {
    guard self[node].kindCount == 1, self[node].numbers.count > 0, !Names.isRatio(name) else {
      return
    }
    self[node].isMoney = true
    self[node].numbers.kinds.insert(.fraction)
  }
}

extension ShapeGraph {
  func holdsAnything(_ index: Int) -> Bool {
    var seen: Set<Int> = []
    return holdsAnything(index, &seen)
  }

  private func holdsAnything(_ index: Int, _ seen: inout Set<Int>) -> Bool {
    let node = self[index]
    if node.isAnything || node.isOpaque { return true }
    guard seen.insert(find(index)).inserted else { return false }
    var parts = [node.element?.node, node.objects].compactMap(\.self)
    parts += node.alternatives.map(\.node)
    if case .map(let values) = node.layout { parts.append(values.node) }
    return parts.contains { holdsAnything($0, &seen) }
  }

  /// The key of an object that replaces another kind of value and only contains a string, such as an
  /// error.
  func keyOfMarker(_ node: Int) -> String? {
    guard !isExact, self[node].isAlternative, let members = self[node].members, members.count == 1,
      let (key, member) = members.first, !["href", "id", "name", "url"].contains(key),
      self[member.node].kindCount == 1, self[member.node].strings != nil
    else { return nil }
    return key
  }

  /// Whether the object replaces another kind of value and contains one string, under one of several
  /// keys.
  func isMarker(_ node: Int) -> Bool {
    if keyOfMarker(node) != nil { return true }
    guard !isExact, self[node].isAlternative, let members = self[node].members,
      members.count > 1, members.values.reduce(0, { $0 + $1.count }) == self[node].objectCount
    else { return false }
    return members.values.allSatisfy {
      self[$0.node].kindCount == 1 && self[$0.node].strings != nil
    }
  }
}

extension ShapeGraph {
  /// This many objects or values are evidence for those that aren't in the samples.
  static let manyObjects = 20
  private static let manyMembers = 3

  /// The keys that all values of the first record have and those of the second one lack.
  func requiredKeys(of record: Int, missingIn other: Int) -> [String] {
    let others = self[other].members ?? [:]
    return (self[record].members ?? [:])
      .filter { $1.count == self[record].objectCount && others[$0] == nil }.map(\.key)
  }

  /// Whether values of the second record can lack all members that the first record lacks.
  func lacksOnlyOptional(_ record: Int, _ other: Int) -> Bool {
    requiredKeys(of: other, missingIn: record).isEmpty
  }

  /// Whether all values of the second record have an identifier that the first record lacks.
  func lacksIdentifier(_ record: Int, _ other: Int) -> Bool {
    requiredKeys(of: other, missingIn: record).contains(where: Names.identifiesObject)
  }

  /// Whether one record lacks several members that many values of the other all have.
  func differ(_ first: Int, _ second: Int) -> Bool {
    [(first, second), (second, first)].contains { record, other in
      self[record].objectCount >= Self.manyObjects
        && requiredKeys(of: record, missingIn: other).count >= Self.manyMembers
    }
  }

  /// Whether the inner record lacks the member through which each outer record contains it in another
  /// object, so that an inner record never contains itself.
  func endsInside(_ inner: Int, _ outer: Int) -> Bool {
    for location in self[inner].locations {
      for start in self[outer].locations where location.tokens.starts(with: start.tokens) {
        let way = location.tokens.dropFirst(start.tokens.count).filter { $0 != "*" }
        guard way.count > 1 else { continue }
        return requiredKeys(of: outer, missingIn: inner).contains(way[0])
      }
    }
    return false
  }
}
