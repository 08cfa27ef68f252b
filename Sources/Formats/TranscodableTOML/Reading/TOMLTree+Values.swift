internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFormats

extension TOMLTree {
  /// Passes the values to the input of a decoder, without using the call stack for nested values.
  func write(to input: inout FormatInput) throws(CodingFailure) {
    let end = input.count
    try input.beginObject(at: 0)
    // The next value of each open container.
    var levels: ContiguousArray<Index> = [nodes[0].first]
    var kinds: ContiguousArray<Kind> = [.table]
    while let next = levels.last, let kind = kinds.last {
      guard next != 0 else {
        try input.end(at: end)
        levels.removeLast()
        kinds.removeLast()
        continue
      }
      let node = nodes[Int(next)]
      levels[levels.count - 1] = node.next
      if kind == .table { try write(node.key, at: node.keyOffset, to: &input) }
      switch node.kind {
      case .table:
        try input.beginObject(at: node.offset)
        levels.append(node.first)
        kinds.append(.table)
      case .array:
        try input.beginArray(at: node.offset)
        levels.append(node.first)
        kinds.append(.array)
      default: try write(node, to: &input)
      }
    }
  }

  @inline(__always)
  private func write(
    _ text: TOMLText, at offset: Int, to input: inout FormatInput
  ) throws(CodingFailure) {
    if text.isUnescaped {
      try input.string(texts.string(text), at: offset)
    } else {
      try input.string(in: text.start..<text.start + text.count, at: offset)
    }
  }

  @inline(__always)
  private func write(_ node: Node, to input: inout FormatInput) throws(CodingFailure) {
    switch node.kind {
    case .string: try write(node.text, at: node.offset, to: &input)
    case .bool: try input.bool(node.bits != 0, at: node.offset)
    case .integer: try input.integer(Int64(bitPattern: node.bits), at: node.offset)
    case .plainNumber:
      try input.number(in: node.offset..<node.offset + node.length, at: node.offset)
    case .special: try input.double(Double(bitPattern: node.bits), at: node.offset)
    case .date: try input.date(date(node)?.text ?? "", at: node.offset)
    default: try input.number(digits(node), at: node.offset)
    }
  }

  func date(_ node: Node) -> TOMLDate? {
    var cursor = texts.bytes.at(node.offset).prefix(node.length)
    return TOMLDate(&cursor)
  }

  /// The number in JSON's notation: without underscores and a plus sign.
  func digits(_ node: Node) -> String {
    if node.kind == .wide { return "\(wideIntegers[Int(node.bits)])" }
    var text = ""
    text.reserveCapacity(node.length)
    var cursor = texts.bytes.at(node.offset).prefix(node.length)
    if cursor.peek() == Byte.plus { cursor.advance(by: 1) }
    while !cursor.isAtEnd {
      if cursor.peek() != Byte.underscore {
        text.unicodeScalars.append(UnicodeScalar(cursor.peek()))
      }
      cursor.advance(by: 1)
    }
    return text
  }
}
