public import TranscodableBytes
public import TranscodableCore

/// Passes the values of a draft to a writer.
///
/// The walk doesn't use the call stack, so values can be nested to any depth.
@usableFromInline
package struct DraftWalk<Copying: DraftTextCopying>: ~Copyable {
  @frozen @usableFromInline
  struct Level {
    @usableFromInline let container: ValueDraft.Index
    @usableFromInline let isObject: Bool
    @usableFromInline var next: ValueDraft.Index

    @inlinable
    init(_ container: ValueDraft.Index, isObject: Bool, next: ValueDraft.Index) {
      (self.container, self.isObject, self.next) = (container, isObject, next)
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
    _ draft: borrowing ValueDraft, _ bytes: ByteArena, to writer: inout Copying.Writer
  ) throws(CodingFailure) {
    var level = Level(ValueDraft.root, isObject: false, next: 0)
    do throws(CodingFailure) {
      var cell = ValueDraft.root
      while true {
        try write(cell, draft, bytes, to: &writer, &level)
        repeat {
          while level.next == 0 {
            guard let outer = levels.popLast() else { return }
            if level.isObject { try writer.endObject() } else { try writer.endArray() }
            level = outer
          }
          cell = level.next
          level.next = draft.next(cell)
        } while draft.kind(cell) == .dropped
        if level.isObject { try writeKey(draft.key(cell), bytes, to: &writer) }
      }
    } catch {
      levels.append(level)
      throw located(error, draft, bytes)
    }
  }

  @inlinable @inline(__always)
  func writeKey(
    _ key: UInt32, _ bytes: ByteArena, to writer: inout Copying.Writer
  ) throws(CodingFailure) {
    let (start, count, number) = bytes.item(at: key)
    if number == ByteArena.integerKey {
      return try writeInteger(bytes.text(at: key), to: &writer)
    }
    try Copying.writeKey(start, count, to: &writer)
  }

  @inlinable @inline(never)
  func writeInteger(
    _ text: String, to writer: inout Copying.Writer
  ) throws(CodingFailure) {
    if let key = Int64(text) { try writer.writeKey(key) } else { try writer.writeKey(text) }
  }

  @inlinable @inline(__always)
  mutating func write(
    _ cell: ValueDraft.Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena,
    to writer: inout Copying.Writer, _ level: inout Level
  ) throws(CodingFailure) {
    let entry = draft.entry(cell)
    switch entry.kind {
    case .string:
      let (start, count) = bytes.extent(at: entry.position)
      try Copying.write(start, count, to: &writer)
    case .signed: try writer.write(Int64(bitPattern: entry.bits))
    case .double: try writer.write(Double(bitPattern: entry.bits))
    case .null, .dropped: try writer.writeNull()
    case .no: try writer.write(false)
    case .yes: try writer.write(true)
    case .unsigned, .identifier: try writer.write(entry.bits)
    case .single: try writer.write(Float(bitPattern: UInt32(truncatingIfNeeded: entry.bits)))
    case .data, .text:
      try bytes.bytes(at: entry.position).withRawSpan { (span) throws(CodingFailure) in
        if entry.kind == .data {
          try writer.write(bytes: span)
        } else {
          try writer.write(encoded: span)
        }
      }
    case .date:
      try writer.write(secondsSince2001: Double(bitPattern: entry.bits))
    case .array:
      try writer.beginArray(count: entry.childCount)
      levels.append(level)
      level = Level(cell, isObject: false, next: entry.firstChild)
    case .empty:
      try writer.beginObject(count: 0)
      levels.append(level)
      level = Level(cell, isObject: true, next: 0)
    case .dictionary:
      if !draft.hasDistinctKeys(cell) { distinctKeys.clean(cell, draft, bytes) }
      let entry = draft.entry(cell)
      try writer.beginObject(count: entry.childCount)
      levels.append(level)
      level = Level(cell, isObject: true, next: entry.firstChild)
    }
  }

  @usableFromInline
  func located(
    _ failure: CodingFailure, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) -> CodingFailure {
    failure.at(path(draft, bytes))
  }

  /// Returns the path of the current value.
  private func path(_ draft: borrowing ValueDraft, _ bytes: ByteArena) -> [any CodingKey] {
    levels.dropFirst().map { level in
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
