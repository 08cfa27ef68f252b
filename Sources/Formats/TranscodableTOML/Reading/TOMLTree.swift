internal import TranscodableBytes
internal import TranscodableCore

/// The tables, arrays and scalars of a document.
///
/// Sections of a table can be anywhere in a document, so values are passed on only at its end.
struct TOMLTree {
  typealias Index = UInt32

  enum Kind: UInt8 {
    case table, array, string, bool, integer, wide, number, plainNumber, special, date
  }

  /// How a table or array came into being, which determines what may be added to it.
  enum Origin: UInt8 {
    /// A table that only the headers of its subtables mention, or that contains dotted keys.
    case implicit, dotted
    /// A table with a header, or an array of them.
    case header
    /// An inline table, or an array in brackets, or a scalar.
    case value
  }

  struct Node {
    var kind: Kind
    var origin: Origin
    var isKeyUnescaped = false
    var isTextUnescaped = false
    var isIndexed = false
    var next: Index = 0
    var first: Index = 0
    var last: Index = 0
    var count: UInt32 = 0
    var keyCount: UInt32 = 0
    var keyStart = 0
    /// The offset of the key in the document, with its quote.
    var keyOffset = 0
    /// The offset of the value.
    var offset: Int
    /// The value: its bits, or the start and the length of its text.
    var bits: UInt64 = 0
    var length = 0

    var key: TOMLText {
      TOMLText(start: keyStart, count: Int(keyCount), isUnescaped: isKeyUnescaped)
    }

    var text: TOMLText {
      TOMLText(
        start: Int(truncatingIfNeeded: bits), count: length, isUnescaped: isTextUnescaped)
    }
  }

  static var root: Index { 0 }

  let texts: TOMLTexts
  var nodes: ContiguousArray<Node> = [Node(kind: .table, origin: .header, offset: 0)]
  /// Integers of more than 64 bits.
  var wideIntegers: [UInt128] = []
  private var keyTable = TOMLKeyTable()
  private let maximumNodeCount: Int

  init(_ bytes: ByteCursor, maximumNodeCount: Int) {
    texts = TOMLTexts(bytes)
    self.maximumNodeCount = maximumNodeCount
  }

  // MARK: - Building

  /// Adds a node to a table or an array.
  mutating func add(_ node: Node, to parent: Index) throws(CodingFailure) -> Index {
    guard nodes.count < maximumNodeCount, nodes.count < Index.max else {
      throw CodingFailure(.countLimit, at: node.offset)
    }
    let index = Index(truncatingIfNeeded: nodes.count)
    nodes.append(node)
    let position = Int(parent)
    if nodes[position].count == 0 {
      nodes[position].first = index
    } else {
      nodes[Int(nodes[position].last)].next = index
    }
    nodes[position].last = index
    nodes[position].count &+= 1
    if nodes[position].kind == .table {
      if nodes[position].isIndexed {
        keyTable.insert(index, in: parent, hash: texts.hash(node.key, parent))
      } else if nodes[position].count > 8 {
        indexMembers(of: parent)
      }
    }
    return index
  }

  private mutating func indexMembers(of table: Index) {
    nodes[Int(table)].isIndexed = true
    var member = nodes[Int(table)].first
    while member != 0 {
      let hash = texts.hash(nodes[Int(member)].key, table)
      keyTable.insert(member, in: table, hash: hash)
      member = nodes[Int(member)].next
    }
  }

  /// Returns the member of a table with a key.
  @inline(__always)
  func member(_ key: TOMLText, of table: Index) -> Index? {
    let node = nodes[Int(table)]
    guard !node.isIndexed else { return indexedMember(key, of: table) }
    var member = node.first
    while member != 0 {
      if texts.isSame(nodes[Int(member)].key, key) { return member }
      member = nodes[Int(member)].next
    }
    return nil
  }

  private func indexedMember(_ key: TOMLText, of table: Index) -> Index? {
    keyTable.first(in: table, hash: texts.hash(key, table)) { member in
      texts.isSame(nodes[Int(member)].key, key)
    }
  }
}

/// A hash table of members, whose hashes differ in each run of the program.
struct TOMLKeyTable {
  private struct Slot {
    var node: TOMLTree.Index = 0
    var table: TOMLTree.Index = 0
    var hash = 0
  }

  private var slots: ContiguousArray<Slot> = []
  private var count = 0

  mutating func insert(_ node: TOMLTree.Index, in table: TOMLTree.Index, hash: Int) {
    if 2 * (count + 1) > slots.count { grow() }
    count += 1
    place(Slot(node: node, table: table, hash: hash))
  }

  private mutating func place(_ slot: Slot) {
    let mask = slots.count - 1
    var position = slot.hash & mask
    while slots[position].node != 0 { position = (position + 1) & mask }
    slots[position] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(), count: max(64, 2 * old.count))
    for slot in old where slot.node != 0 { place(slot) }
  }

  func first(
    in table: TOMLTree.Index, hash: Int, where isSame: (TOMLTree.Index) -> Bool
  ) -> TOMLTree.Index? {
    if slots.isEmpty { return nil }
    let mask = slots.count - 1
    var position = hash & mask
    while slots[position].node != 0 {
      let slot = slots[position]
      if slot.hash == hash, slot.table == table, isSame(slot.node) { return slot.node }
      position = (position + 1) & mask
    }
    return nil
  }
}
