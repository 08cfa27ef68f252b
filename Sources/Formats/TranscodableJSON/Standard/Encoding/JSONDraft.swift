internal import TranscodableBytes
internal import TranscodableCore

/// A value whose parts may be encoded in any order.
final class JSONDraft {
  var values: ValueDraft
  let context: (any JSONWritingContext)?
  private let escapesSlashes: Bool
  /// The first failure in a method that can't throw errors.
  private(set) var failure: (any Error)?

  init(_ state: JSONEncodingState, room: Int = 512) {
    values = ValueDraft(room: room)
    (context, escapesSlashes) = (state.context, state.escapesSlashes)
  }

  init(like other: JSONDraft) {
    values = ValueDraft(room: 16)
    (context, escapesSlashes) = (other.context, other.escapesSlashes)
  }

  func fail(_ error: any Error) { if failure == nil { failure = error } }

  func failTooDeep() {
    do {
      _ = try text(at: [], depth: 512) { $0.beginArray() }
    } catch {
      fail(error)
    }
  }

  // MARK: - JSON

  func text(
    at path: [any CodingKey], depth: Int, _ write: (inout JSONWriter) throws -> Void
  ) throws -> [UInt8] {
    var writer = JSONWriter(
      layout: escapesSlashes ? [] : .withoutEscapingSlashes, capacity: 64, context: context)
    writer.basePath = path
    writer.depth = depth
    defer { writer.keepSpareState() }
    try write(&writer)
    if writer.failure != nil { throw writer.takeError() }
    return writer.bytes(from: 0)
  }

  func set(_ cell: ValueDraft.Index, _ text: [UInt8]) {
    let offset = text.withBytes { bytes in withCursor(over: bytes) { values.keep($0) } }
    values.set(cell, .text, UInt64(offset))
  }

  func parse(_ text: [UInt8], into cell: ValueDraft.Index) {
    text.withBytes { bytes in
      withCursor(over: bytes) { cursor in
        var reader = JSONReader(cursor)
        read(&reader, into: cell)
      }
    }
  }

  private func read(_ reader: inout JSONReader, into cell: ValueDraft.Index) {
    switch reader.nextKind {
    case .object:
      values.set(cell, .dictionary)
      var more = reader.beginDictionary()
      while more {
        let key = values.keep(reader.takeKey())
        read(&reader, into: values.addChild(to: cell, key: key &+ 1))
        more = reader.nextEntry()
      }
    case .array:
      values.set(cell, .array)
      var more = reader.beginArray()
      while more {
        read(&reader, into: values.addChild(to: cell))
        more = reader.nextElement()
      }
    default:
      if let text = reader.takeValueText() { set(cell, text) }
    }
  }

  /// Turns a cell into a container, if possible.
  ///
  /// - Returns: Whether the cell is now a container of this kind.
  func open(_ cell: ValueDraft.Index, as kind: ValueDraft.Kind) -> Bool {
    if values.kind(cell) == .text { parse(text(of: cell), into: cell) }
    if values.kind(cell) == .empty { values.set(cell, kind) }
    return values.kind(cell) == kind
  }

  private func text(of cell: ValueDraft.Index) -> [UInt8] {
    values.bytes.withCursor { cursor in
      let text = ByteArena(cursor: cursor).bytes(at: UInt32(truncatingIfNeeded: values.bits(cell)))
      return text.bytes(text.remaining)
    }
  }

  // MARK: - Writing

  private struct Level {
    let keys: [String]?
    let cells: [ValueDraft.Index]
    var next = 0
  }

  func write(to writer: inout JSONWriter) {
    var levels: [Level] = []
    begin(ValueDraft.root, &levels, &writer)
    while var level = levels.popLast() {
      if level.next == level.cells.count {
        if level.keys != nil { writer.endObject() } else { writer.endArray() }
        continue
      }
      if let key = level.keys?[level.next] { writer.writeKey(dictionary: key) }
      level.next += 1
      levels.append(level)
      begin(level.cells[level.next - 1], &levels, &writer)
    }
  }

  private func begin(
    _ cell: ValueDraft.Index, _ levels: inout [Level], _ writer: inout JSONWriter
  ) {
    switch values.kind(cell) {
    case .text:
      let text = text(of: cell)
      if writer.isCompact { writer.write(json: text) } else { writer.rewrite(json: text) }
    case .array:
      writer.beginArray()
      levels.append(Level(keys: nil, cells: writer.hasFailed ? [] : children(of: cell)))
    case .dictionary where !writer.hasFailed:
      writer.beginObject()
      levels.append(members(of: cell))
    default:
      writer.beginObject()
      writer.endObject()
    }
  }

  private func children(of container: ValueDraft.Index) -> [ValueDraft.Index] {
    var cells: [ValueDraft.Index] = []
    var cell = values.firstChild(container)
    while cell != 0 {
      if values.kind(cell) != .dropped { cells.append(cell) }
      cell = values.next(cell)
    }
    return cells
  }

  /// If a key is repeated, the last value replaces the first.
  private func members(of object: ValueDraft.Index) -> Level {
    var (keys, cells): ([String], [ValueDraft.Index]) = ([], [])
    var indices: [String: Int] = [:]
    for cell in children(of: object) {
      let key = values.bytes.withCursor { ByteArena(cursor: $0).text(at: values.key(cell)) }
      if let index = indices[key] {
        cells[index] = cell
      } else {
        indices[key] = cells.count
        keys.append(key)
        cells.append(cell)
      }
    }
    return Level(keys: keys, cells: cells)
  }
}
