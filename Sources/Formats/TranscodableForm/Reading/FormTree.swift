internal import TranscodableBytes
internal import TranscodableCore

/// The values of a form, by their keys.
struct FormTree {
  typealias Index = Int32

  enum Content {
    /// A key without a value so far, or an array or object without elements.
    case container
    case value(FormPair)
    /// A key with several values, which are its children.
    case values
  }

  /// The bytes of a key: a range of the form or of an unescaped name.
  struct Key {
    /// The index of the name, or -1 if the key is in the form.
    let name: Int32
    let range: Range<Int>
  }

  struct Node {
    var key: Key
    /// The key as an index, or -1 if it isn't one.
    var index: Int
    let hash: Int
    let parent: Index
    let offset: Int
    var content = Content.container
    var first: Index = -1
    var last: Index = -1
    var next: Index = -1
    var count = 0
    /// The index of the next element without an index.
    var nextIndex = 0
    /// The last element that empty brackets have added for nested values.
    var appended: Index = -1
    /// Whether a key of a child isn't an index.
    var hasNames = false
    /// Whether indices are in a different order than their elements.
    var isUnsorted = false
  }

  private let bytes: ByteCursor
  private(set) var nodes: ContiguousArray<Node>
  private(set) var names: ContiguousArray<[UInt8]> = []
  /// An open-addressed hash table of the nodes with keys; its size is a power of two.
  private var table: ContiguousArray<Index> = []
  private var keyedCount = 0

  init(_ bytes: ByteCursor) {
    self.bytes = bytes
    nodes = [Node(key: Key(name: -1, range: 0..<0), index: -1, hash: 0, parent: -1, offset: 0)]
  }

  // MARK: - Adding values

  mutating func addName(_ name: [UInt8]) -> Int32 {
    names.append(name)
    return Int32(truncatingIfNeeded: names.count - 1)
  }

  /// Adds a value for a name that consists of a single key.
  mutating func add(_ pair: FormPair, key: Key) {
    setValue(pair, of: child(of: 0, key, pair.name.lowerBound))
  }

  /// Adds a value for a nested name.
  mutating func add(_ pair: FormPair, keys: [FormKey], in name: Key) {
    let offset = pair.name.lowerBound
    var node: Index = 0
    for (position, key) in keys.enumerated() {
      switch key {
      case .key(let range):
        let lower = name.range.lowerBound + range.lowerBound
        node = child(of: node, Key(name: name.name, range: lower..<lower + range.count), offset)
      case .append where position == keys.count - 1:
        if !pair.hasEqualsSign { return makeContainer(node) }
        node = append(to: node, offset)
      case .append:
        node = element(of: node, keys[(position + 1)...], name, offset)
      }
    }
    setValue(pair, of: node)
  }

  private mutating func setValue(_ pair: FormPair, of node: Index) {
    let position = Int(node)
    switch nodes[position].content {
    case .container where nodes[position].first < 0 && !nodes[position].hasNames:
      nodes[position].content = .value(pair)
    case .container:
      let element = append(to: node, pair.name.lowerBound)
      nodes[Int(element)].content = .value(pair)
    case .value(let old):
      nodes[position].content = .values
      addUnkeyed(old, to: node)
      addUnkeyed(pair, to: node)
    case .values: addUnkeyed(pair, to: node)
    }
  }

  private mutating func addUnkeyed(_ pair: FormPair, to parent: Index) {
    var node = Node(
      key: Key(name: -1, range: 0..<0), index: -1, hash: 0, parent: parent,
      offset: pair.name.lowerBound)
    node.content = .value(pair)
    link(node, to: parent)
  }

  @discardableResult
  private mutating func link(_ node: Node, to parent: Index) -> Index {
    let index = Index(truncatingIfNeeded: nodes.count)
    nodes.append(node)
    let position = Int(parent)
    if nodes[position].last < 0 {
      nodes[position].first = index
    } else {
      nodes[Int(nodes[position].last)].next = index
    }
    nodes[position].last = index
    nodes[position].count += 1
    return index
  }

  /// Makes the values of a key the elements of an array, so that it can have further elements.
  private mutating func makeContainer(_ node: Index) {
    let position = Int(node)
    switch nodes[position].content {
    case .container: break
    case .value(let pair):
      nodes[position].content = .container
      nodes[Int(append(to: node, nodes[position].offset))].content = .value(pair)
    case .values:
      nodes[position].content = .container
      var child = nodes[position].first
      (nodes[position].first, nodes[position].last, nodes[position].count) = (-1, -1, 0)
      while child >= 0 {
        let (next, content, offset) = (
          nodes[Int(child)].next, nodes[Int(child)].content, nodes[Int(child)].offset
        )
        nodes[Int(append(to: node, offset))].content = content
        child = next
      }
    }
  }

  // MARK: - Children

  private mutating func child(of parent: Index, _ key: Key, _ offset: Int) -> Index {
    makeContainer(parent)
    let (index, hash) = identity(of: key, in: parent)
    if let known = find(key, index, hash, in: parent) { return known }
    return insert(key, index, hash, in: parent, offset)
  }

