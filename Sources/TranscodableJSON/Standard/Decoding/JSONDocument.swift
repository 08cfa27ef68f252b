internal import TranscodableBytes
internal import TranscodableCore

/// A text in the standard lane: its bytes, the tape of its values, and what the coder above knows.
///
/// Decoders and containers are small values that name an entry of the tape and share this object. As long as a call lasts, the
/// bytes are those of the caller; if a container outlives the call, they are copied at its end.
///
/// Documents are used again, with their room and their boxes; see `JSONDocument+Shelf.swift`.
@usableFromInline
final class JSONDocument: @unchecked Sendable {
  // Unchecked: only one thread at a time has a document, and the shelf hands it over.
  private let tapeCell = Cell(JSONTape())
  /// What is known about types.
  let lanes = DecodingLane.table
  private let pathsCell = Cell(CodingPaths())
  private let mapsCell = Cell([[String: JSONTape.Entry]]())
  private(set) var settings = JSONReaderSettings()
  private(set) var context: (any JSONReadingContext)?
  /// The text from its first byte.
  private(set) var bytes = nullText.cursor
  private var copy: OwnedBytes?
  /// What the text was rewritten from, if it was, as long as that is there.
  private(set) var source: JSONSource?
  /// What readers of this document have, if somebody wants to know what was passed over.
  private var aids: JSONReadingAids?
  /// Who walks over the text, or the value that the direct lane has been entered for, and finds paths on his way.
  private var walker: JSONFailureCollector?
  /// The value that the direct lane has been entered for, and its path.
  private(set) var directStart = (entry: JSONTape.root, path: CodingPaths.empty)
  /// The last value for which the direct lane came back.
  private var lastReturn = JSONTape.root
  /// Bits of keys, while it is being found out whether keys differ.
  let keyBits = WordBuffer(zeros: 32)
  private(set) var convertsKeys = false
  /// How many callers go on after an error whatever it says: to find out the place of each would
  /// take time proportional to the text.
  var tersenessDepth = 0
  /// Whether boxes are lent out now: while the call lasts for which the document was made.
  private var lendsBoxes = false
  /// Whether containers are what boxes can be made of.
  private var canLendBoxes = true
  /// The boxes of keyed containers; beside each of them, the object that its container is about.
  let rack = BoxRack()

  /// Where it is noted what was passed over, if somebody wants to know.
  var log: JSONEventLog? { aids?.log }

  @inline(__always)
  var tape: JSONTape { _read { yield tapeCell.value } }

  @inline(__always)
  var paths: CodingPaths {
    _read { yield pathsCell.value }
    _modify { yield &pathsCell.value }
  }

  /// The keys of objects that are not looked up in the text: the number of a map stands in the object's entry.
  @inline(__always)
  var maps: [[String: JSONTape.Entry]] {
    _read { yield mapsCell.value }
    _modify { yield &mapsCell.value }
  }

  /// Makes the tape of the value where `reader` stands, and moves the reader behind it; false after a failure.
  func begin(_ reader: inout JSONReader) -> Bool {
    let start = reader.cursor
    reader.index(on: &tapeCell.value)
    if reader.hasFailed { return false }
    settings = reader.settings
    context = reader.context
    source = reader.source
    aids = reader.aids?.log.map { JSONReadingAids(log: $0) }
    walker = reader.aids?.collector
    bytes = start.at(0)
    convertsKeys = !reader.takesKeysLiterally
    lendsBoxes = canLendBoxes && aids == nil
    return true
  }

  /// Forgets the text and everything about it.
  func clear() {
    tersenessDepth = 0
    lendsBoxes = false
    context = nil
    bytes = Self.nullText.cursor
    source = nil
    aids = nil
    walker = nil
    paths.removeAll()
    if !maps.isEmpty { maps = [] }
    directStart = (JSONTape.root, CodingPaths.empty)
    lastReturn = JSONTape.root
    if tape.room > Self.roomKept { tapeCell.value = JSONTape() }
  }

  /// The number of words that are kept for the next text.
  private static var roomKept: Int { 16384 }

  /// Takes a copy of the bytes, for containers that are kept for later.
  func endLoan() {
    lendsBoxes = false
    let copy = OwnedBytes(bytes)
    self.copy = copy
    bytes = copy.cursor
    source = nil
    aids = nil
    walker = nil
  }

