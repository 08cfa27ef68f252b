package import TranscodableBytes

/// A document in the standard lane: its bytes, the tape of its values, and its format.
///
/// Decoders and containers are small values that name an entry of the tape and share this object. As long as a call lasts, the
/// bytes are those of the caller; if a container outlives the call, they are copied at its end.
///
/// Documents are used again, with their room and their boxes; see ``DocumentPool``.
@usableFromInline
package final class StandardDocument: @unchecked Sendable {
  // Unchecked: only one thread at a time has a document, and the pool hands it over.
  private let tapeCell = UncheckedCell(ValueTape())
  private let pathsCell = UncheckedCell(CodingPaths())
  private let mapsCell = UncheckedCell([[String: ValueTape.Entry]]())
  /// How values of each type are decoded, as far as that is known.
  let lanes: TypeTable<StandardLane>
  // Stored as internal properties, so that accesses to them need no checks at run time; other modules have functions.
  private(set) var formatOfCall: (any StandardFormat)?
  /// The document from its first byte.
  private(set) var start = StandardDocument.nothing.cursor
  private var copy: OwnedBytes?
  /// Where it is noted what was passed over, if a report was asked for.
  private(set) var eventLog: EventLog?
  /// Bits of keys, while it is being found out whether keys differ.
  let keyBits = WordBuffer(zeros: 32)
  /// The object in which a key was missing last, 0 if there is none, and the filter of all keys that it has.
  let absence = WordBuffer(zeros: 2)
  private(set) var convertsKeys = false
  private(set) var keyMatching = CodingKeyMatching.exact
  /// Whether all keys are looked up in maps: if they are converted, or need not be the same, or if it is noted which are asked for.
  private(set) var usesMaps = false
  private(set) var lastMemberCounts = false
  /// The lines of the text, as far as they have been asked for.
  package let lines = LineIndex()
  /// How many callers go on after an error whatever it says: to find out the place of each would
  /// take time proportional to the document.
  package var suppressedErrorLocationDepth = 0
  /// The entries of the object in which dictionaries refuse keys that are repeated.
  private var refusal: Range<ValueTape.Entry> = 0..<0
  /// Whether boxes are lent out now: while the call lasts for which the document was made.
  private var lendsBoxes = false
  /// The boxes of keyed containers; beside each of them, the object that its container is about.
  let rack = ContainerBoxPool()

  private static let nothing = [UInt8]().withBytes { withCursor(over: $0) { OwnedBytes($0) } }

  @inline(__always)
  var tape: ValueTape { _read { yield tapeCell.value } }

  @inline(__always)
  var paths: CodingPaths {
    _read { yield pathsCell.value }
    _modify { yield &pathsCell.value }
  }

  /// The keys of objects that are not looked up on the tape: the number of a map is in the object's entry.
  @inline(__always)
  var maps: [[String: ValueTape.Entry]] {
    _read { yield mapsCell.value }
    _modify { yield &mapsCell.value }
  }

  init(_ lanes: TypeTable<StandardLane>) { self.lanes = lanes }

  // MARK: - A call

  /// Hands the tape to a reader, which writes over it.
  package func takeTape() -> ValueTape {
    var tape = ValueTape()
    swap(&tape, &tapeCell.value)
    return tape
  }

  /// Takes the tape that a reader has written.
  package func setTape(_ tape: consuming ValueTape) { tapeCell.value = tape }

  /// Begins a call.
  ///
  /// - Parameters:
  ///   - format: The format of the document.
  ///   - bytes: The document, whose tape has been made.
  ///   - log: Where events are noted, if a report was asked for.
  package func begin(_ format: any StandardFormat, _ bytes: ByteCursor, log: EventLog?) {
    formatOfCall = format
    convertsKeys = format.convertsKeys
    keyMatching = format.keyMatching
    lastMemberCounts = format.lastMemberCounts
    start = bytes.at(0)
    eventLog = log
    usesMaps = convertsKeys || keyMatching != .exact || log != nil
    lendsBoxes = rack.isUsable && log == nil
  }

  /// Forgets the document and everything about it.
  func clear() {
    lines.removeAll()
    suppressedErrorLocationDepth = 0
    refusal = 0..<0
    lendsBoxes = false
    absence[0] = 0
    formatOfCall = nil
    start = Self.nothing.cursor
    eventLog = nil
    paths.removeAll()
    if !maps.isEmpty { maps = [] }
    if tape.room > Self.roomKept { tapeCell.value = ValueTape() }
  }

  /// The number of words that are kept for the next document.
  private static var roomKept: Int { 16384 }

  /// Takes a copy of the bytes, for containers that are kept for later.
  func endLoan() {
    lendsBoxes = false
    // The text may be another one now, if it was rewritten.
    lines.removeAll()
    let copy = OwnedBytes(start)
    self.copy = copy
    start = copy.cursor
    eventLog = nil
    format.endLoan()
  }

  // MARK: - Repeated keys

  /// From here on, dictionaries in an object refuse keys that are repeated.
  func refuseDuplicates(in object: ValueTape.Entry) {
    // An object around it has said so for all that is in it.
    if !refusal.contains(object) { refusal = object..<tape.end(of: object) }
  }

  /// Whether a dictionary with a member refuses keys that are repeated.
  func refusesDuplicates(_ member: ValueTape.Entry) -> Bool { refusal.contains(member) }

  /// Whether a dictionary at an offset of a text refuses keys that are repeated.
  package func refusesDuplicates(at offset: Int) -> Bool {
    guard let object = refusal.first else { return false }
    return (tape.offset(object)..<tape.endOffset(object)).contains(offset)
  }

  // MARK: - Boxes

  /// A container for the object, and the path, that a word says.
  @inline(__always)
  func container<Key: CodingKey>(_ word: UInt64) -> KeyedDecodingContainer<Key> {
    if lendsBoxes, let box = rack.freeBox(for: Key.self) ?? addBox(for: Key.self) {
      return rack.lend(box, word)
    }
    if let eventLog { noteOpened(Members(self, word), eventLog) }
    return KeyedDecodingContainer(StandardHoldingContainer<Key>(document: self, word: word))
  }

  @inline(never)
  private func addBox<Key: CodingKey>(for type: Key.Type) -> ContainerBoxPool.FreeBox? {
    let box = rack.add(for: type, about: self) {
      KeyedDecodingContainer(StandardPooledContainer<Key>(place: $0))
    }
    if !rack.isUsable { lendsBoxes = false }
    return box
  }
}

