internal import TranscodableBytes
internal import TranscodableCore

/// Builds the tree of a document, and checks that no table or key is defined twice.
struct TOMLTreeBuilder: TOMLSyntaxReceiver {
  typealias Index = TOMLTree.Index

  var tree: TOMLTree
  /// The failures after which parsing continued.
  private(set) var failures: [CodingFailure] = []
  private let maximumFailureCount: Int
  /// The table of the last header.
  private var section = TOMLTree.root
  /// The open arrays and inline tables.
  private var parents: ContiguousArray<Index> = []
  /// The table and the key of the next value, unless it is an element.
  private var table = TOMLTree.root
  private var key: TOMLKey?

  init(_ tree: TOMLTree, maximumFailureCount: Int = 0) {
    self.tree = tree
    self.maximumFailureCount = maximumFailureCount
  }

  mutating func trivia(_ kind: TOMLTrivia, in range: Range<Int>) {}

  // MARK: - Failures

  mutating func recover(from failure: CodingFailure) throws(CodingFailure) {
    guard failures.count < maximumFailureCount, failure.category != .limit else { throw failure }
    failures.append(failure)
  }

  mutating func abandonStatement() {
    parents.removeAll(keepingCapacity: true)
    key = nil
  }

  /// Adds what follows to a table that isn't part of the document.
  mutating func ignoreContents(ofHeader isHeader: Bool) {
    let table = Index(truncatingIfNeeded: tree.nodes.count)
    tree.nodes.append(TOMLTree.Node(kind: .table, origin: .header, offset: 0))
    if isHeader {
      section = table
    } else {
      self.table = table
      key = TOMLKey(range: 0..<0, text: TOMLText(start: 0, count: 0))
    }
  }

  private func duplicate(_ key: TOMLKey) -> CodingFailure {
    CodingFailure(.duplicateKey, in: key.range, found: tree.texts.string(key.text))
  }

  private func misuse(_ key: TOMLKey, _ node: Index) -> CodingFailure {
    let node = tree.nodes[Int(node)]
    let what =
      switch (node.kind, node.origin) {
      case (.table, .value): "the inline table"
      case (.table, .dotted): "the table with dotted keys"
      case (.table, _): "the table with its own header"
      case (.array, .value): "the array in brackets"
      case (.array, _): "the array of tables"
      default: "the value"
      }
    return CodingFailure(
      .invalidStructure, in: key.range, expected: "a table that can be extended here",
      found: "\(what) \(tree.texts.string(key.text).quoted)")
  }

  // MARK: - Tables

  mutating func header(
    _ keys: borrowing ContiguousArray<TOMLKey>, isArray: Bool, in range: Range<Int>
  ) throws(CodingFailure) {
    var table = TOMLTree.root
    for index in 0..<keys.count - 1 { table = try enter(keys[index], of: table, range.lowerBound) }
    let key = keys[keys.count - 1]
    let found = tree.member(key.text, of: table)
    if isArray {
      var array = found
      if let found {
        guard tree.nodes[Int(found)].kind == .array, tree.nodes[Int(found)].origin == .header else {
          throw misuse(key, found)
        }
      } else {
        array = try add(.array, .header, key, to: table, range.lowerBound)
      }
      section = try tree.add(
        TOMLTree.Node(kind: .table, origin: .header, offset: range.lowerBound), to: array ?? 0)
    } else if let found {
      guard tree.nodes[Int(found)].kind == .table, tree.nodes[Int(found)].origin == .implicit else {
        throw tree.nodes[Int(found)].origin == .header && tree.nodes[Int(found)].kind == .table
          ? duplicate(key) : misuse(key, found)
      }
      tree.nodes[Int(found)].origin = .header
      tree.nodes[Int(found)].offset = range.lowerBound
      section = found
    } else {
      section = try add(.table, .header, key, to: table, range.lowerBound)
    }
  }

