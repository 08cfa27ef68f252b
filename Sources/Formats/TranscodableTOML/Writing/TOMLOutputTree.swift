internal import TranscodableBytes
internal import TranscodableFormats

/// The values of a document that is being written.
struct TOMLOutputTree {
  typealias Index = UInt32

  enum Kind { case scalar, array, table }

  struct Node {
    let kind: Kind
    var key: Range<Int>
    /// The text of a scalar.
    var text: Range<Int> = 0..<0
    /// The contents of a string that can be written on several lines.
    var lines: Range<Int> = 0..<0
    var first: Index = 0
    var last: Index = 0
    var next: Index = 0
    var count = 0
    var tableCount = 0

    /// Whether an array consists of tables, which are written with headers.
    var hasOnlyTables: Bool { kind == .array && count > 0 && count == tableCount }
  }

  private(set) var nodes: ContiguousArray<Node> = []
  /// The texts of keys and scalars.
  let texts = FormatOutput()
  private var parents: ContiguousArray<Index> = []
  private var key = 0..<0

  var isTable: Bool { nodes.first?.kind == .table }

  // MARK: - Adding

  private mutating func add(_ node: consuming Node) -> Index {
    let index = Index(truncatingIfNeeded: nodes.count)
    let isTable = node.kind == .table
    node.key = key
    key = 0..<0
    nodes.append(node)
    guard let parent = parents.last.map({ Int($0) }) else { return index }
    if nodes[parent].count == 0 {
      nodes[parent].first = index
    } else {
      nodes[Int(nodes[parent].last)].next = index
    }
    nodes[parent].last = index
    nodes[parent].count += 1
    if isTable { nodes[parent].tableCount += 1 }
    return index
  }

  mutating func begin(_ kind: Kind) { parents.append(add(Node(kind: kind, key: 0..<0))) }

  mutating func end() { _ = parents.popLast() }

  /// Discards the key of a member without a value, or returns `false` for an element.
  mutating func omitMember() -> Bool {
    guard let parent = parents.last, nodes[Int(parent)].kind == .table else { return false }
    key = 0..<0
    return true
  }

  mutating func addLiteral(_ text: ByteCursor) {
    let start = texts.count
    texts.append(text)
    addScalar(from: start)
  }

  private mutating func addScalar(from start: Int, lines: Range<Int> = 0..<0) {
    _ = add(Node(kind: .scalar, key: 0..<0, text: start..<texts.count, lines: lines))
  }

  mutating func addKey(_ bytes: RawSpan) {
    let start = texts.count
    withCursor(over: bytes) { key in
      if key.remaining > 0, key.isBareKey {
        texts.append(key)
      } else {
        appendBasic(key)
      }
    }
    key = start..<texts.count
  }

  mutating func addString(_ bytes: RawSpan, _ options: TOML.Format) {
    withCursor(over: bytes) { text in
      let traits = StringTraits(text)
      var lines = 0..<0
      if options.usesMultilineStrings, traits.hasLineFeed {
        let start = texts.count
        texts.append(text)
        lines = start..<texts.count
      }
      let start = texts.count
      if traits.isLiteral {
        texts.append(Byte.apostrophe)
        texts.append(text)
        texts.append(Byte.apostrophe)
      } else if traits.isPlain {
        texts.append(Byte.quote)
        texts.append(text)
        texts.append(Byte.quote)
      } else {
        appendBasic(text)
      }
      addScalar(from: start, lines: lines)
    }
  }

  private func appendBasic(_ text: ByteCursor) {
    texts.append(Byte.quote)
    var cursor = text
    while !cursor.isAtEnd {
      texts.append(escaping: cursor.peek())
      cursor.advance(by: 1)
    }
    texts.append(Byte.quote)
  }
}

private struct StringTraits {
  var hasLineFeed = false
  private var hasSpecial = false
  private var hasControl = false
  private var hasApostrophe = false

  init(_ text: ByteCursor) {
    var cursor = text
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      cursor.advance(by: 1)
      switch byte {
      case 0x0A: (hasLineFeed, hasControl) = (true, true)
      case 0x00..<0x20, 0x7F: hasControl = true
      case Byte.quote, Byte.backslash: hasSpecial = true
      case Byte.apostrophe: hasApostrophe = true
      default: break
      }
    }
  }

  var isPlain: Bool { !hasSpecial && !hasControl }
  /// Whether a literal string avoids escapes.
  var isLiteral: Bool { hasSpecial && !hasControl && !hasApostrophe }
}

extension ByteCursor {
  fileprivate var isBareKey: Bool {
    var cursor = self
    while !cursor.isAtEnd {
      if !Byte.isBare(cursor.peek()) { return false }
      cursor.advance(by: 1)
    }
    return true
  }
}

extension FormatOutput {
  /// Appends a byte of a basic string.
  func append(escaping byte: UInt8) {
    switch byte {
    case 0x08: append(escape: 0x62)
    case 0x09: append(escape: 0x74)
    case 0x0A: append(escape: 0x6E)
    case 0x0C: append(escape: 0x66)
    case 0x0D: append(escape: 0x72)
    case Byte.quote, Byte.backslash: append(escape: byte)
    case 0x00..<0x20, 0x7F:
      let digits = Array("0123456789ABCDEF".utf8)
      append(escape: 0x75)
      append(Byte.zero)
      append(Byte.zero)
      append(digits[Int(byte >> 4)])
      append(digits[Int(byte & 15)])
    default: append(byte)
    }
  }

  private func append(escape byte: UInt8) {
    append(Byte.backslash)
    append(byte)
  }
}
