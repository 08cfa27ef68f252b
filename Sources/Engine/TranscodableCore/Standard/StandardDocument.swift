package import TranscodableBytes

/// A document on the container path: its bytes, the tape of its values, and its format.
///
/// Decoders and containers are small values that refer to an entry of the tape and share this
/// object. During a call, the bytes belong to the caller; if a container outlives the call, they
/// are copied when it ends.
///
/// Documents are reused together with their memory and boxes; see ``DocumentPool``.
@usableFromInline
package final class StandardDocument: @unchecked Sendable {
  // Unchecked: only one thread at a time uses a document, and the pool hands it over.
  private let tapeCell = UncheckedCell(ValueTape())
  private let pathsCell = UncheckedCell(CodingPaths())
  private let mapsCell = UncheckedCell([[String: ValueTape.Entry]]())
  /// The known decoding paths of types.
  let lanes: TypeTable<StandardLane>
  // Stored as internal properties, so that accesses need no checks at run time. Other modules use
  // functions.
  private(set) var formatOfCall: (any StandardFormat)?
  private(set) var start = StandardDocument.nothing.cursor
  private var copy: OwnedBytes?
  /// Records events, if a report was requested.
  private(set) var eventLog: EventLog?
  /// Bits of keys, used while checking whether keys are distinct.
  let keyBits = WordBuffer(zeros: 32)
  /// The object in which a key was last missing, or 0, and the filter of all its keys.
  let absence = WordBuffer(zeros: 2)
  private(set) var convertsKeys = false
  private(set) var keyMatching = CodingKeyMatching.exact
  /// Whether all keys are looked up in maps: if they are converted, needn't be equal, or are
  /// tracked.
  private(set) var usesMaps = false
  private(set) var lastMemberCounts = false
  /// The lines of the document, indexed on demand.
  package let lines = LineIndex()
  /// The number of callers that continue after an error whatever it is.
  ///
  /// Computing the location of each error would take time proportional to the document's size.
  package var suppressedErrorLocationDepth = 0
  /// The entries of the object in which dictionaries reject duplicate keys.
  private var refusal: Range<ValueTape.Entry> = 0..<0
  /// Whether boxes are currently lent out: during the call the document was created for.
  private var lendsBoxes = false
  /// A pool of keyed containers, each with the object it reads.
  let containerPool = ContainerBoxPool()

  private static let nothing = [UInt8]().withBytes { withCursor(over: $0) { OwnedBytes($0) } }

  @inline(__always)
  var tape: ValueTape { _read { yield tapeCell.value } }

  @inline(__always)
  var paths: CodingPaths {
    _read { yield pathsCell.value }
    _modify { yield &pathsCell.value }
  }

  /// The keys of objects that aren't searched on the tape; an object's entry contains the number of
  /// its map.
  @inline(__always)
  var maps: [[String: ValueTape.Entry]] {
    _read { yield mapsCell.value }
    _modify { yield &mapsCell.value }
  }

  init(_ lanes: TypeTable<StandardLane>) { self.lanes = lanes }

  // MARK: - Calls

  /// Hands the tape to a reader, which overwrites it.
  package func takeTape() -> ValueTape {
    var tape = ValueTape()
    swap(&tape, &tapeCell.value)
    return tape
  }

  /// Takes back the tape that a reader has written.
  package func setTape(_ tape: consuming ValueTape) { tapeCell.value = tape }

  /// Begins a call with a document for which the tape has been written.
  package func begin(_ format: any StandardFormat, _ bytes: ByteCursor, log: EventLog?) {
    formatOfCall = format
    convertsKeys = format.convertsKeys
    keyMatching = format.keyMatching
    lastMemberCounts = format.lastMemberCounts
    start = bytes.at(0)
    eventLog = log
    usesMaps = convertsKeys || keyMatching != .exact || log != nil
    lendsBoxes = containerPool.isUsable && log == nil
  }

  /// Clears the document and everything about it.
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

  /// Copies the bytes, for containers that are kept after the call.
  func endLoan() {
    lendsBoxes = false
    // The input may have been rewritten, which changes its lines.
    lines.removeAll()
    let copy = OwnedBytes(start)
    self.copy = copy
    start = copy.cursor
    eventLog = nil
    format.endLoan()
  }

  // MARK: - Duplicate keys

  /// Makes dictionaries in an object reject duplicate keys. Values of other kinds have no keys.
  func refuseDuplicates(in object: ValueTape.Entry) {
    // An enclosing object may already have rejected them.
    guard tape.isKind(.object, object), !refusal.contains(object) else { return }
    refusal = object..<tape.end(of: object)
  }

  /// Whether a dictionary that contains a member rejects duplicate keys.
  func refusesDuplicates(_ member: ValueTape.Entry) -> Bool { refusal.contains(member) }

  /// Whether a dictionary at an offset of the document rejects duplicate keys.
  package func refusesDuplicates(at offset: Int) -> Bool {
    guard let object = refusal.first else { return false }
    return (tape.offset(object)..<tape.endOffset(object)).contains(offset)
  }

  // MARK: - Boxes

  /// A container for the object and path in a word.
  @inline(__always)
  func container<Key: CodingKey>(_ word: UInt64) -> KeyedDecodingContainer<Key> {
    if lendsBoxes, let box = containerPool.freeBox(for: Key.self) ?? addBox(for: Key.self) {
      return containerPool.lend(box, word)
    }
    if let eventLog { noteOpened(Members(self, word), eventLog) }
    return KeyedDecodingContainer(StandardOwningContainer<Key>(document: self, word: word))
  }

  @inline(never)
  private func addBox<Key: CodingKey>(for type: Key.Type) -> ContainerBoxPool.FreeBox? {
    let box = containerPool.add(for: type, about: self) {
      KeyedDecodingContainer(StandardPooledContainer<Key>(slot: $0))
    }
    if !containerPool.isUsable { lendsBoxes = false }
    return box
  }
}