  /// Returns the table that a key of a header leads to.
  private mutating func enter(
    _ key: TOMLKey, of table: Index, _ offset: Int
  ) throws(CodingFailure) -> Index {
    guard let found = tree.member(key.text, of: table) else {
      return try add(.table, .implicit, key, to: table, offset)
    }
    let node = tree.nodes[Int(found)]
    guard node.origin != .value else { throw misuse(key, found) }
    return node.kind == .array ? node.last : found
  }

  mutating func key(_ keys: borrowing ContiguousArray<TOMLKey>) throws(CodingFailure) {
    var table = parents.last ?? section
    for index in 0..<keys.count - 1 {
      let key = keys[index]
      if let found = tree.member(key.text, of: table) {
        let node = tree.nodes[Int(found)]
        guard node.kind == .table, node.origin == .dotted || node.origin == .implicit else {
          throw misuse(key, found)
        }
        tree.nodes[Int(found)].origin = .dotted
        table = found
      } else {
        table = try add(.table, .dotted, key, to: table, key.range.lowerBound)
      }
    }
    let key = keys[keys.count - 1]
    if tree.member(key.text, of: table) != nil { throw duplicate(key) }
    (self.table, self.key) = (table, key)
  }

  @inline(__always)
  private mutating func add(
    _ kind: TOMLTree.Kind, _ origin: TOMLTree.Origin, _ key: TOMLKey, to table: Index,
    _ offset: Int
  ) throws(CodingFailure) -> Index {
    var node = TOMLTree.Node(kind: kind, origin: origin, offset: offset)
    node.setKey(key)
    return try tree.add(node, to: table)
  }

  // MARK: - Values

  @inline(__always)
  private mutating func add(_ node: consuming TOMLTree.Node) throws(CodingFailure) -> Index {
    guard let key = key.take() else { return try tree.add(node, to: parents.last ?? section) }
    node.setKey(key)
    return try tree.add(node, to: table)
  }

  @inline(__always)
  mutating func scalar(_ scalar: TOMLScalar, in range: Range<Int>) throws(CodingFailure) {
    var node = TOMLTree.Node(kind: .string, origin: .value, offset: range.lowerBound)
    switch scalar {
    case .string(let text):
      node.isTextUnescaped = text.isUnescaped
      (node.bits, node.length) = (UInt64(truncatingIfNeeded: text.start), text.count)
    case .bool(let value): (node.kind, node.bits) = (.bool, value ? 1 : 0)
    case .integer(let value): (node.kind, node.bits) = (.integer, UInt64(bitPattern: value))
    case .wide(let value):
      (node.kind, node.bits) = (.wide, UInt64(tree.wideIntegers.count))
      tree.wideIntegers.append(value)
    case .number(let isPlain):
      node.kind = isPlain ? .plainNumber : .number
      (node.bits, node.length) = (UInt64(truncatingIfNeeded: range.lowerBound), range.count)
    case .special(let value): (node.kind, node.bits) = (.special, value.bitPattern)
    case .date:
      node.kind = .date
      (node.bits, node.length) = (UInt64(truncatingIfNeeded: range.lowerBound), range.count)
    }
    _ = try add(node)
  }

  mutating func beginArray(at offset: Int) throws(CodingFailure) {
    parents.append(try add(TOMLTree.Node(kind: .array, origin: .value, offset: offset)))
  }

  mutating func beginInlineTable(at offset: Int) throws(CodingFailure) {
    parents.append(try add(TOMLTree.Node(kind: .table, origin: .value, offset: offset)))
  }

  mutating func end(at offset: Int) { _ = parents.popLast() }
}

extension TOMLTree.Node {
  @inline(__always)
  fileprivate mutating func setKey(_ key: TOMLKey) {
    keyOffset = key.range.lowerBound
    keyStart = key.text.start
    keyCount = UInt32(truncatingIfNeeded: key.text.count)
    isKeyUnescaped = key.text.isUnescaped
  }
}
