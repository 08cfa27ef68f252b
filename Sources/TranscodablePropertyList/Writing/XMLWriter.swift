internal import TranscodableBytes
internal import TranscodableCore

/// Writes a draft as a property list in XML: the bytes that Foundation writes.
struct XMLWriter: ~Copyable {
  /// A container that is open.
  private struct Frame {
    var next: ValueDraft.Index
    let isDictionary: Bool
  }

  private let state: PropertyListEncodingState
  private var output: ByteOutput
  /// The containers around the one that is being written.
  private var frames: [Frame] = []
  private let pieces = XMLPieces.all

  private let sortsKeys: Bool
  /// Whether all strings and keys so far can be in XML.
  private var isText = true

  init(_ state: PropertyListEncodingState, sortsKeys: Bool = true) {
    self.state = state
    self.sortsKeys = sortsKeys
    output = ByteOutput(capacity: state.draft.bytes.count * 2 + state.draft.count * 32 + 256)
  }

  /// The document.
  ///
  /// - Throws: A failure if a string or a key has the character U+0000, which XML has no form for.
  consuming func write() throws(CodingFailure) -> ByteOutput {
    let state = state
    output.append(pieces.header)
    state.draft.bytes.withCursor { cursor in
      let bytes = KeptBytes(cursor: cursor)
      var sorting = MemberSorting(bytes)
      for cell in 0..<UInt32(truncatingIfNeeded: state.draft.count) where sortsKeys {
        if state.draft.kind(cell) == .dictionary { sorting.sort(cell, in: state.draft) }
      }
      writeRoot(bytes, state.draft)
    }
    output.append(pieces.end)
    guard isText else {
      throw CodingFailure(
        .notRepresentable, in: nil, found: "a string with U+0000",
        message: "Unable to encode a string with U+0000 as XML, which has no form for it.")
    }
    return output
  }

  private mutating func writeRoot(_ bytes: KeptBytes, _ draft: borrowing ValueDraft) {
    let root = draft.entry(ValueDraft.root)
    guard Self.hasChildren(root) else { return write(root, bytes, depth: 0) }
    output.append(root.kind == .array ? pieces.openArray : pieces.openDictionary)
    writeChildren(of: root, bytes, draft)
  }

  private static func hasChildren(_ entry: ValueDraft.Entry) -> Bool {
    (entry.kind == .array || entry.kind == .dictionary) && entry.childCount > 0
  }

  /// Writes what is in a container that is open, and closes it.
  private mutating func writeChildren(
    of root: ValueDraft.Entry, _ bytes: KeptBytes, _ draft: borrowing ValueDraft
  ) {
    var frame = Frame(next: root.firstChild, isDictionary: root.kind == .dictionary)
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
      let entry = draft.entry(frame.next)
      frame.next = entry.next
      let kind = entry.kind
      if kind == .dropped { continue }
      if frame.isDictionary {
        output.append(tabs: depth, pieces.openKey)
        isText = output.append(escaped: bytes.extent(at: entry.key)) && isText
        output.append(pieces.closeKey)
      }
      if Self.hasChildren(entry) {
        output.append(tabs: depth, kind == .array ? pieces.openArray : pieces.openDictionary)
        depth &+= 1
        frames.append(frame)
        frame = Frame(next: entry.firstChild, isDictionary: kind == .dictionary)
      } else {
        write(entry, bytes, depth: depth)
      }
    }
  }

  /// Writes a scalar or a container without children.
  @inline(__always)
  private mutating func write(
    _ entry: ValueDraft.Entry, _ bytes: KeptBytes, depth: Int
  ) {
    switch entry.kind {
    case .string:
      output.append(tabs: depth, pieces.openString)
      isText = output.append(escaped: bytes.extent(at: entry.place)) && isText
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
    case .data: write(data: bytes.bytes(at: entry.place), depth: depth)
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
