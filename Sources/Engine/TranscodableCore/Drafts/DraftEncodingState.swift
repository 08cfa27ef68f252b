public import TranscodableBytes

/// The state shared by the encoders and containers of one call.
///
/// Creating a state costs more than encoding a small value, so states are reused.
@usableFromInline
package final class DraftEncodingState {
  private let draftCell = UncheckedCell(ValueDraft())
  private let rulesCell = UncheckedCell(DraftRules())
  let containerPoolCell = UncheckedCell(DraftContainerPool())
  private let pathsCell = UncheckedCell(CodingPaths())
  private let knownKeysCell = UncheckedCell(KnownKeys())
  package let family: DraftFamily
  /// The last type that began to encode itself.
  ///
  /// A type nearly always opens its container before it encodes other values. If it doesn't, only
  /// the lookup of its keys takes longer.
  let encodedType = UncheckedCell(ObjectIdentifier(Never.self))
  private var domainCount: UInt32 = 0
  // The compiler checks accesses to stored properties at run time unless they are private.
  private var values: [CodingUserInfoKey: Any] = [:]
  private var firstMisuse: (any Error)?
  private var keptObject: AnyObject?

  package var userInfo: [CodingUserInfoKey: Any] { values }

  /// The error for the first API misuse that was detected in a function that can't throw.
  package var misuse: (any Error)? { firstMisuse }

  /// An object of the format, which is kept for the next call.
  package var attachment: AnyObject? {
    get { keptObject }
    set { keptObject = newValue }
  }

  private init(_ family: DraftFamily) { self.family = family }

  package static func take(
    from family: DraftFamily, _ rules: DraftRules, userInfo: [CodingUserInfoKey: Any]
  ) -> DraftEncodingState {
    let state = family.states.take() ?? DraftEncodingState(family)
    state.rulesCell.value = rules
    state.values = userInfo
    return state
  }

  package static func end(_ state: inout DraftEncodingState) {
    state.containerPoolCell.value.end(state)
    // Writing the document has modified the draft. Clear it, because a container or encoder that
    // outlives the call may still write to it.
    guard isKnownUniquelyReferenced(&state) else {
      state.containerPoolCell.value.close()
      return state.draft.removeContents()
    }
    state.removeContents()
    state.paths.removeAll()
    if !state.values.isEmpty { state.values = [:] }
    state.domainCount = 0
    if state.firstMisuse != nil { state.firstMisuse = nil }
    _ = state.family.states.put(state)
  }

  @inline(__always)
  package var rules: DraftRules { _read { yield rulesCell.value } }

  @inline(__always)
  package var draft: ValueDraft {
    _read { yield draftCell.value }
    _modify { yield &draftCell.value }
  }

  package var rootKind: ValueDraft.Kind { draft.kind(ValueDraft.root) }

  @inline(__always)
  var paths: CodingPaths {
    _read { yield pathsCell.value }
    _modify { yield &pathsCell.value }
  }

  func codingPath(_ path: CodingPaths.Path) -> [any CodingKey] {
    paths.codingPath(path) { _, _ in [] }
  }

  func newDomain() -> UInt32 {
    domainCount = min(domainCount + 1, ValueDraft.maximumDomain)
    return domainCount
  }

  // MARK: - Members

  /// Returns one plus the key's offset in the draft.
  @inline(__always)
  func keyOffset(of key: some CodingKey, in dictionary: DraftContainerPool.Target) -> UInt32 {
    // A table contains keys as they are.
    if rules.convertKey != nil { return keepConverted(key, dictionary) }
    let literal = literal(of: key)
    if let literal, let offset = dictionary.keys.offset(ofExpected: literal, dictionary.nextKey) {
      dictionary.nextKey &+= 1
      return offset
    }
    let name = key.stringValue
    var nextKey = dictionary.nextKey
    var offset = dictionary.keys.offset(of: name, &nextKey)
    if nextKey <= dictionary.nextKey || offset == 0 { draft.unmarkDistinct(dictionary.cell) }
    dictionary.nextKey = nextKey
    if let literal, offset != 0 { dictionary.keys.remember(literal, at: nextKey &- 1) }
    if offset == 0 { offset = keepUnknown(key, name, dictionary) }
    name.releaseFast()
    return offset
  }

  @inline(__always)
  private func literal(of key: some CodingKey) -> StaticString? {
    withSameType(key, as: CodingFieldKey.self) { key in
      if case .literal(let text) = key.form { text } else { nil }
    } ?? nil
  }

  @inline(never)
  private func keepConverted(
    _ key: some CodingKey, _ dictionary: DraftContainerPool.Target
  ) -> UInt32 {
    draft.unmarkDistinct(dictionary.cell)
    return draft.keep(keyText(key, dictionary.path)) &+ 1
  }

  @inline(never)
  private func keepUnknown(
    _ key: some CodingKey, _ name: String, _ dictionary: DraftContainerPool.Target
  ) -> UInt32 {
    let integer = rules.usesIntegerKeys ? key.intValue : nil
    knownKeysCell.value.add(name, integer, to: dictionary.keys)
    return keep(name, integer) &+ 1
  }

  private func keep(_ name: String, _ integer: Int?) -> UInt32 {
    guard let integer else { return draft.keep(name) }
    return draft.keep("\(integer)", number: KnownKeys.integer)
  }

  /// Returns the string that represents a key in the draft.
  func keyText(_ key: some CodingKey, _ path: CodingPaths.Path) -> String {
    if let convert = rules.convertKey { return convert(codingPath(path) + [key]) }
    if rules.usesIntegerKeys, let integer = key.intValue { return "\(integer)" }
    return key.stringValue
  }

  @inline(__always) @discardableResult
  package func addMember(
    _ key: some CodingKey,
    _ scalar: ValueDraft.Scalar = ValueDraft.Scalar(kind: .empty),
    to dictionary: ValueDraft.Index, in path: CodingPaths.Path = CodingPaths.empty,
    domain: UInt32? = nil
  ) -> ValueDraft.Index {
    draft.unmarkDistinct(dictionary)
    let isInteger = rules.convertKey == nil && rules.usesIntegerKeys && key.intValue != nil
    let text = keyText(key, path)
    let offset = draft.keep(text, number: isInteger ? KnownKeys.integer : 0)
    return draft.addChild(scalar, to: dictionary, key: offset &+ 1, domain: domain)
  }

  // MARK: - Writing

  /// Encodes a value, passes the draft and the number of known keys to `body`, and removes the value.
  @usableFromInline
  package func lendDraft(
    of operations: any EncodingOperations.Type, _ memory: ValueMemory, path: () -> CodingPaths.Path,
    to body: (borrowing ValueDraft, Int) throws(CodingFailure) -> Void
  ) throws {
    try operations.encode(memory, into: self, path: path)
    if let firstMisuse { throw firstMisuse }
    try write { (draft, known) throws(CodingFailure) in try body(draft, known.offsets.count) }
    removeContents()
  }

  /// Removes what an attempt to encode a value has left.
  package func startAgain() {
    removeContents()
    firstMisuse = nil
  }

  private func removeContents() {
    draft.removeAll(exceptBytes: knownKeysCell.value.size)
    knownKeysCell.value.settle(in: &draft)
  }

  @usableFromInline
  package func appending(_ key: CodingFieldKey, to path: CodingPaths.Path) -> CodingPaths.Path {
    paths.appending(key, to: path)
  }

  @usableFromInline
  package func appending(index: Int, to path: CodingPaths.Path) -> CodingPaths.Path {
    paths.appending(index: index, to: path)
  }

  package func write<Result>(
    _ body: (borrowing ValueDraft, borrowing KnownKeys) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> Result {
    if draft.isFull { throw CodingFailure(.sizeLimit, at: nil) }
    return try body(draftCell.value, knownKeysCell.value)
  }

  /// Records the error, and returns a cell outside the document.
  ///
  /// The error isn't thrown until the call ends, so the caller still needs a cell to write to.
  func refuse(_ misuse: EncodingMisuse, at path: CodingPaths.Path) -> ValueDraft.Index {
    if firstMisuse == nil { firstMisuse = misuse.error(at: codingPath(path)) }
    return draft.addCell()
  }
}
