package import TranscodableBytes

/// A document that is being decoded: its bytes, the tape of its values, and its format.
///
/// During a call, the caller owns the bytes. If a container outlives the call, the bytes are copied
/// when the call ends.
@usableFromInline
package final class StandardDocument: @unchecked Sendable {
  // Unchecked because only one thread at a time uses a document. The pool may pass it from one
  // thread to another.
  private let tapeCell = UncheckedCell(ValueTape())
  private let pathsCell = UncheckedCell(CodingPaths())
  private let mapsCell = UncheckedCell([[String: ValueTape.Entry]]())
  private let failedValues = UncheckedCell<[AttemptMemory.Site: any Error]>([:])
  private let methods: TypeTable<DecodingMethod>
  private var remembersFailures = false
  // Private, because accesses to other stored properties of a class are checked in debug builds.
  private var call = Call()
  /// The format of the previous call, which the next one may use again.
  private var idleFormat: (any StandardFormat)?
  private var copy: OwnedBytes?
  let keyBits = WordBuffer(zeros: 32)
  /// The object in which a key was last missing, and a filter of that object's keys.
  ///
  /// The first word is 0 if there is no such object.
  let absence = WordBuffer(zeros: 2)
  package let lines = LineIndex()
  private let failures = UncheckedCell<FailureSource?>(nil)
  private let failureCount = UncheckedCell(0)
  private let firstError = UncheckedCell<ThrownError?>(nil)
  private let failureLock = Lock()
  private let lastPath = UncheckedCell(CodingPaths.empty)
  private let keysOfLastPath = UncheckedCell<[any CodingKey]>([])
  /// The number of nested callers that discard all errors.
  ///
  /// If it is greater than 0, errors need no location.
  package var suppressedErrorLocationDepth: Int {
    _read { yield attempts.value.suppressedErrorLocationDepth }
    _modify { yield &attempts.value.suppressedErrorLocationDepth }
  }
  package var ignoresCoercion: Bool {
    _read { yield attempts.value.ignoresCoercion }
    _modify { yield &attempts.value.ignoresCoercion }
  }
  package var attemptMode: AttemptMode {
    _read { yield attempts.value.mode }
    _modify { yield &attempts.value.mode }
  }
  package var attemptMemory: AttemptMemory? {
    _read { yield attempts.value.memory }
    _modify { yield &attempts.value.memory }
  }
  private let attempts = UncheckedCell(Attempts())
  private var refusal: Range<ValueTape.Entry> = 0..<0
  /// The last value that couldn't be decoded by a table, and the number of these values.
  let tableFailures = UncheckedCell((entry: ValueTape.null, count: 0))
  /// Whether containers can borrow boxes from the pool.
  ///
  /// Containers can borrow boxes only until the decoding call for the document returns.
  private var lendsBoxes = false
  let containerPool = ContainerBoxPool()

  var start: ByteCursor { call.start }
  var eventLog: EventLog? { call.eventLog }
  var convertsKeys: Bool { call.convertsKeys }
  var keyMatching: CodingKeyMatching { call.keyMatching }
  /// Whether all keys are looked up in maps.
  ///
  /// This is the case if keys are converted, tracked or matched inexactly.
  var usesMaps: Bool { call.usesMaps }
  var lastMemberCounts: Bool { call.lastMemberCounts }
  var rejectsOtherKinds: Bool { call.rejectsOtherKinds }

  private struct Attempts {
    var suppressedErrorLocationDepth = 0
    var ignoresCoercion = false
    var mode = AttemptMode.none
    var memory: AttemptMemory?
  }

  /// The start after a call, stored here because static properties are initialized on demand.
  private let emptyStart = Call.nothing.cursor

  @inline(__always)
  var tape: ValueTape { _read { yield tapeCell.value } }

  @inline(__always)
  var paths: CodingPaths {
    _read { yield pathsCell.value }
    _modify { yield &pathsCell.value }
  }

  @inline(__always)
  var maps: [[String: ValueTape.Entry]] {
    _read { yield mapsCell.value }
    _modify { yield &mapsCell.value }
  }

  init(_ methods: TypeTable<DecodingMethod>) { self.methods = methods }

  // MARK: - Calls

  package func takeTape() -> ValueTape {
    var tape = ValueTape()
    swap(&tape, &tapeCell.value)
    return tape
  }

  /// Adds values after the document, for `StandardFormat.container(_:insteadOf:in:)`.
  package func extendTape<Result>(_ body: (inout ValueTape) -> Result) -> Result {
    body(&tapeCell.value)
  }

  package func setTape(_ tape: consuming ValueTape) { tapeCell.value = tape }

  package func takeIdleFormat() -> (any StandardFormat)? { idleFormat.take() }

  /// Begins a call after the document's tape has been written.
  package func begin(
    _ format: consuming any StandardFormat, _ bytes: ByteCursor, log: EventLog?
  ) {
    let (convertsKeys, keyMatching) = (format.convertsKeys, format.keyMatching)
    // Assigning a new value would release the old one, and calling a method of the value would make
    // the runtime check all accesses.
    call.start = bytes.at(0)
    if let log { call.eventLog = log }
    call.convertsKeys = convertsKeys
    call.keyMatching = keyMatching
    call.usesMaps = convertsKeys || keyMatching != .exact || log != nil
    call.lastMemberCounts = format.lastMemberCounts
    call.rejectsOtherKinds = format.rejectsOtherKinds
    call.format = format
    lendsBoxes = containerPool.isUsable && log == nil
  }

  func clear() {
    if failureCount.value > 0 { endFailures() }
    if lastPath.value != CodingPaths.empty { setLastPath(CodingPaths.empty, []) }
    lines.removeAll()
    attempts.value = Attempts()
    remembersFailures = false
    if !failedValues.value.isEmpty {
      // The errors are released after the access ends, because releasing them may run other code.
      var failed: [AttemptMemory.Site: any Error] = [:]
      swap(&failed, &failedValues.value)
    }
    refusal = 0..<0
    tableFailures.value = (ValueTape.null, 0)
    lendsBoxes = false
    absence[0] = 0
    if let format = call.format.take(), format.prepareForReuse() { idleFormat = format }
    if call.eventLog != nil { call.eventLog = nil }
    call.start = emptyStart
    paths.removeAll()
    if !maps.isEmpty { maps = [] }
    if tape.room > Self.roomKept { tapeCell.value = ValueTape() }
  }

  /// The maximum size, in words, of a tape that is kept for the next document.
  private static var roomKept: Int { 16384 }

  /// Copies the bytes, because some containers are still in use after the call.
  func endLoan() {
    endFailures()
    lendsBoxes = false
    // If the input was rewritten, its line numbers differ from the line numbers in the copy.
    lines.removeAll()
    let copy = OwnedBytes(start)
    self.copy = copy
    call.start = copy.cursor
    call.eventLog = nil
    format.endLoan()
  }

  // MARK: - Failures that are known

  /// Makes failed values fail again without decoding them a second time.
  package func rememberFailures() { remembersFailures = true }

  func plainMethod(of type: any Any.Type) -> DecodingMethod {
    methods.facts(about: type) { DecodingMethod.find(type, format) }
  }

  @inline(__always)
  func method(of type: any Any.Type) -> DecodingMethod {
    if !remembersFailures, let method = methods.knownFacts(about: type) { return method }
    return findMethod(of: type)
  }

  @inline(never)
  private func findMethod(of type: any Any.Type) -> DecodingMethod {
    let method = plainMethod(of: type)
    guard remembersFailures else { return method }
    // Decoding a value of a known type again is cheaper than remembering that it failed.
    if case .known = method { return method }
    return .remembered
  }

  func remembering<Value>(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ body: () throws -> Value
  ) throws -> Value {
    // All missing values have the same entry but different paths, so one value's failure doesn't
    // apply to another.
    if entry == ValueTape.null { return try body() }
    let site = AttemptMemory.Site(type, at: Int(entry))
    if let error = failedValues.value[site] { throw error }
    do {
      return try body()
    } catch {
      // An error that lacks a location or reasons must not be thrown again elsewhere.
      if !suppressesErrorLocations, attemptMode != .attempting { failedValues.value[site] = error }
      throw error
    }
  }

  // MARK: - Duplicate keys

  func refuseDuplicates(in object: ValueTape.Entry) {
    // An enclosing object may already reject duplicate keys.
    guard tape.isKind(.object, object), !refusal.contains(object) else { return }
    refusal = object..<tape.end(of: object)
  }

  var acceptsDuplicates: Bool { refusal.isEmpty }

  func refusesDuplicates(_ member: ValueTape.Entry) -> Bool { refusal.contains(member) }

  package func refusesDuplicates(at offset: Int) -> Bool {
    guard let object = refusal.first else { return false }
    return (tape.offset(object)..<tape.endOffset(object)).contains(offset)
  }

  // MARK: - Boxes

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

// Formats call these functions.
extension StandardDocument {
  package var format: any StandardFormat {
    guard let format = call.format else {
      preconditionFailure("The document was used after the call ended.")
    }
    return format
  }

  package var bytes: ByteCursor { start }
  package var log: EventLog? { eventLog }
  package var suppressesErrorLocations: Bool { suppressedErrorLocationDepth > 0 }

  package func kind(_ entry: ValueTape.Entry) -> ValueTape.Kind { tape.kind(entry) }
  package func flags(_ entry: ValueTape.Entry) -> ValueTape.Flags { tape.flags(entry) }
  package func offset(_ entry: ValueTape.Entry) -> Int { tape.offset(entry) }
  package func length(_ entry: ValueTape.Entry) -> Int { tape.length(entry) }
  package func word(_ entry: ValueTape.Entry) -> UInt64 { tape.word(entry) }
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

  package func forEachElement(of array: ValueTape.Entry, _ body: (ValueTape.Entry) -> Void) {
    var entry = tape.firstElement(array)
    for _ in 0..<tape.count(array) {
      body(entry)
      entry = tape.next(entry)
    }
  }

  package func next(_ entry: ValueTape.Entry) -> ValueTape.Entry { tape.next(entry) }

  package func codingPath(_ path: CodingPaths.Path) -> [any CodingKey] {
    if path == lastPath.value { return keysOfLastPath.value }
    var keys: [any CodingKey] = []
    if let key = paths.lastKey(of: path, besides: lastPath.value) {
      // Errors of sibling values are often caught one after the other. If the previous error has
      // been discarded, its path is reused without an allocation.
      swap(&keys, &keysOfLastPath.value)
      keys[keys.count - 1] = key
    } else {
      keys = paths.codingPath(path) { format.codingPath(from: $0, to: $1, in: self) }
    }
    setLastPath(path, keys)
    return keys
  }

  /// Remembers the keys of a path.
  ///
  /// The previous keys are released after the access to `keysOfLastPath` ends, because releasing a
  /// key may run other code.
  private func setLastPath(_ path: CodingPaths.Path, _ keys: [any CodingKey]) {
    var keys = keys
    lastPath.value = path
    swap(&keys, &keysOfLastPath.value)
  }

  /// Returns the source for one more failure.
  package func failureSource(_ locator: @autoclosure () -> any FailureLocating) -> FailureSource {
    failureCount.value += 1
    if let source = failures.value { return source }
    let source = FailureSource(start, owner: copy, locator(), failureLock)
    failures.value = source
    return source
  }

  var hasOneFailure: Bool { failureCount.value == 1 }

  /// Removes and returns the error of the only failure of the call.
  func takeOnlyError() -> ThrownError? { hasOneFailure ? firstError.value.take() : nil }

  /// Returns the error for a failure that was created with a source of this document.
  package func error(for failure: CodingFailure) -> any Error {
    let underlying: any Error = failure
    return remembering(
      DecodingError(failure, failure.debugDescription, underlying), failure, underlying)
  }

  /// Returns an error, which is also remembered if it is the first one of the call.
  @inline(__always)
  package func remembering(
    _ error: consuming any Error, _ failure: consuming CodingFailure,
    _ underlying: consuming any Error
  ) -> any Error {
    if hasOneFailure { firstError.value = ThrownError(copy error, failure, underlying) }
    return error
  }

  private func endFailures() {
    // The sources look for other references to them.
    _ = firstError.value.take()
    failures.value?.endCall(failures: failureCount.value)
    failures.value = nil
    failureCount.value = 0
  }

  package func path(_ key: some CodingKey, in path: CodingPaths.Path) -> CodingPaths.Path {
    paths.appending(key, to: path)
  }

  package func path(
    from start: Int, to end: Int, in path: CodingPaths.Path
  ) -> CodingPaths.Path {
    paths.appending(textFrom: start, to: end, to: path)
  }
}
