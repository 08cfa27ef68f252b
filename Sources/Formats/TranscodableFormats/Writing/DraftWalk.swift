internal import TranscodableBytes
internal import TranscodableCore

/// Passes the values of a draft to a writer.
///
/// The walk doesn't use the call stack, so values can be nested to any depth.
struct DraftWalk: ~Copyable {
  private struct Level {
    let container: ValueDraft.Index
    let isObject: Bool
    var next: ValueDraft.Index
  }

  private var levels: ContiguousArray<Level> = []
  /// For each known key, the last object that contained it.
  private var owners: ContiguousArray<ValueDraft.Index>
  /// The offsets of the keys of the current object that aren't known.
  private var unknown: ContiguousArray<UInt32> = []

  init(_ known: borrowing KnownKeys) {
    owners = ContiguousArray(repeating: .max, count: known.offsets.count)
  }

  mutating func write<Writer: FormatWriter>(
    _ draft: borrowing ValueDraft, _ bytes: ByteArena, to writer: inout Writer
  ) throws(CodingFailure) {
    do throws(CodingFailure) {
      try write(ValueDraft.root, draft, bytes, to: &writer)
      while let last = levels.indices.last {
        let cell = levels[last].next
        guard cell != 0 else {
          try end(&writer)
          continue
        }
        let entry = draft.entry(cell)
        levels[last].next = entry.next
        if entry.kind == .dropped { continue }
        if levels[last].isObject { try writeKey(entry.key, bytes, to: &writer) }
        try write(cell, draft, bytes, to: &writer)
      }
    } catch {
      throw error.at(path(draft, bytes))
    }
  }

  private mutating func end(_ writer: inout some FormatWriter) throws(CodingFailure) {
    guard let level = levels.popLast() else { return }
    if level.isObject { try writer.endObject() } else { try writer.endArray() }
  }

  @inline(__always)
  private func writeKey(
    _ key: UInt32, _ bytes: ByteArena, to writer: inout some FormatWriter
  ) throws(CodingFailure) {
    if bytes.number(at: key) == Int(KnownKeys.integer), let key = Int64(bytes.text(at: key)) {
      return try writer.writeKey(key)
    }
    let text = bytes.bytes(at: key)
    try text.withRawSpan { (span) throws(CodingFailure) in try writer.writeKey(utf8: span) }
  }

  @inline(__always)
  private mutating func write(
    _ cell: ValueDraft.Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena,
    to writer: inout some FormatWriter
  ) throws(CodingFailure) {
    let entry = draft.entry(cell)
    switch entry.kind {
    case .string:
      try writeBytes(entry, bytes) { (span) throws(CodingFailure) in
        try writer.write(utf8: span)
      }
    case .signed: try writer.write(Int64(bitPattern: entry.bits))
    case .double: try writer.write(Double(bitPattern: entry.bits))
    case .null, .dropped: try writer.writeNull()
    case .no: try writer.write(false)
    case .yes: try writer.write(true)
    case .unsigned, .identifier: try writer.write(entry.bits)
    case .single: try writer.write(Float(bitPattern: UInt32(truncatingIfNeeded: entry.bits)))
    case .data:
      try writeBytes(entry, bytes) { (span) throws(CodingFailure) in
        try writer.write(bytes: span)
      }
    case .text:
      try writeBytes(entry, bytes) { (span) throws(CodingFailure) in
        try writer.write(encoded: span)
      }
    case .date:
      try writer.write(secondsSince2001: Double(bitPattern: entry.bits))
    case .array:
      try writer.beginArray(count: count(of: entry, draft))
      levels.append(Level(container: cell, isObject: false, next: entry.firstChild))
    case .empty:
      try writer.beginObject(count: 0)
      levels.append(Level(container: cell, isObject: true, next: 0))
    case .dictionary:
      let isClean = draft.hasDistinctKeys(cell) || isClean(entry, cell, draft, bytes)
      if !isClean { Self.clean(cell, draft, bytes) }
      let entry = draft.entry(cell)
      try writer.beginObject(count: count(of: entry, draft))
      levels.append(Level(container: cell, isObject: true, next: entry.firstChild))
    }
  }

  private func writeBytes(
    _ entry: ValueDraft.Entry, _ bytes: ByteArena,
    _ body: (RawSpan) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    let content = bytes.bytes(at: entry.position)
    try content.withRawSpan { (span) throws(CodingFailure) in try body(span) }
  }

  private func count(of entry: ValueDraft.Entry, _ draft: borrowing ValueDraft) -> Int {
    var (count, child) = (0, entry.firstChild)
    while child != 0 {
      if draft.kind(child) != .dropped { count += 1 }
      child = draft.next(child)
    }
    return count
  }

  /// Whether no key of an object is repeated; may return `false` for distinct keys.
  private mutating func isClean(
    _ entry: ValueDraft.Entry, _ cell: ValueDraft.Index, _ draft: borrowing ValueDraft,
    _ bytes: ByteArena
  ) -> Bool {
    unknown.removeAll(keepingCapacity: true)
    var child = entry.firstChild
    while child != 0 {
      let key = draft.key(child)
      let number = bytes.number(at: key)
      if number == 0 || number >= owners.count {
        // Comparing all pairs of many keys would take too long.
        guard unknown.count < 16, !unknown.contains(where: { bytes.isSame($0, key) }) else {
          return false
        }
        unknown.append(key)
      } else if owners[number] == cell {
        return false
      } else {
        owners[number] = cell
      }
      child = draft.next(child)
    }
    return true
  }

  /// Removes repeated keys, which keep their first position and their last value.
  @inline(never)
  private static func clean(
    _ object: ValueDraft.Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) {
    var positions: [String: Int] = [:]
    var cells: [ValueDraft.Index] = []
    var child = draft.firstChild(object)
    while child != 0 {
      if draft.kind(child) != .dropped {
        let key = bytes.text(at: draft.key(child))
        if let position = positions[key] {
          cells[position] = child
        } else {
          positions[key] = cells.count
          cells.append(child)
        }
      }
      child = draft.next(child)
    }
    draft.chain(cells.count, in: object) { cells[$0] }
  }

  /// Returns the path of the current value.
  private func path(_ draft: borrowing ValueDraft, _ bytes: ByteArena) -> [any CodingKey] {
    levels.map { level in
      var (index, child) = (0, draft.firstChild(level.container))
      // The level already points to the value after the current one.
      while child != 0, draft.next(child) != level.next {
        if draft.kind(child) != .dropped { index += 1 }
        child = draft.next(child)
      }
      return level.isObject && child != 0
        ? CodingFieldKey(text: bytes.text(at: draft.key(child))) : CodingFieldKey(index: index)
    }
  }
}
