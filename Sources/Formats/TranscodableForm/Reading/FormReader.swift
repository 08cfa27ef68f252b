internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFormats

/// Reads a form and passes its values to an input.
struct FormReader {
  private let format: URLEncodedForm.Format
  private let bytes: ByteCursor
  private let maximumDepth: Int
  private var tree: FormTree

  init(_ format: URLEncodedForm.Format, _ bytes: ByteCursor, maximumDepth: Int) {
    (self.format, self.bytes, self.maximumDepth) = (format, bytes, maximumDepth)
    tree = FormTree(bytes)
  }

  mutating func read(into input: inout FormatInput) throws(CodingFailure) {
    var pairs = FormPairs(bytes)
    var count = 0
    while let pair = pairs.next() {
      count += 1
      if count > format.maximumPairCount {
        throw CodingFailure(
          .countLimit, at: pair.name.lowerBound,
          expected: "at most \(format.maximumPairCount) names and values")
      }
      try add(pair)
    }
    input.emptyTextIsEmptyArray = format.separatesAtCommas
    try write(to: &input)
  }

  private mutating func add(_ pair: FormPair) throws(CodingFailure) {
    switch try bytes.formText(in: pair.name, rejectsInvalid: format.rejectsInvalidUTF8) {
    case .range(let range):
      let name = bytes.at(range.lowerBound).prefix(range.count)
      add(
        pair, try keys(of: name, pair),
        FormTree.Key(name: -1, range: range))
    case .string(let text):
      let name = Array(text.utf8)
      let keys = try withCursor(over: name) { (cursor) throws(CodingFailure) -> [FormKey]? in
        try self.keys(of: cursor, pair)
      }
      add(pair, keys, FormTree.Key(name: tree.addName(name), range: 0..<name.count))
    }
  }

  private mutating func add(_ pair: FormPair, _ keys: [FormKey]?, _ name: FormTree.Key) {
    if let keys { tree.add(pair, keys: keys, in: name) } else { tree.add(pair, key: name) }
  }

  private func keys(of name: ByteCursor, _ pair: FormPair) throws(CodingFailure) -> [FormKey]? {
    let keys = format.nesting.keys(of: name, limit: maximumDepth)
    if let keys, keys.count > maximumDepth {
      throw CodingFailure(
        .depthLimit, at: pair.name.lowerBound, expected: "at most \(maximumDepth) levels")
    }
    return keys
  }

  // MARK: - Values

  private struct Level {
    let children: [FormTree.Index]
    let isObject: Bool
    var position = 0
  }

  /// Passes all values to an input without using the call stack.
  private func write(to input: inout FormatInput) throws(CodingFailure) {
    var levels: [Level] = []
    try write(0, to: &input, &levels)
    while let last = levels.indices.last {
      guard levels[last].position < levels[last].children.count else {
        levels.removeLast()
        try input.end(at: bytes.remaining)
        continue
      }
      let child = levels[last].children[levels[last].position]
      levels[last].position += 1
      if levels[last].isObject { try writeKey(child, to: &input) }
      try write(child, to: &input, &levels)
    }
  }

  private func writeKey(
    _ node: FormTree.Index, to input: inout FormatInput
  ) throws(CodingFailure) {
    let offset = tree.nodes[Int(node)].offset
    switch tree.key(of: node) {
    case .range(let range): try input.string(in: range, at: offset)
    case .string(let text): try input.string(text, at: offset)
    }
  }

  private func write(
    _ index: FormTree.Index, to input: inout FormatInput, _ levels: inout [Level]
  ) throws(CodingFailure) {
    let node = tree.nodes[Int(index)]
    switch node.content {
    case .value(let pair): return try write(pair, to: &input)
    case .values: try input.beginArray(at: node.offset, scalar: format.repeatedKeys.scalar)
    case .container where node.hasNames: try input.beginObject(at: node.offset)
    case .container: break
    }
    let children = tree.children(of: index)
    if case .container = node.content, !node.hasNames {
      let isCounted = node.nextIndex == children.count
      try input.beginIndexedArray(
        at: node.offset, keys: isCounted ? nil : children.map { tree.nodes[Int($0)].index })
    }
    levels.append(Level(children: children, isObject: node.hasNames))
  }

  private func write(_ pair: FormPair, to input: inout FormatInput) throws(CodingFailure) {
    let offset = pair.value.lowerBound
    guard pair.hasEqualsSign else {
      return try input.null(at: pair.name.lowerBound, text: "", isTrue: true)
    }
    if pair.value.isEmpty {
      if format.nulls == .empty { return try input.null(at: offset, text: "") }
      return format.treatsEmptyAsNil || format.separatesAtCommas
        ? try input.text("", at: offset) : try input.string("", at: offset)
    }
    if format.separatesAtCommas, try writeElements(pair, to: &input) { return }
    let text = try bytes.formText(in: pair.value, rejectsInvalid: format.rejectsInvalidUTF8)
    if case .word(let word) = format.nulls, bytes.formString(text) == word {
      return try input.null(at: offset, text: word)
    }
    switch text {
    case .range(let range): try input.text(in: range, at: offset)
    case .string(let text): try input.text(text, at: offset)
    }
  }

  /// Writes a value with commas as an array that is also a text.
  private func writeElements(
    _ pair: FormPair, to input: inout FormatInput
  ) throws(CodingFailure) -> Bool {
    let comma = UInt8(ascii: ",")
    let value = bytes.at(pair.value.lowerBound).prefix(pair.value.count)
    let isEscaped = format.arrays == .encodedCommas
    let hasComma = value.length(to: comma) < value.remaining
    guard hasComma || isEscaped else { return false }
    let whole = bytes.formString(
      try bytes.formText(in: pair.value, rejectsInvalid: format.rejectsInvalidUTF8))
    if isEscaped, !whole.utf8.contains(comma) { return false }
    let offset = pair.value.lowerBound
    try input.beginArray(at: offset, text: whole)
    if isEscaped {
      for element in whole.split(separator: ",", omittingEmptySubsequences: false) {
        try writeElement(.string(String(element)), at: offset, to: &input)
      }
    } else {
      var start = pair.value.lowerBound
      while start <= pair.value.upperBound {
        let rest = bytes.at(start).prefix(pair.value.upperBound - start)
        let count = min(rest.length(to: comma), rest.remaining)
        let text = try bytes.formText(
          in: start..<start + count, rejectsInvalid: format.rejectsInvalidUTF8)
        try writeElement(text, at: start, to: &input)
        start += count + 1
      }
    }
    try input.end(at: pair.value.upperBound)
    return true
  }

  private func writeElement(
    _ text: FormText, at offset: Int, to input: inout FormatInput
  ) throws(CodingFailure) {
    let string = bytes.formString(text)
    if string.isEmpty, format.nulls == .empty { return try input.null(at: offset, text: "") }
    if case .word(string) = format.nulls { return try input.null(at: offset, text: string) }
    try input.text(string, at: offset)
  }
}

extension URLEncodedForm.Format {
  var separatesAtCommas: Bool { arrays == .commas || arrays == .encodedCommas }
}

extension URLEncodedForm.RepeatedKeyPolicy {
  fileprivate var scalar: RepeatedScalar {
    switch self {
    case .last: .last
    case .first: .first
    case .reject: .none
    }
  }
}