  // MARK: - Boxes

  /// A container for the object, and the path, that a word says.
  @inline(__always)
  func container<Key: CodingKey>(_ word: UInt64) -> KeyedDecodingContainer<Key> {
    if lendsBoxes, let number = rack.place(for: Key.self),
      rack.hasBox(number) || addBox(number, for: Key.self)
    {
      return rack.lend(number, word)
    }
    if let log { return reportingContainer(log, word) }
    return KeyedDecodingContainer(JSONHoldingDecodingContainer<Key>(document: self, word: word))
  }

  @inline(never)
  private func addBox<Key: CodingKey>(_ number: Int, for type: Key.Type) -> Bool {
    let isAdded = rack.add(number, for: type, about: self) {
      KeyedDecodingContainer(JSONLentDecodingContainer<Key>(place: $0))
    }
    if !isAdded { (canLendBoxes, lendsBoxes) = (false, false) }
    return isAdded
  }

  /// The keys of a path.
  func codingPath(_ path: CodingPaths.Path) -> [any CodingKey] {
    paths.codingPath(path, text: textPath)
  }

  // MARK: - The direct lane

  /// A reader at a value, for the direct lane.
  func reader(at entry: JSONTape.Entry) -> JSONReader {
    let start = entry == JSONTape.null ? Self.nullText.cursor : bytes.at(tape.offset(entry))
    return JSONReader(start, settings: settings, context: context, document: self, aids: aids)
  }

  /// What stands where nothing stands.
  private static let nullText = [UInt8]("null".utf8).withBytes {
    withCursor(over: $0) { OwnedBytes($0) }
  }

  /// Lets the direct lane read a value.
  ///
  /// - Returns: What `body` returned.
  /// - Throws: What the reader reports.
  @inline(__always)
  func readDirectly<Result>(
    at entry: JSONTape.Entry, _ path: CodingPaths.Path, _ body: (inout JSONReader) -> Result?
  ) throws -> Result {
    let outer = (directStart, lastReturn)
    directStart = (entry, path)
    lastReturn = entry
    var reader = reader(at: entry)
    let result = body(&reader)
    (directStart, lastReturn) = outer
    if let result, !reader.hasFailed { return result }
    throw error(of: reader, reading: Result.self, at: entry, path)
  }

  /// Lets a reader with aids of its own read a value, whatever comes of it.
  func readInPlace(
    at entry: JSONTape.Entry, _ path: CodingPaths.Path, _ aids: JSONReadingAids,
    _ body: (inout JSONReader) -> Void
  ) {
    let outer = (directStart, lastReturn, walker)
    directStart = (entry, path)
    lastReturn = entry
    walker = aids.collector
    var reader = JSONReader(
      bytes.at(tape.offset(entry)), settings: settings, context: context, document: self,
      aids: aids)
    body(&reader)
    (directStart, lastReturn, walker) = outer
  }

  /// Where in this document a value stands that the direct lane came to; the reader moves behind it.
  func enter(_ reader: inout JSONReader) -> (entry: JSONTape.Entry, path: CodingPaths.Path)? {
    _ = reader.cursor.skipBlanks()
    let offset = reader.offset
    let start = tape.offset(lastReturn) <= offset ? lastReturn : JSONTape.root
    guard let entry = tape.entry(at: offset, from: start) else { return nil }
    lastReturn = entry
    reader.skipValue()
    let path = paths.appending(
      textFrom: tape.offset(directStart.entry), to: offset, to: directStart.path)
    return (entry, path)
  }

  /// The keys of everything that is open at `offset`, where the direct lane is.
  func codingPath(inDirectLane offset: Int) -> [any CodingKey] {
    codingPath(directStart.path) + textPath(from: tape.offset(directStart.entry), to: offset)
  }

  /// The keys, as the text has them, of everything that is open between two offsets.
  private func textPath(from start: Int, to end: Int) -> [any CodingKey] {
    // From there it may be far.
    if let walker, walker.start == start || start == 0 && walker.start <= bytes.afterMark.offset {
      return walker.path(to: end)
    }
    return JSONFailureLocator(bytes.at(start), settings: settings).path(to: end)
  }
}
