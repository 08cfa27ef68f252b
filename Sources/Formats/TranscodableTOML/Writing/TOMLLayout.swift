internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFormats

/// Lays out the values of a draft: nested tables get headers, and all other values are members of
/// the table whose header precedes them.
///
/// Neither tables nor inline values use the call stack.
struct TOMLLayout: ~Copyable {
  typealias Index = ValueDraft.Index

  /// The children of an array or table that aren't written yet.
  private struct Children {
    var next: Index = 0
    /// The children in reverse, if they are sorted.
    var sorted: [Index]?
  }

  private struct Level {
    var children: Children
    let isArray: Bool
    /// The length of the path of the table or array.
    let pathCount: Int
  }

  private struct InlineLevel {
    var children: Children
    let isTable: Bool
    var isFirst = true
  }

  private let options: TOML.Format
  private let omitsNulls: Bool
  private var distinctKeys: DistinctKeys
  private var output = ByteOutput(capacity: 256)
  /// The keys of the current table, with dots.
  private var path = ByteOutput(capacity: 64)
  private var inlineLevels: ContiguousArray<InlineLevel> = []
  /// The value that is being written.
  private var current = ValueDraft.root

  init(_ options: TOML.Format, knownKeyCount: Int) {
    self.options = options
    omitsNulls = options.nullEncoding == .omitMembers
    distinctKeys = DistinctKeys(knownKeyCount: knownKeyCount)
  }

  /// Returns a value in the notation of arrays.
  mutating func fragment(_ draft: borrowing ValueDraft) throws(CodingFailure) -> [UInt8] {
    try draft.bytes.withCursor { (cursor) throws(CodingFailure) in
      try appendInline(ValueDraft.root, draft, ByteArena(cursor: cursor))
    }
    return output.bytes()
  }

  mutating func document(_ draft: borrowing ValueDraft) throws(CodingFailure) -> [UInt8] {
    if !draft.isTable(ValueDraft.root) {
      throw CodingFailure(
        .notRepresentable, in: nil,
        message: "A TOML document is a table, so the value must be encoded as an object.")
    }
    output.reserve(draft.bytes.count + draft.count * 4)
    try draft.bytes.withCursor { (cursor) throws(CodingFailure) in
      let bytes = ByteArena(cursor: cursor)
      do throws(CodingFailure) {
        try appendTables(draft, bytes)
      } catch {
        throw draft.located(error, at: current, bytes)
      }
    }
    return output.bytes()
  }

  // MARK: - Children

  private mutating func children(
    of index: Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) -> Children {
    let isTable = draft.isTable(index)
    if isTable, !draft.hasDistinctKeys(index) { distinctKeys.clean(index, draft, bytes) }
    var children = Children(next: draft.firstChild(index))
    guard isTable, options.sortsKeys else { return children }
    var members: [(index: Index, key: [UInt8])] = []
    while let child = next(&children, draft) {
      var key = ByteOutput(capacity: 64)
      key.append(tomlKey: bytes.bytes(at: draft.key(child)))
      members.append((child, key.bytes()))
    }
    members.sort { $1.key.lexicographicallyPrecedes($0.key) }
    return Children(sorted: members.map(\.index))
  }

  private func next(_ children: inout Children, _ draft: borrowing ValueDraft) -> Index? {
    if children.sorted != nil { return children.sorted?.popLast() }
    while children.next != 0 {
      let child = children.next
      children.next = draft.next(child)
      if draft.kind(child) != .dropped { return child }
    }
    return nil
  }

  private func isOmitted(_ index: Index, _ draft: borrowing ValueDraft) -> Bool {
    omitsNulls && draft.kind(index) == .null
  }

  // MARK: - Tables

  private mutating func appendTables(
    _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) throws(CodingFailure) {
    var levels: ContiguousArray<Level> = [try appendTable(ValueDraft.root, draft, bytes)]
    while let last = levels.indices.last {
      guard let child = next(&levels[last].children, draft) else {
        levels.removeLast()
        continue
      }
      if !levels[last].isArray, !draft.hasHeaders(child) { continue }
      path.truncate(to: levels[last].pathCount)
      if levels[last].isArray {
        appendHeader(isElement: true)
        levels.append(try appendTable(child, draft, bytes))
        continue
      }
      if path.count > 0 { path.append(Byte.dot) }
      path.append(tomlKey: bytes.bytes(at: draft.key(child)))
      if draft.kind(child) == .array {
        levels.append(
          Level(
            children: Children(next: draft.firstChild(child)), isArray: true,
            pathCount: path.count))
      } else {
        if needsHeader(child, draft) { appendHeader(isElement: false) }
        levels.append(try appendTable(child, draft, bytes))
      }
    }
  }