// What formats need of a document.
extension StandardDocument {
  /// The format of the document.
  package var format: any StandardFormat {
    guard let formatOfCall else { preconditionFailure("A document is used after its call.") }
    return formatOfCall
  }

  /// The document from its first byte.
  package var bytes: ByteCursor { start }
  /// Where it is noted what was passed over, if a report was asked for.
  package var log: EventLog? { eventLog }
  /// Whether errors need not say where they happened, because they will be dropped.
  package var isTerse: Bool { suppressedErrorLocationDepth > 0 }

  package func kind(_ entry: ValueTape.Entry) -> ValueTape.Kind { tape.kind(entry) }
  package func flags(_ entry: ValueTape.Entry) -> ValueTape.Flags { tape.flags(entry) }
  package func offset(_ entry: ValueTape.Entry) -> Int { tape.offset(entry) }
  package func length(_ entry: ValueTape.Entry) -> Int { tape.length(entry) }
  package func count(_ entry: ValueTape.Entry) -> Int { tape.count(entry) }
  /// Where a value is, with its quote.
  package func place(of entry: ValueTape.Entry) -> Int {
    tape.offset(entry) - (tape.kind(entry) == .string ? format.quoteLength : 0)
  }
  package func endOffset(_ entry: ValueTape.Entry) -> Int { tape.endOffset(entry) }

  /// The bytes of a scalar.
  package func contents(_ entry: ValueTape.Entry) -> ByteCursor {
    start.at(tape.offset(entry)).prefix(tape.length(entry))
  }

  /// The entry of the value at an offset; see ``ValueTape/entry(at:from:)``.
  package func entry(at offset: Int, from start: ValueTape.Entry) -> ValueTape.Entry? {
    tape.entry(at: offset, from: start)
  }

  /// Calls `body` with the elements of an array, and their paths.
  package func forEachElement(
    of array: ValueTape.Entry, _ path: CodingPaths.Path,
    _ body: (ValueTape.Entry, CodingPaths.Path) throws -> Void
  ) rethrows {
    var entry = tape.firstElement(array)
    for index in 0..<tape.count(array) {
      try body(entry, paths.appending(index: index, to: path))
      entry = tape.next(entry)
    }
  }

  /// The keys of a path.
  package func codingPath(_ path: CodingPaths.Path) -> [any CodingKey] {
    paths.codingPath(path) { format.codingPath(from: $0, to: $1, in: self) }
  }

  /// The path of a member of the object at `path`.
  package func path(_ key: some CodingKey, in path: CodingPaths.Path) -> CodingPaths.Path {
    paths.appending(key, to: path)
  }

  /// The path to the value at offset `end` from the value at `path`, which starts at `start`.
  package func path(
    from start: Int, to end: Int, in path: CodingPaths.Path
  ) -> CodingPaths.Path {
    paths.appending(textFrom: start, to: end, to: path)
  }
}
