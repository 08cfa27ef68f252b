internal import TranscodableBytes

/// Writes a draft as a property list in XML: the bytes that Foundation writes.
struct XMLWriter: ~Copyable {
  /// A container that is open.
  private struct Frame {
    let cell: PropertyListDraft.Index
    var next: PropertyListDraft.Index
    let isDictionary: Bool
  }

  private let state: PropertyListEncodingState
  private var output: ByteOutput
  private var frames: [Frame] = []

  private let sortsKeys: Bool

  init(_ state: PropertyListEncodingState, sortsKeys: Bool = true) {
    self.state = state
    self.sortsKeys = sortsKeys
    output = ByteOutput(capacity: state.draft.bytes.count * 2 + state.draft.count * 32 + 256)
  }

  /// The document.
  consuming func write() -> ByteOutput {
    let state = state
    output.append(Pieces.header)
    state.draft.bytes.withCursor { cursor in
      let bytes = KeptBytes(cursor: cursor)
      var sorting = MemberSorting(bytes)
      for cell in 0..<UInt32(truncatingIfNeeded: state.draft.count) where sortsKeys {
        if state.draft.kind(cell) == .dictionary { sorting.sort(cell, in: state) }
      }
      write(PropertyListDraft.root, bytes)
      while let frame = frames.last { goOn(frame, bytes) }
    }
    output.append(Pieces.end)
    return output
  }

  private mutating func goOn(_ frame: Frame, _ bytes: KeptBytes) {
    let cell = frame.next
    if cell == 0 {
      frames.removeLast()
      output.append(tabs: frames.count)
      output.append(frame.isDictionary ? Pieces.closeDictionary : Pieces.closeArray)
      return
    }
    frames[frames.count - 1].next = state.draft.next(cell)
    if state.draft.kind(cell) == .dropped { return }
    if frame.isDictionary {
      output.append(tabs: frames.count)
      output.append(Pieces.openKey)
      output.append(escaped: bytes.bytes(at: state.draft.key(cell)))
      output.append(Pieces.closeKey)
    }
    write(cell, bytes)
  }

  @inline(__always)
  private mutating func write(_ cell: PropertyListDraft.Index, _ bytes: KeptBytes) {
    output.append(tabs: frames.count)
    let bits = state.draft.bits(cell)
    switch state.draft.kind(cell) {
    case .string:
      output.append(Pieces.openString)
      output.append(escaped: bytes.bytes(at: UInt32(truncatingIfNeeded: bits)))
      output.append(Pieces.closeString)
    case .signed, .unsigned:
      output.append(Pieces.openInteger)
      if state.draft.kind(cell) == .signed {
        output.append(decimal: Int64(bitPattern: bits))
      } else {
        output.append(decimal: bits)
      }
      output.append(Pieces.closeInteger)
    case .double, .single:
      output.append(Pieces.openReal)
      output.append(real: Double(bitPattern: bits))
      output.append(Pieces.closeReal)
    case .yes: output.append(Pieces.yes)
    case .no: output.append(Pieces.no)
    case .null, .dropped, .identifier: output.append(Pieces.null)
    case .data:
      output.append(Pieces.openData)
      output.append(
        base64: bytes.bytes(at: UInt32(truncatingIfNeeded: bits)), indentation: frames.count)
      output.append(tabs: frames.count)
      output.append(Pieces.closeData)
    case .date:
      output.append(Pieces.openDate)
      output.append(date: Double(bitPattern: bits))
      output.append(Pieces.closeDate)
    case .array, .dictionary, .empty: open(cell)
    }
  }

  private mutating func open(_ cell: PropertyListDraft.Index) {
    let isDictionary = state.draft.kind(cell) != .array
    if state.draft.kind(cell) == .empty || state.draft.childCount(cell) == 0 {
      return output.append(isDictionary ? Pieces.emptyDictionary : Pieces.emptyArray)
    }
    output.append(isDictionary ? Pieces.openDictionary : Pieces.openArray)
    frames.append(
      Frame(cell: cell, next: state.draft.firstChild(cell), isDictionary: isDictionary))
  }
}

/// The texts around values.
private enum Pieces {
  static let header = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """.utf8)
  static let end = TextPiece("</plist>\n")
  static let openKey = TextPiece("<key>")
  static let closeKey = TextPiece("</key>\n")
  static let openString = TextPiece("<string>")
  static let closeString = TextPiece("</string>\n")
  static let openInteger = TextPiece("<integer>")
  static let closeInteger = TextPiece("</integer>\n")
  static let openReal = TextPiece("<real>")
  static let closeReal = TextPiece("</real>\n")
  static let openDate = TextPiece("<date>")
  static let closeDate = TextPiece("</date>\n")
  static let openData = TextPiece("<data>\n")
  static let closeData = TextPiece("</data>\n")
  static let yes = TextPiece("<true/>\n")
  static let no = TextPiece("<false/>\n")
  static let null = TextPiece("<string>$null</string>\n")
  static let openArray = TextPiece("<array>\n")
  static let closeArray = TextPiece("</array>\n")
  static let emptyArray = TextPiece("<array/>\n")
  static let openDictionary = TextPiece("<dict>\n")
  static let closeDictionary = TextPiece("</dict>\n")
  static let emptyDictionary = TextPiece("<dict/>\n")
}
