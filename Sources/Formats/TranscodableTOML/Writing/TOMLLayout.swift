internal import TranscodableBytes
internal import TranscodableFormats

/// Lays out the values of a document: nested tables get headers, and all other values are members of
/// the table whose header precedes them.
///
/// Neither tables nor inline values use the call stack.
struct TOMLLayout {
  typealias Index = TOMLOutputTree.Index

  private struct Level {
    /// The children to write, in reverse.
    var children: [Index]
    let isArray: Bool
    /// The length of the path of the table or array.
    let pathCount: Int
  }

  private let nodes: ContiguousArray<TOMLOutputTree.Node>
  private let texts: [UInt8]
  private let options: TOML.Format
  private let output = FormatOutput()
  /// The keys of the current table, with dots.
  private var path: [UInt8] = []

  init(_ tree: TOMLOutputTree, _ options: TOML.Format) {
    nodes = tree.nodes
    texts = tree.texts.take()
    self.options = options
  }

  /// Returns a value as it is written in an array.
  mutating func fragment() -> [UInt8] {
    if !nodes.isEmpty { appendInline(0) }
    return output.take()
  }

  mutating func document() -> [UInt8] {
    var levels = [beginTable(0)]
    while let last = levels.indices.last {
      let level = levels[last]
      guard let child = levels[last].children.popLast() else {
        levels.removeLast()
        continue
      }
      path.removeSubrange(level.pathCount...)
      if level.isArray {
        appendHeader("[[", "]]")
        levels.append(beginTable(child))
        continue
      }
      if !path.isEmpty { path.append(Byte.dot) }
      path += texts[node(child).key]
      if node(child).kind == .array {
        levels.append(
          Level(children: children(of: child).reversed(), isArray: true, pathCount: path.count))
      } else {
        if hasHeader(child) { appendHeader("[", "]") }
        levels.append(beginTable(child))
      }
    }
    return output.take()
  }

  private func node(_ index: Index) -> TOMLOutputTree.Node { nodes[Int(index)] }

  private func children(of index: Index) -> [Index] {
    var children: [Index] = []
    children.reserveCapacity(node(index).count)
    var child = node(index).first
    while child != 0 {
      children.append(child)
      child = node(child).next
    }
    if options.sortsKeys, node(index).kind == .table {
      children.sort { texts[node($0).key].lexicographicallyPrecedes(texts[node($1).key]) }
    }
    return children
  }

  // MARK: - Tables

  private func hasOwnHeader(_ index: Index) -> Bool {
    node(index).kind == .table || node(index).hasOnlyTables
  }

  /// Whether a table needs a header, which the headers of its tables don't imply.
  private func hasHeader(_ index: Index) -> Bool {
    let table = node(index)
    if table.count == 0 { return true }
    var child = table.first
    while child != 0 {
      if !hasOwnHeader(child) { return true }
      child = node(child).next
    }
    return false
  }

  private mutating func appendHeader(_ open: StaticString, _ close: StaticString) {
    if output.count > 0 { output.append(0x0A) }
    output.append(open)
    withCursor(over: path) { output.append($0) }
    output.append(close)
    output.append(0x0A)
  }

  /// Writes the values of a table, and returns its tables.
  private mutating func beginTable(_ index: Index) -> Level {
    var tables: [Index] = []
    for child in children(of: index) {
      if hasOwnHeader(child) { tables.append(child) } else { appendMember(child) }
    }
    return Level(children: tables.reversed(), isArray: false, pathCount: path.count)
  }

  private mutating func appendMember(_ index: Index) {
    let start = output.count
    appendKey(index)
    let member = node(index)
    if !member.lines.isEmpty {
      appendLines(member.lines)
    } else {
      let value = output.count
      appendInline(index)
      if member.kind == .array, output.count - start > options.lineWidth {
        output.output.truncate(to: value)
        appendArray(index)
      }
    }
    output.append(0x0A)
  }

  private func appendKey(_ index: Index) {
    append(node(index).key)
    output.append(" = ")
  }

  private func append(_ range: Range<Int>) {
    withCursor(over: texts) { output.append($0.at(range.lowerBound).prefix(range.count)) }
  }

  /// Writes an array with one element per line.
  private mutating func appendArray(_ index: Index) {
    output.append("[\n")
    for child in children(of: index) {
      output.append("  ")
      appendInline(child)
      output.append(",\n")
    }
    output.append(Byte.closeBracket)
  }

  /// Writes a multi-line string.
  private func appendLines(_ range: Range<Int>) {
    output.append("\"\"\"\n")
    var quotes = 0
    for byte in texts[range] {
      quotes = byte == Byte.quote ? quotes + 1 : 0
      switch byte {
      case 0x0A, 0x09: output.append(byte)
      // Up to two quotes may precede the closing quotes.
      case Byte.quote where quotes < 3: output.append(byte)
      default:
        output.append(escaping: byte)
        quotes = 0
      }
    }
    output.append("\"\"\"")
  }

  // MARK: - Inline values

  private func appendInline(_ index: Index) {
    var levels: [(children: [Index], isTable: Bool, isFirst: Bool)] = []
    var current: Index? = index
    while true {
      if let index = current.take() {
        let value = node(index)
        switch value.kind {
        case .scalar: append(value.text)
        case .array, .table:
          let isTable = value.kind == .table
          if value.count == 0 {
            output.append(isTable ? "{}" : "[]")
          } else {
            output.append(isTable ? "{ " : "[")
            levels.append((children(of: index).reversed(), isTable, true))
          }
        }
      }
      guard let last = levels.indices.last else { return }
      guard let child = levels[last].children.popLast() else {
        output.append(levels[last].isTable ? " }" : "]")
        levels.removeLast()
        continue
      }
      if !levels[last].isFirst { output.append(", ") }
      levels[last].isFirst = false
      if levels[last].isTable { appendKey(child) }
      current = child
    }
  }
}

extension FormatOutput {
  fileprivate func append(_ text: StaticString) {
    for byte in text.description.utf8 { append(byte) }
  }
}