  private mutating func append(to parent: Index, _ offset: Int) -> Index {
    makeContainer(parent)
    let index = nodes[Int(parent)].nextIndex
    return insert(
      Key(name: -1, range: 0..<0), index, Self.hash(index, parent), in: parent, offset)
  }

  /// Returns the element that empty brackets in the middle of a name refer to.
  ///
  /// It is the last one, unless the last one already has a value for the rest of the name.
  private mutating func element(
    of parent: Index, _ rest: ArraySlice<FormKey>, _ name: Key, _ offset: Int
  ) -> Index {
    let last = nodes[Int(parent)].appended
    if last >= 0, !contains(rest, name, in: last) { return last }
    let element = append(to: parent, offset)
    nodes[Int(parent)].appended = element
    return element
  }

  private func contains(_ keys: ArraySlice<FormKey>, _ name: Key, in node: Index) -> Bool {
    var node = node
    for key in keys {
      guard case .key(let range) = key else { return false }
      let lower = name.range.lowerBound + range.lowerBound
      let key = Key(name: name.name, range: lower..<lower + range.count)
      let (index, hash) = identity(of: key, in: node)
      guard let child = find(key, index, hash, in: node) else { return false }
      node = child
    }
    return true
  }

  private mutating func insert(
    _ key: Key, _ index: Int, _ hash: Int, in parent: Index, _ offset: Int
  ) -> Index {
    let position = Int(parent)
    if index < 0 {
      nodes[position].hasNames = true
    } else if index < nodes[position].nextIndex {
      nodes[position].isUnsorted = true
    } else {
      nodes[position].nextIndex = index + 1
    }
    let node = link(
      Node(key: key, index: index, hash: hash, parent: parent, offset: offset), to: parent)
    keyedCount += 1
    if keyedCount * 2 > table.count { growTable() } else { enter(node, hash) }
    return node
  }

  // MARK: - Keys

  private func identity(of key: Key, in parent: Index) -> (index: Int, hash: Int) {
    withBytes(of: key) { bytes in
      if let index = bytes.elementIndex { return (index, Self.hash(index, parent)) }
      var hasher = Hasher()
      hasher.combine(parent)
      hasher.combine(bytes.remaining)
      var cursor = bytes
      while !cursor.isAtEnd {
        hasher.combine(cursor.word())
        cursor.advance(by: 8)
      }
      return (-1, hasher.finalize())
    }
  }

  private static func hash(_ index: Int, _ parent: Index) -> Int {
    var hasher = Hasher()
    hasher.combine(parent)
    hasher.combine(index)
    return hasher.finalize()
  }

  private func withBytes<Result>(of key: Key, _ body: (ByteCursor) -> Result) -> Result {
    if key.name < 0 { return body(bytes.at(key.range.lowerBound).prefix(key.range.count)) }
    return withCursor(over: names[Int(key.name)]) {
      body($0.at(key.range.lowerBound).prefix(key.range.count))
    }
  }

  private func find(_ key: Key, _ index: Int, _ hash: Int, in parent: Index) -> Index? {
    if table.isEmpty { return nil }
    var slot = hash & (table.count - 1)
    while table[slot] >= 0 {
      let node = nodes[Int(table[slot])]
      if node.hash == hash, node.parent == parent, node.index == index,
        index >= 0 || isSame(key, node.key)
      {
        return table[slot]
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }

  private func isSame(_ key: Key, _ other: Key) -> Bool {
    key.range.count == other.range.count
      && withBytes(of: key) { key in withBytes(of: other) { key.hasPrefix($0) } }
  }

  private mutating func enter(_ node: Index, _ hash: Int) {
    var slot = hash & (table.count - 1)
    while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = node
  }

  private mutating func growTable() {
    table = ContiguousArray(repeating: -1, count: max(16, table.count * 4))
    for index in nodes.indices.dropFirst() where nodes[index].isKeyed {
      enter(Index(truncatingIfNeeded: index), nodes[index].hash)
    }
  }

  // MARK: - Reading

  func children(of node: Index) -> [Index] {
    var children: [Index] = []
    children.reserveCapacity(nodes[Int(node)].count)
    var child = nodes[Int(node)].first
    while child >= 0 {
      children.append(child)
      child = nodes[Int(child)].next
    }
    if nodes[Int(node)].isUnsorted, !nodes[Int(node)].hasNames {
      children.sort { nodes[Int($0)].index < nodes[Int($1)].index }
    }
    return children
  }

  /// Returns the key of a node; an element without a key has its index.
  func key(of node: Index) -> FormText {
    let (key, index) = (nodes[Int(node)].key, nodes[Int(node)].index)
    if key.range.isEmpty, index >= 0 { return .string("\(index)") }
    if key.name < 0 { return .range(key.range) }
    return .string(String(decoding: names[Int(key.name)][key.range], as: UTF8.self))
  }
}

extension FormTree.Node {
  /// Whether the node has a key or an index, unlike one of the values of a repeated key.
  fileprivate var isKeyed: Bool { hash != 0 || index >= 0 }
}
