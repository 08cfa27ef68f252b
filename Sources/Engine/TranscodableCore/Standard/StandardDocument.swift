package import TranscodableBytes

/// A document on the container path: its bytes, the tape of its values, and its format.
///
/// Decoders and containers are small values that share this object and refer to an entry of the
/// tape. During a call, the caller owns the bytes. If a container outlives the call, the bytes are
/// copied when the call ends.
///
/// Documents are reused along with their memory and boxes (see ``DocumentPool``).
@usableFromInline
package final class StandardDocument: @unchecked Sendable {
  // Unchecked because only one thread at a time uses a document. The pool passes documents from one
  // thread to another.
  private let tapeCell = UncheckedCell(ValueTape())
  private let pathsCell = UncheckedCell(CodingPaths())
  private let mapsCell = UncheckedCell([[String: ValueTape.Entry]]())
  /// The error of each failed value, used while all failures are being collected.
  private var failedValues: [AttemptMemory.Site: any Error] = [:]
  /// How each known type is decoded.
  private let lanes: TypeTable<StandardLane>
  private var remembersFailures = false
  // These are internal stored properties, so that access needs no checks at run time. Other modules
  // call functions instead.
  private(set) var formatOfCall: (any StandardFormat)?
  private(set) var start = StandardDocument.nothing.cursor
  private var copy: OwnedBytes?
  /// The receiver of events, if a report was requested.
  private(set) var eventLog: EventLog?
  /// A bit set of key hashes, used to check whether keys are distinct.
  let keyBits = WordBuffer(zeros: 32)
  /// Two words: the object in which a key was last missing, or 0, and the filter of all keys in
  /// that object.
  let absence = WordBuffer(zeros: 2)
  private(set) var convertsKeys = false
  private(set) var keyMatching = CodingKeyMatching.exact
  /// Whether all keys are looked up in maps.
  ///
  /// Maps are needed if keys are converted, matched inexactly, or tracked.
  private(set) var usesMaps = false
  private(set) var lastMemberCounts = false
  /// The line index of the document, created on demand.
  package let lines = LineIndex()
  /// The source through which failures refer to the document, or `nil` if there are no failures.
  private let failures = UncheckedCell<FailureSource?>(nil)
  /// The path whose keys were last requested, and those keys.
  private let lastPath = UncheckedCell<(path: CodingPaths.Path, keys: [any CodingKey])>(
    (CodingPaths.empty, []))
  /// The number of nested callers that discard all errors.
  ///
  /// Discarded errors don't need a location. Computing one takes time proportional to the size of
  /// the document.
  package var suppressedErrorLocationDepth: Int {
    _read { yield attempts.value.suppressedErrorLocationDepth }
    _modify { yield &attempts.value.suppressedErrorLocationDepth }
  }
  /// Whether an attribute overrides the coercion policy of the coder.
  package var ignoresCoercion: Bool {
    _read { yield attempts.value.ignoresCoercion }
    _modify { yield &attempts.value.ignoresCoercion }
  }
  /// How the alternatives of a value are being tried, if at all.
  package var attemptMode: AttemptMode {
    _read { yield attempts.value.mode }
    _modify { yield &attempts.value.mode }
  }
  /// The outcomes of all attempts inside the outermost value that has alternatives.
  package var attemptMemory: AttemptMemory? {
    _read { yield attempts.value.memory }
    _modify { yield &attempts.value.memory }
  }
  private let attempts = UncheckedCell(Attempts())
  /// The range of entries in which dictionaries reject duplicate keys.
  private var refusal: Range<ValueTape.Entry> = 0..<0
  /// Whether containers can borrow boxes.
  ///
  /// Boxes are only available during the call that uses the document.
  private var lendsBoxes = false
  /// A pool of boxes for keyed containers.
  ///
  /// Each box refers to one object of the document.
  let containerPool = ContainerBoxPool()

  private struct Attempts {
    var suppressedErrorLocationDepth = 0
    var ignoresCoercion = false
    var mode = AttemptMode.none
    var memory: AttemptMemory?
  }

  private static let nothing = [UInt8]().withBytes { withCursor(over: $0) { OwnedBytes($0) } }

  @inline(__always)
  var tape: ValueTape { _read { yield tapeCell.value } }

  @inline(__always)
  var paths: CodingPaths {
    _read { yield pathsCell.value }
    _modify { yield &pathsCell.value }
  }

  /// The key maps of objects that aren't searched on the tape.
  ///
  /// The entry of such an object contains the number of its map.
  @inline(__always)
  var maps: [[String: ValueTape.Entry]] {
    _read { yield mapsCell.value }
    _modify { yield &mapsCell.value }
  }

  init(_ lanes: TypeTable<StandardLane>) { self.lanes = lanes }

  // MARK: - Calls

  /// Gives the tape to a reader, which overwrites it.
  package func takeTape() -> ValueTape {
    var tape = ValueTape()
    swap(&tape, &tapeCell.value)
    return tape
  }

  /// Takes back the tape that a reader has written.
  package func setTape(_ tape: consuming ValueTape) { tapeCell.value = tape }

  /// Begins a call after the tape of the document has been written.
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

  /// Resets the document for the next call.
  func clear() {
    if failures.value != nil { FailureSource.endCall(&failures.value) }
    if lastPath.value.path != CodingPaths.empty { setLastPath(CodingPaths.empty, []) }
    lines.removeAll()
    attempts.value = Attempts()
    remembersFailures = false
    if !failedValues.isEmpty { failedValues = [:] }
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

  /// The maximum size, in words, of a tape that is kept for the next document.
  private static var roomKept: Int { 16384 }

  /// Copies the bytes, because some containers are still in use after the call.
  func endLoan() {
    FailureSource.endCall(&failures.value)
    lendsBoxes = false
    // If the input was rewritten, its lines differ from those of the copy.
    lines.removeAll()
    let copy = OwnedBytes(start)
    self.copy = copy
    start = copy.cursor
    eventLog = nil
    format.endLoan()
  }

  // MARK: - Failures that are known

  /// Makes failed values fail again without decoding them a second time.
  ///
  /// To collect all failures, each part of a value that failed is decoded by itself, and so are the
  /// parts of these.
  package func rememberFailures() { remembersFailures = true }

  /// Returns how a type is decoded when failures aren't remembered.
  func plainLane(of type: any Any.Type) -> StandardLane {
    lanes.facts(about: type) { StandardLane.find(type, format) }
  }

  /// How a value of a type is decoded.
  @inline(__always)
  func lane(of type: any Any.Type) -> StandardLane {
    if !remembersFailures, let lane = lanes.knownFacts(about: type) { return lane }
    return findLane(of: type)
  }

  @inline(never)
  private func findLane(of type: any Any.Type) -> StandardLane {
    let lane = plainLane(of: type)
    guard remembersFailures else { return lane }
    // Values of known types cost less than the memory.
    if case .known = lane { return lane }
    return .remembered
  }

  func remembering<Value>(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ body: () throws -> Value
  ) throws -> Value {
    // Missing values have the same entry but different paths, so their failures can't be reused.
    if entry == ValueTape.null { return try body() }
    let site = AttemptMemory.Site(type, at: Int(entry))
    if let error = failedValues[site] { throw error }
    do {
      return try body()
    } catch {
      // An error without a location or without reasons must not be thrown again elsewhere.
      if !suppressesErrorLocations, attemptMode != .attempting { failedValues[site] = error }
      throw error
    }
  }

  // MARK: - Duplicate keys

  /// Makes all dictionaries inside an object reject duplicate keys.
  ///
  /// Does nothing if the value isn't an object.
  func refuseDuplicates(in object: ValueTape.Entry) {
    // An enclosing object may already reject duplicate keys.
    guard tape.isKind(.object, object), !refusal.contains(object) else { return }
    refusal = object..<tape.end(of: object)
  }

  /// Whether the dictionary that contains `member` rejects duplicate keys.
  func refusesDuplicates(_ member: ValueTape.Entry) -> Bool { refusal.contains(member) }

  /// Whether the dictionary at `offset` rejects duplicate keys.
  package func refusesDuplicates(at offset: Int) -> Bool {
    guard let object = refusal.first else { return false }
    return (tape.offset(object)..<tape.endOffset(object)).contains(offset)
  }

  // MARK: - Boxes

  /// Returns a container for the object and path that are packed into `word`.
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

// The functions that formats call.
extension StandardDocument {
  package var format: any StandardFormat {
    guard let formatOfCall else { preconditionFailure("The document was used after its call.") }
    return formatOfCall
  }

  package var bytes: ByteCursor { start }
  package var log: EventLog? { eventLog }
  /// Whether errors need no location because they will be discarded.
  package var suppressesErrorLocations: Bool { suppressedErrorLocationDepth > 0 }

  package func kind(_ entry: ValueTape.Entry) -> ValueTape.Kind { tape.kind(entry) }
  package func flags(_ entry: ValueTape.Entry) -> ValueTape.Flags { tape.flags(entry) }
  package func offset(_ entry: ValueTape.Entry) -> Int { tape.offset(entry) }
  package func length(_ entry: ValueTape.Entry) -> Int { tape.length(entry) }
  package func count(_ entry: ValueTape.Entry) -> Int { tape.count(entry) }
  /// Returns the offset of a value.
  ///
  /// For a string, this is the offset of the opening quote.
  package func position(of entry: ValueTape.Entry) -> Int {
    tape.offset(entry) - (tape.kind(entry) == .string ? format.quoteLength : 0)
  }
  package func endOffset(_ entry: ValueTape.Entry) -> Int { tape.endOffset(entry) }

  /// Returns the entry of a value's key, or `value` itself if the value has no key.
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

  /// Calls `body` with each element of an array and the path of the element.
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
    if path == lastPath.value.path { return lastPath.value.keys }
    let keys = paths.codingPath(path) { format.codingPath(from: $0, to: $1, in: self) }
    setLastPath(path, keys)
    return keys
  }

  /// The previous keys are released after the access ends, because releasing a key may run other
  /// code.
  private func setLastPath(_ path: CodingPaths.Path, _ keys: [any CodingKey]) {
    var last = (path: path, keys: keys)
    swap(&last, &lastPath.value)
  }

  /// Returns the source through which failures refer to the document.
  package func failureSource(_ locator: () -> any FailureLocating) -> FailureSource {
    if let source = failures.value { return source }
    let source = FailureSource(start, owner: copy, locator())
    failures.value = source
    return source
  }

  package func path(_ key: some CodingKey, in path: CodingPaths.Path) -> CodingPaths.Path {
    paths.appending(key, to: path)
  }

  /// Returns the path of the value at offset `end`.
  ///
  /// That value is inside the value at offset `start`, whose path is `path`.
  package func path(
    from start: Int, to end: Int, in path: CodingPaths.Path
  ) -> CodingPaths.Path {
    paths.appending(textFrom: start, to: end, to: path)
  }
}