// Access for formats.
extension StandardDocument {
  package var format: any StandardFormat {
    guard let formatOfCall else { preconditionFailure("The document was used after its call.") }
    return formatOfCall
  }

  package var bytes: ByteCursor { start }
  package var log: EventLog? { eventLog }
  /// Whether errors don't need locations, because they will be discarded.
  package var suppressesErrorLocations: Bool { suppressedErrorLocationDepth > 0 }

  package func kind(_ entry: ValueTape.Entry) -> ValueTape.Kind { tape.kind(entry) }
  package func flags(_ entry: ValueTape.Entry) -> ValueTape.Flags { tape.flags(entry) }
  package func offset(_ entry: ValueTape.Entry) -> Int { tape.offset(entry) }
  package func length(_ entry: ValueTape.Entry) -> Int { tape.length(entry) }
  package func count(_ entry: ValueTape.Entry) -> Int { tape.count(entry) }
  /// The offset of a value, including its quote.
  package func place(of entry: ValueTape.Entry) -> Int {
    tape.offset(entry) - (tape.kind(entry) == .string ? format.quoteLength : 0)
  }
  package func endOffset(_ entry: ValueTape.Entry) -> Int { tape.endOffset(entry) }

  /// Returns the entry of a member's key, or `value` if it has no key.
  package func key(of value: ValueTape.Entry) -> ValueTape.Entry {
    guard value > ValueTape.root else { return value }
    // A long key occupies two words.
    let (short, long) = (value &- 1, value &- 2)
    let isLong =
      long >= ValueTape.root && tape.isKind(.string, long) && tape.next(long) == value
      && tape.offset(long) + tape.length(long) < tape.offset(value)
    return isLong ? long : short
  }

  package func contents(_ entry: ValueTape.Entry) -> ByteCursor {
    start.at(tape.offset(entry)).prefix(tape.length(entry))
  }

  package func entry(at offset: Int, from start: ValueTape.Entry) -> ValueTape.Entry? {
    tape.entry(at: offset, from: start)
  }

  /// Calls `body` with the elements of an array and their paths.
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

  package func codingPath(_ path: CodingPaths.Path) -> [any CodingKey] {
    paths.codingPath(path) { format.codingPath(from: $0, to: $1, in: self) }
  }

  package func path(_ key: some CodingKey, in path: CodingPaths.Path) -> CodingPaths.Path {
    paths.appending(key, to: path)
  }

  /// The path to the value at offset `end`, starting from the value at `path`, whose offset is
  /// `start`.
  package func path(
    from start: Int, to end: Int, in path: CodingPaths.Path
  ) -> CodingPaths.Path {
    paths.appending(textFrom: start, to: end, to: path)
  }
}
