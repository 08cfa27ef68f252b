internal import TranscodableBytes
internal import TranscodableCore

/// Writes XML property lists that are identical to Foundation's, byte for byte.
struct XMLWriter: ~Copyable {
  private struct Frame {
    var next: ValueDraft.Index
    let isDictionary: Bool
  }

  var output = ByteOutput(capacity: 0)
  private var frames: ContiguousArray<Frame> = []
  private let pieces = XMLPieces()
  private var keys: ContiguousArray = [MarkupPiece("")]
  private var sorting = MemberSorting()
  private var sortsKeys = true
  private var isText = true

  mutating func write(
    _ draft: borrowing ValueDraft, _ known: borrowing KnownKeys, sortsKeys: Bool
  ) throws(CodingFailure) {
    self.sortsKeys = sortsKeys
    isText = true
    output.truncate(to: 0)
    output.reserve((draft.bytes.count - known.size) * 2 + draft.count * 32 + 256)
    output.append(pieces.header)
    draft.bytes.withCursor { cursor in
      let bytes = ByteArena(cursor: cursor)
      sorting.prepare(known, bytes)
      for number in keys.count..<known.offsets.count { makeKey(at: known.offsets[number], bytes) }
      writeRoot(bytes, draft)
    }
    output.append(pieces.end)
    guard isText else {
      throw CodingFailure(
        .notRepresentable, in: nil, found: "a string with U+0000",
        message: "Unable to encode a string with U+0000, which XML can't represent.")
    }
  }

  private mutating func makeKey(at position: UInt32, _ bytes: ByteArena) {
    var text = ByteOutput(capacity: 64)
    text.append(pieces.openKey)
    let isText = text.append(escaped: bytes.extent(at: position))
    text.append(pieces.closeKey)
    if !isText { text.truncate(to: 0) }
    keys.append(MarkupPiece(text))
  }

  private mutating func writeRoot(_ bytes: ByteArena, _ draft: borrowing ValueDraft) {
    let root = draft.entry(ValueDraft.root)
    guard Self.hasChildren(root) else { return write(root, bytes, depth: 0) }
    output.append(root.kind == .array ? pieces.openArray : pieces.openDictionary)
    writeChildren(of: ValueDraft.root, root, bytes, draft)
  }

  private static func hasChildren(_ entry: ValueDraft.Entry) -> Bool {
    (entry.kind == .array || entry.kind == .dictionary) && entry.childCount > 0
  }

  @inline(__always)
  private mutating func opened(
    _ cell: ValueDraft.Index, _ entry: ValueDraft.Entry, _ bytes: ByteArena,
    _ draft: borrowing ValueDraft
  ) -> Frame {
    if entry.kind == .array { return Frame(next: entry.firstChild, isDictionary: false) }
    if sortsKeys, entry.childCount > 1 { sorting.sort(cell, entry.firstChild, bytes, draft) }
    return Frame(next: draft.firstChild(cell), isDictionary: true)
  }

  @inline(__always)
  private mutating func write(key position: UInt32, _ bytes: ByteArena, depth: Int) {
    let number = bytes.number(at: position)
    let key = number == 0 ? nil : keys[number]
    if let key, key.count > 0 { return output.append(tabs: depth, key) }
    output.append(tabs: depth, pieces.openKey)
    isText = output.append(escaped: bytes.extent(at: position)) && isText
    output.append(pieces.closeKey)
  }

  private mutating func writeChildren(
    of root: ValueDraft.Index, _ entry: ValueDraft.Entry, _ bytes: ByteArena,
    _ draft: borrowing ValueDraft
  ) {
    var frame = opened(root, entry, bytes, draft)
    var depth = 1
    while true {
      if frame.next == 0 {
        depth &-= 1
        output.append(
          tabs: depth, frame.isDictionary ? pieces.closeDictionary : pieces.closeArray)
        guard let outer = frames.popLast() else { return }
        frame = outer
        continue
      }
      let cell = frame.next
      let entry = draft.entry(cell)
      frame.next = entry.next
      let kind = entry.kind
      if kind == .dropped { continue }
      if frame.isDictionary { write(key: entry.key, bytes, depth: depth) }
      if Self.hasChildren(entry) {
        output.append(tabs: depth, kind == .array ? pieces.openArray : pieces.openDictionary)
        depth &+= 1
        frames.append(frame)
        frame = opened(cell, entry, bytes, draft)
      } else {
        write(entry, bytes, depth: depth)
      }
    }
  }

  @inline(__always)
  private mutating func write(
    _ entry: ValueDraft.Entry, _ bytes: ByteArena, depth: Int
  ) {
    switch entry.kind {
    case .string:
      output.append(tabs: depth, pieces.openString)
      isText = output.append(escaped: bytes.extent(at: entry.position)) && isText
      output.append(pieces.closeString)
    case .signed:
      output.append(tabs: depth, pieces.openInteger)
      output.append(decimal: Int64(bitPattern: entry.bits))
      output.append(pieces.closeInteger)
    case .unsigned:
      output.append(tabs: depth, pieces.openInteger)
      output.append(decimal: entry.bits)
      output.append(pieces.closeInteger)
    case .double, .single:
      output.append(tabs: depth, pieces.openReal)
      output.append(real: Double(bitPattern: entry.bits), then: 0x3C)
      output.append(pieces.closeReal)
    case .yes: output.append(tabs: depth, pieces.yes)
    case .no: output.append(tabs: depth, pieces.no)
    case .null, .dropped, .identifier, .text: output.append(tabs: depth, pieces.null)
    case .data: write(data: bytes.bytes(at: entry.position), depth: depth)
    case .date:
      output.append(tabs: depth, pieces.openDate)
      output.append(date: Double(bitPattern: entry.bits))
      output.append(pieces.closeDate)
    case .array: output.append(tabs: depth, pieces.emptyArray)
    case .dictionary, .empty: output.append(tabs: depth, pieces.emptyDictionary)
    }
  }

  private mutating func write(data: ByteCursor, depth: Int) {
    output.append(tabs: depth, pieces.openData)
    output.append(base64: data, indentation: depth)
    output.append(tabs: depth, pieces.closeData)
  }
}
