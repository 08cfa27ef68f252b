public import TranscodableBytes
public import TranscodableCore

/// Passes the values of a draft to a sink.
///
/// The walk doesn't use the call stack, so values can be nested to any depth.
@usableFromInline
package struct DraftWalk<Sink: DraftSink & ~Copyable>: ~Copyable {
  @frozen @usableFromInline
  struct Level {
    @usableFromInline let isObject: Bool
    @usableFromInline var next: ValueDraft.Index

    @inlinable
    init(isObject: Bool, next: ValueDraft.Index) {
      (self.isObject, self.next) = (isObject, next)
    }
  }

  /// The containers around the current one.
  ///
  /// The first level represents the document.
  @usableFromInline var levels: ContiguousArray<Level> = []
  @usableFromInline var distinctKeys: DistinctKeys

  @inlinable
  package init(knownKeyCount: Int) { distinctKeys = DistinctKeys(knownKeyCount: knownKeyCount) }

  @inlinable
  package mutating func write(
    _ draft: borrowing ValueDraft, _ bytes: ByteArena, to sink: inout Sink
  ) throws(CodingFailure) {
    var level = Level(isObject: false, next: 0)
    var cell = ValueDraft.root
    do throws(CodingFailure) {
      while true {
        try write(cell, draft, bytes, to: &sink, &level)
        repeat {
          while level.next == 0 {
            guard let outer = levels.popLast() else { return }
            if level.isObject { try sink.endObject() } else { try sink.endArray() }
            level = outer
          }
          cell = level.next
          level.next = draft.next(cell)
        } while draft.kind(cell) == .dropped
        if level.isObject { try writeKey(draft.key(cell), bytes, to: &sink) }
      }
    } catch {
      throw draft.located(error, at: cell, bytes)
    }
  }

  @inlinable @inline(__always)
  func writeKey(
    _ key: UInt32, _ bytes: ByteArena, to sink: inout Sink
  ) throws(CodingFailure) {
    let (start, count, number) = bytes.item(at: key)
    if number == ByteArena.integerKey {
      return try writeInteger(bytes.text(at: key), to: &sink)
    }
    try sink.writeKey(start, count: count)
  }

  @inlinable @inline(never)
  func writeInteger(
    _ text: String, to sink: inout Sink
  ) throws(CodingFailure) {
    guard let key = Int64(text) else {
      return try withCursor(over: Array(text.utf8)) { (key) throws(CodingFailure) in
        try sink.writeKey(key, count: key.remaining)
      }
    }
    try sink.writeKey(key)
  }

  @inlinable @inline(__always)
  mutating func write(
    _ cell: ValueDraft.Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena,
    to sink: inout Sink, _ level: inout Level
  ) throws(CodingFailure) {
    let entry = draft.entry(cell)
    switch entry.kind {
    case .string:
      let (start, count) = bytes.extent(at: entry.position)
      try sink.write(start, count: count)
    case .signed: try sink.write(Int64(bitPattern: entry.bits))
    case .double: try sink.write(Double(bitPattern: entry.bits))
    case .null, .dropped: try sink.writeNull()
    case .no: try sink.write(false)
    case .yes: try sink.write(true)
    case .unsigned, .identifier: try sink.write(entry.bits)
    case .single: try sink.write(Float(bitPattern: UInt32(truncatingIfNeeded: entry.bits)))
    case .data, .text:
      try bytes.bytes(at: entry.position).withRawSpan { (span) throws(CodingFailure) in
        if entry.kind == .data {
          try sink.write(bytes: span)
        } else {
          try sink.write(encoded: span)
        }
      }
    case .date:
      try sink.write(secondsSince2001: Double(bitPattern: entry.bits))
    case .array:
      try sink.beginArray(count: entry.childCount)
      levels.append(level)
      level = Level(isObject: false, next: entry.firstChild)
    case .empty:
      try sink.beginObject(count: 0)
      levels.append(level)
      level = Level(isObject: true, next: 0)
    case .dictionary:
      if !draft.hasDistinctKeys(cell) { distinctKeys.clean(cell, draft, bytes) }
      let entry = draft.entry(cell)
      try sink.beginObject(count: entry.childCount)
      levels.append(level)
      level = Level(isObject: true, next: entry.firstChild)
    }
  }
}

extension ValueDraft {
  /// Adds the coding path of a cell to a failure.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  @usableFromInline
  package borrowing func located(
    _ failure: CodingFailure, at cell: Index, _ bytes: ByteArena
  ) -> CodingFailure {
    failure.at(path(of: cell, bytes))
  }

  private borrowing func path(of cell: Index, _ bytes: ByteArena) -> [any CodingKey] {
    // For each container around the current value: the value and the number of values before it.
    var levels: [(value: Index, index: Int, isObject: Bool)] = []
    var current = Self.root
    while current != cell {
      let isObject = kind(current) == .dictionary
      if isObject || kind(current) == .array, firstChild(current) != 0 {
        current = firstChild(current)
        levels.append((current, 0, isObject))
        continue
      }
      while let last = levels.last {
        let following = next(last.value)
        if following == 0 {
          levels.removeLast()
          continue
        }
        let count = kind(last.value) == .dropped ? 0 : 1
        levels[levels.count - 1] = (following, last.index + count, last.isObject)
        current = following
        break
      }
      if levels.isEmpty { return [] }
    }
    return levels.map { level in
      level.isObject
        ? CodingFieldKey(text: bytes.text(at: key(level.value)))
        : CodingFieldKey(index: level.index)
    }
  }
}