  /// Whether a table needs a header, which the headers of its tables don't imply.
  private func needsHeader(_ index: Index, _ draft: borrowing ValueDraft) -> Bool {
    var children = Children(next: draft.firstChild(index))
    var isEmpty = true
    while let child = next(&children, draft) {
      if isOmitted(child, draft) { continue }
      if !draft.hasHeaders(child) { return true }
      isEmpty = false
    }
    return isEmpty
  }

  private mutating func appendHeader(isElement: Bool) {
    if output.count > 0 { output.append(0x0A) }
    output.append(0x5B5B, count: isElement ? 2 : 1)
    path.withCursor { output.append(short: $0) }
    output.append(isElement ? 0x0A_5D5D : 0x0A5D, count: isElement ? 3 : 2)
  }

  /// Writes the values of a table, and returns the children from its first table on.
  private mutating func appendTable(
    _ index: Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) throws(CodingFailure) -> Level {
    var children = children(of: index, draft, bytes)
    var tables = Children()
    var hasTables = false
    while true {
      let rest = children
      guard let child = next(&children, draft) else { break }
      if draft.hasHeaders(child) {
        if !hasTables { tables = rest }
        hasTables = true
      } else if !isOmitted(child, draft) {
        try appendMember(child, draft, bytes)
      }
    }
    return Level(children: tables, isArray: false, pathCount: path.count)
  }

  private mutating func appendMember(
    _ index: Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) throws(CodingFailure) {
    let start = output.count
    appendKey(index, draft, bytes)
    let value = output.count
    switch draft.kind(index) {
    case .string where options.usesMultilineStrings:
      let string = bytes.bytes(at: draft.entry(index).position)
      if string.length(to: 0x0A) < string.remaining {
        appendLines(string)
      } else {
        output.append(tomlString: string)
      }
    case .array:
      try appendInline(index, draft, bytes)
      if output.count - start > options.lineWidth {
        output.truncate(to: value)
        try appendArray(index, draft, bytes)
      }
    default: try appendInline(index, draft, bytes)
    }
    output.append(0x0A)
  }

  private mutating func appendKey(
    _ index: Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) {
    output.append(tomlKey: bytes.bytes(at: draft.key(index)))
    output.append(0x20_3D20, count: 3)
  }

  /// Writes an array with one element per line.
  private mutating func appendArray(
    _ index: Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) throws(CodingFailure) {
    output.append(0x0A5B, count: 2)
    var children = children(of: index, draft, bytes)
    while let child = next(&children, draft) {
      output.append(0x2020, count: 2)
      try appendInline(child, draft, bytes)
      output.append(0x0A2C, count: 2)
    }
    output.append(Byte.closeBracket)
  }

  /// Writes a multi-line string.
  private mutating func appendLines(_ string: ByteCursor) {
    output.append(utf8: "\"\"\"\n")
    var quotes = 0
    var rest = string
    while !rest.isAtEnd {
      let byte = rest.peek()
      rest.advance(by: 1)
      quotes = byte == Byte.quote ? quotes + 1 : 0
      switch byte {
      case 0x0A, 0x09: output.append(byte)
      // Up to two quotes may precede the closing quotes.
      case Byte.quote where quotes < 3: output.append(byte)
      default:
        output.append(tomlEscaping: byte)
        quotes = 0
      }
    }
    output.append(utf8: "\"\"\"")
  }

  // MARK: - Inline values

