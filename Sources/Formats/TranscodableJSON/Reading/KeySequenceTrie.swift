internal import TranscodableBytes
internal import TranscodableCore

/// A trie that stores the key sequences of a document's objects to predict the next key.
///
/// Predicted keys are compared byte by byte, without creating strings, hashing them or checking for
/// duplicates. Objects that end at the same node share their list of keys.
///
/// The size is limited so that untrusted input can't make the trie grow without bound. Long keys
/// are copied, so that a trie can be reused for several documents.
struct KeySequenceTrie: ~Copyable {
  struct Node {
    var word: UInt64
    var mask: UInt64
    var offset: Int
    var length: Int
    var parent: Int
    var depth: Int
    /// The combined marks (one bit for each key) of all keys from the root to this node.
    ///
    /// All bits are set if any of these keys isn't ASCII.
    var marks: UInt64 = 0
    var branches = 0
    /// The child that was visited most recently, or 0 if there is none.
    var next = 0
    /// The previous child of the same parent, or 0 if there is none.
    var sibling = 0
    var newest = 0
  }

  private static let maximumDepth = 128
  private static let maximumBranches = 24
  private static let maximumNodes = 4096
  private static let maximumLength = 1 << 18

  static let root = 0

  private var nodes = [Node(word: 0, mask: 0, offset: 0, length: 0, parent: 0, depth: 0)]
  private var longKeys = ByteOutput(capacity: 64)
  private var names = [""]
  private var finished: [MemberKeys?] = [nil]
  private var hasRefused = false

  var hasRoom: Bool {
    !hasRefused && nodes[Self.root].branches <= Self.maximumBranches / 3
      && nodes.count <= Self.maximumNodes / 4 && longKeys.count <= Self.maximumLength / 4
  }

  @inline(__always)
  mutating func follow(_ node: inout Int, at cursor: inout ByteCursor) -> Bool {
    let word = cursor.word()
    let expected = nodes[node].next
    if expected != 0, isKey(expected, word, at: cursor) {
      cursor.advance(by: nodes[expected].length)
      node = expected
      return true
    }
    return followOther(&node, word, at: &cursor)
  }

  @inline(never)
  private mutating func followOther(
    _ node: inout Int, _ word: UInt64, at cursor: inout ByteCursor
  ) -> Bool {
    var branch = nodes[node].newest
    while branch != 0 {
      if isKey(branch, word, at: cursor) {
        cursor.advance(by: nodes[branch].length)
        nodes[node].next = branch
        node = branch
        return true
      }
      branch = nodes[branch].sibling
    }
    return false
  }

  @inline(__always)
  private func isKey(_ node: Int, _ word: UInt64, at cursor: ByteCursor) -> Bool {
    let key = nodes[node]
    guard word & key.mask == key.word else { return false }
    if key.length <= 8 { return true }
    return longKeys.withCursor { cursor.hasSameBytes(as: $0.at(key.offset), key.length) }
  }

  /// Adds a key after a node.
  ///
  /// Returns `false` if the trie is full, or if the key isn't quoted.
  ///
  /// An unquoted key is rejected because its bytes don't show where it ends.
  mutating func add(
    _ key: String, _ mark: UInt64, after node: inout Int, at cursor: ByteCursor, length: Int
  ) -> Bool {
    guard nodes.count < Self.maximumNodes, nodes[node].branches < Self.maximumBranches,
      nodes[node].depth < Self.maximumDepth, cursor.peek() == 0x22,
      longKeys.count + length <= Self.maximumLength
    else {
      hasRefused = true
      return false
    }
    let mask: UInt64 = length >= 8 ? .max : 1 &<< UInt64(length * 8) &- 1
    let new = nodes.count
    let parent = nodes[node]
    nodes.append(
      Node(
        word: cursor.word() & mask, mask: mask, offset: longKeys.count, length: length,
        parent: node, depth: parent.depth + 1,
        marks: parent.marks | mark, sibling: parent.newest))
    if length > 8 { longKeys.append(cursor.prefix(length)) }
    names.append(key)
    finished.append(nil)
    nodes[node].branches += 1
    nodes[node].newest = new
    nodes[node].next = new
    node = new
    return true
  }

  /// Returns the bit that represents a key in a node's marks.
  ///
  /// A key that isn't ASCII sets all bits, because it may be equal to a key with different bytes.
  static func mark(of key: String) -> UInt64 {
    var hash: UInt64 = 0
    for byte in key.utf8 {
      if byte >= 0x80 { return .max }
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    }
    return 1 &<< (hash &>> 58)
  }

  func has(_ key: String, _ mark: UInt64, before node: Int) -> Bool {
    if nodes[node].marks & mark == 0 { return false }
    var node = node
    while node != Self.root {
      if names[node] == key { return true }
      node = nodes[node].parent
    }
    return false
  }

  @inline(__always)
  mutating func keys(at node: Int) -> MemberKeys {
    finished[node] ?? finish(node)
  }

  @inline(never)
  private mutating func finish(_ node: Int) -> MemberKeys {
    let keys = unsharedKeys(at: node)
    finished[node] = keys
    return keys
  }

  func unsharedKeys(at node: Int) -> MemberKeys {
    var way: [String] = []
    var node = node
    while node != Self.root {
      way.append(names[node])
      node = nodes[node].parent
    }
    return MemberKeys(distinct: way.reversed())
  }
}

extension ByteCursor {
  fileprivate func hasSameBytes(as other: ByteCursor, _ count: Int) -> Bool {
    var (here, there, left) = (self, other, count)
    while left >= 8 {
      if here.word() != there.word() { return false }
      here.advance(by: 8)
      there.advance(by: 8)
      left -= 8
    }
    return left == 0 || (here.word() ^ there.word()) &<< UInt64(64 &- left &* 8) == 0
  }
}
