internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFormats

/// Reads a form and passes its values to an input.
struct FormReader: ~Copyable {
  private let format: URLEncodedForm.Format
  private let bytes: ByteCursor
  private let maximumDepth: Int
  /// Whether a value without escapes needs no further checks.
  private let hasPlainTexts: Bool
  private var tree: FormTree
  /// The current name or value without escapes.
  private var scratch = ByteOutput(capacity: 64)

  init(_ format: URLEncodedForm.Format, _ bytes: ByteCursor, maximumDepth: Int) {
    (self.format, self.bytes, self.maximumDepth) = (format, bytes, maximumDepth)
    if case .word = format.nulls {
      hasPlainTexts = false
    } else {
      hasPlainTexts = !format.separatesAtCommas
    }
    tree = FormTree(bytes)
  }

  mutating func read(into input: inout FormatInput) throws(CodingFailure) {
    var rest = FormPairs(bytes)
    var pairs: ContiguousArray<FormPair> = []
    pairs.reserveCapacity(min(8 + bytes.remaining / 24, 4096))
    while let pair = rest.next() {
      if pairs.count == format.maximumPairCount {
        throw CodingFailure(
          .countLimit, at: pair.name.lowerBound,
          expected: "at most \(format.maximumPairCount) names and values")
      }
      pairs.append(pair)
    }
    input.emptyTextIsEmptyArray = format.separatesAtCommas
    if hasDistinctPlainNames(pairs) {
      try input.beginObject(withDistinctKeysAt: 0)
      for pair in pairs {
        try input.string(inASCII: pair.name, at: pair.name.lowerBound)
        try write(pair, to: &input)
      }
      return try input.end(at: bytes.remaining)
    }
    for pair in pairs { try add(pair) }
    try write(to: &input)
  }

  /// Whether each name is a single key that isn't an index, and no name is repeated.
  private func hasDistinctPlainNames(_ pairs: ContiguousArray<FormPair>) -> Bool {
    if pairs.isEmpty || pairs.contains(where: { !$0.hasPlainName }) { return false }
    return pairs.count <= 32 ? areDistinct(few: pairs) : areDistinct(many: pairs)
  }

  private func areDistinct(few pairs: ContiguousArray<FormPair>) -> Bool {
    // One bit for each of 64 groups of names.
    var groups: UInt64 = 0
    for index in pairs.indices {
      let name = cursor(pairs[index])
      let (first, last) = (UInt64(name.peek()), UInt64(name.peek(at: name.remaining - 1)))
      let middle = UInt64(name.peek(at: name.remaining / 2))
      let number = first ^ last ^ middle &<< 3 ^ UInt64(name.remaining) &* 5
      let group: UInt64 = 1 &<< (number & 63)
      if groups & group != 0, (0..<index).contains(where: { isSame(pairs[$0], pairs[index]) }) {
        return false
      }
      groups |= group
    }
    return true
  }

  private func areDistinct(many pairs: ContiguousArray<FormPair>) -> Bool {
    // An open-addressed hash table.
    var size = 64
    while size < pairs.count * 2 { size *= 2 }
    var table = ContiguousArray<Int32>(repeating: -1, count: size)
    for index in pairs.indices {
      // The standard library's hash has a secret seed, so nobody can choose names that collide.
      var hasher = Hasher()
      var name = cursor(pairs[index])
      while !name.isAtEnd {
        hasher.combine(name.word())
        name.advance(by: min(8, name.remaining))
      }
      var slot = hasher.finalize() & (size - 1)
      while table[slot] >= 0 {
        if isSame(pairs[Int(table[slot])], pairs[index]) { return false }
        slot = (slot + 1) & (size - 1)
      }
      table[slot] = Int32(truncatingIfNeeded: index)
    }
    return true
  }

  private func cursor(_ pair: FormPair) -> ByteCursor {
    bytes.at(pair.name.lowerBound).prefix(pair.name.count)
  }

  private func isSame(_ pair: FormPair, _ other: FormPair) -> Bool {
    pair.name.count == other.name.count && cursor(pair).hasPrefix(cursor(other))
  }

  private mutating func add(_ pair: FormPair) throws(CodingFailure) {
    switch try bytes.formText(in: pair.name, rejectsInvalid: format.rejectsInvalidUTF8, &scratch) {
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
  private mutating func write(to input: inout FormatInput) throws(CodingFailure) {
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

  private mutating func write(
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

  private mutating func write(_ pair: FormPair, to input: inout FormatInput) throws(CodingFailure) {
    let offset = pair.value.lowerBound
    if pair.hasPlainValue, hasPlainTexts, !pair.value.isEmpty {
      return try input.text(inASCII: pair.value, at: offset)
    }
    guard pair.hasEqualsSign else {
      return try input.null(at: pair.name.lowerBound, text: "", isTrue: true)
    }
    if pair.value.isEmpty {
      if format.nulls == .empty { return try input.null(at: offset, text: "") }
      return format.treatsEmptyAsNil || format.separatesAtCommas
        ? try input.text("", at: offset) : try input.textThatIsNotNil("", at: offset)
    }
    if format.separatesAtCommas, try writeElements(pair, to: &input) { return }
    let text = try bytes.formText(
      in: pair.value, rejectsInvalid: format.rejectsInvalidUTF8, &scratch)
    if case .word(let word) = format.nulls, bytes.formString(text) == word {
      return try input.null(at: offset, text: word)
    }
    switch text {
    case .range(let range): try input.text(in: range, at: offset)
    case .string(let text): try input.text(text, at: offset)
    }
  }

  /// Writes a value with commas as an array that is a scalar where a type requires one.
  private mutating func writeElements(
    _ pair: FormPair, to input: inout FormatInput
  ) throws(CodingFailure) -> Bool {
    let comma = UInt8(ascii: ",")
    let value = bytes.at(pair.value.lowerBound).prefix(pair.value.count)
    let isEscaped = format.arrays == .encodedCommas
    let hasComma = value.length(to: comma) < value.remaining
    guard hasComma || isEscaped else { return false }
    let whole = bytes.formString(
      try bytes.formText(in: pair.value, rejectsInvalid: format.rejectsInvalidUTF8, &scratch))
    if isEscaped, !whole.utf8.contains(comma) { return false }
    let offset = pair.value.lowerBound
    try input.beginArray(at: offset, text: whole)
    if isEscaped {
      for element in whole.parts(separatedBy: ",") {
        try writeElement(.string(element), at: offset, to: &input)
      }
    } else {
      var start = pair.value.lowerBound
      while start <= pair.value.upperBound {
        let rest = bytes.at(start).prefix(pair.value.upperBound - start)
        let count = min(rest.length(to: comma), rest.remaining)
        let text = try bytes.formText(
          in: start..<start + count, rejectsInvalid: format.rejectsInvalidUTF8, &scratch)
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