  private mutating func appendInline(
    _ index: Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) throws(CodingFailure) {
    if try appendScalar(index, draft, bytes) { return }
    var levels: ContiguousArray<InlineLevel> = []
    swap(&levels, &inlineLevels)
    beginInline(index, draft, bytes, &levels)
    while let last = levels.indices.last {
      guard let child = next(&levels[last].children, draft) else {
        let isTable = levels[last].isTable
        // An empty table has no spaces.
        if isTable, !levels[last].isFirst { output.append(UInt8(ascii: " ")) }
        output.append(isTable ? Byte.closeBrace : Byte.closeBracket)
        levels.removeLast()
        continue
      }
      let (isTable, isFirst) = (levels[last].isTable, levels[last].isFirst)
      if isTable, isOmitted(child, draft) { continue }
      if isFirst {
        if isTable { output.append(UInt8(ascii: " ")) }
        levels[last].isFirst = false
      } else {
        output.append(0x202C, count: 2)
      }
      if isTable { appendKey(child, draft, bytes) }
      if try !appendScalar(child, draft, bytes) { beginInline(child, draft, bytes, &levels) }
    }
    swap(&levels, &inlineLevels)
  }

  private mutating func beginInline(
    _ index: Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena,
    _ levels: inout ContiguousArray<InlineLevel>
  ) {
    let isTable = draft.isTable(index)
    output.append(isTable ? Byte.openBrace : Byte.openBracket)
    levels.append(InlineLevel(children: children(of: index, draft, bytes), isTable: isTable))
  }

  /// Writes a scalar, or returns `false` for an array or table.
  private mutating func appendScalar(
    _ index: Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) throws(CodingFailure) -> Bool {
    current = index
    let entry = draft.entry(index)
    switch entry.kind {
    case .array, .dictionary, .empty: return false
    case .string: output.append(tomlString: bytes.bytes(at: entry.position))
    case .signed: output.append(decimal: Int64(bitPattern: entry.bits))
    case .unsigned, .identifier: output.append(decimal: entry.bits)
    case .yes: output.append(0x6575_7274, count: 4)
    case .no: output.append(0x65_736C_6166, count: 5)
    case .double:
      let value = Double(bitPattern: entry.bits)
      if value.isFinite {
        output.append(description: value)
      } else {
        append(notFinite: value)
      }
    case .single:
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: entry.bits))
      if value.isFinite {
        output.append(utf8: "\(value)")
      } else {
        append(notFinite: Double(value))
      }
    case .text: output.append(bytes.bytes(at: entry.position))
    case .date:
      let seconds = Double(bitPattern: entry.bits)
      guard let text = dateText(secondsSince2001: seconds) else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "a date in the years 0 to 9999",
          found: "\(seconds) seconds since 2001")
      }
      output.append(utf8: text)
    case .null, .dropped:
      throw CodingFailure(.notRepresentable, in: nil, message: "TOML can't represent null.")
    case .data:
      throw CodingFailure(.notRepresentable, in: nil, message: "TOML can't represent bytes.")
    }
    return true
  }

  private mutating func append(notFinite value: Double) {
    output.append(utf8: value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
  }
}

extension ValueDraft {
  fileprivate func isTable(_ index: Index) -> Bool {
    kind(index) == .dictionary || kind(index) == .empty
  }

  /// Whether a value is a table or an array of tables.
  fileprivate func hasHeaders(_ index: Index) -> Bool {
    guard kind(index) == .array else { return isTable(index) }
    var (child, hasTables) = (firstChild(index), false)
    while child != 0 {
      if kind(child) != .dropped {
        if !isTable(child) { return false }
        hasTables = true
      }
      child = next(child)
    }
    return hasTables
  }
}

/// Returns a date with the fewest digits that identify it, or `nil` if its year has more than four
/// digits.
private func dateText(secondsSince2001 seconds: Double) -> String? {
  guard abs(seconds) < 1e14 else { return nil }
  let whole = seconds.rounded(.down)
  let nanoseconds = Int64(((seconds - whole) * 1e9).rounded())
  let instant = Instant(
    seconds: Int64(whole) + Int64(secondsFrom1970To2001) + nanoseconds / 1_000_000_000,
    nanoseconds: Int32(nanoseconds % 1_000_000_000))
  for digits in 0..<9 {
    let rounded = instant.rounded(to: digits)
    let value =
      Double(rounded.seconds - Int64(secondsFrom1970To2001)) + Double(rounded.nanoseconds) / 1e9
    if value == seconds { return InternetDate.text(of: rounded, fractionDigits: digits) }
  }
  return InternetDate.text(of: instant, fractionDigits: 9)
}
