internal import TranscodableBytes
internal import TranscodableCore

/// The location of a value in a draft, shared by the encoders and containers of the value.
final class JSONDraftSlot {
  /// A call to `encode`.
  ///
  /// The encoded value's containers can be used only during this call.
  final class Call {
    var isOver = false
  }

  let draft: JSONDraft
  let cell: ValueDraft.Index
  let call: Call
  let path: [any CodingKey]
  private let depth: Int
  private var countBefore = 0
  private var running: (member: ValueDraft.Index, call: Call)?

  init(
    _ draft: JSONDraft, _ cell: ValueDraft.Index, _ call: Call, _ path: [any CodingKey],
    depth: Int
  ) {
    (self.draft, self.cell, self.call, self.path, self.depth) = (draft, cell, call, path, depth)
  }

  /// Creates a slot for a value that is already complete.
  ///
  /// Anything that is encoded into the slot is discarded.
  convenience init(after path: [any CodingKey], _ draft: JSONDraft, count: Int, depth: Int) {
    self.init(draft, ValueDraft.root, Call(), path, depth: depth)
    countBefore = count
  }

  var live: JSONDraftSlot {
    if !call.isOver { return self }
    return JSONDraftSlot(
      after: path, JSONDraft(like: draft), count: elementCount, depth: depth)
  }

  var isEmpty: Bool { draft.values.kind(cell) == .empty }

  var isContainer: Bool {
    let kind = draft.values.kind(cell)
    return kind == .dictionary || kind == .array
  }

  var elementCount: Int { countBefore + draft.values.childCount(cell) }

  // MARK: - Values

  /// Turns an empty value into a container, or continues a container of the same kind.
  ///
  /// For any other value, everything that is encoded into the returned slot is discarded.
  func opened(as kind: ValueDraft.Kind) -> JSONDraftSlot {
    if draft.open(cell, as: kind) { return self }
    draft.fail(EncodingMisuse.containerOfAnotherKind.error(at: path))
    let refused = JSONDraftSlot(after: path, JSONDraft(like: draft), count: 0, depth: depth)
    return refused.opened(as: kind)
  }

  /// Encodes a value into this slot, which must be empty.
  func setValue<Value: Encodable>(_ value: Value, in state: JSONEncodingState) throws {
    guard isEmpty else { throw EncodingMisuse.secondValue.error(at: path) }
    do {
      try encode(value, at: self, state)
    } catch {
      clear()
      throw error
    }
    completeEmpty()
  }

  func setValue(_ write: (inout JSONWriter) -> Void) throws {
    guard isEmpty else { throw EncodingMisuse.secondValue.error(at: path) }
    draft.set(cell, try draft.text(at: path, depth: depth, write))
  }

  func clear() { draft.values.clear(cell) }

  func completeEmpty() { if isEmpty { draft.values.set(cell, .dictionary) } }

  // MARK: - Members

  /// This slot, unless a scalar was encoded into it after the value was finished.
  ///
  /// In that case, members are discarded.
  var container: JSONDraftSlot {
    let kind = draft.values.kind(cell)
    if kind == .empty || kind == .dictionary || kind == .array { return self }
    return JSONDraftSlot(after: path, JSONDraft(like: draft), count: countBefore, depth: depth)
  }

  func set(_ key: some CodingKey, _ write: (inout JSONWriter) -> Void) throws {
    let text = try draft.text(at: path + [key], depth: depth, write)
    draft.set(draft.values.addChild(to: cell, key: keep(key)), text)
  }

  func set<Value: Encodable>(
    _ key: some CodingKey, _ value: Value, in state: JSONEncodingState
  ) throws {
    try encode(value, path + [key], state, asMember: keep(key))
  }

  /// Encodes an entry of a dictionary without converting its key.
  func set<Value: Encodable>(
    entry: JSONEntryKey, _ value: Value, in state: JSONEncodingState
  ) throws {
    let key = draft.values.keep(entry.stringValue) &+ 1
    try encode(value, path + [entry], state, asMember: key)
  }

  func nested(_ key: some CodingKey, amends: Bool) -> JSONDraftSlot {
    let text = writtenKey(key)
    let member = amends ? draft.values.member(text, of: cell) : nil
    return nested(path + [key]) {
      member ?? draft.values.addChild(to: cell, key: draft.values.keep(text) &+ 1)
    }
  }

  private func writtenKey(_ key: some CodingKey) -> String {
    draft.context?.writtenKey(key) { path } ?? key.stringValue
  }

  private func keep(_ key: some CodingKey) -> UInt32 { draft.values.keep(writtenKey(key)) &+ 1 }

  // MARK: - Elements

  func append(_ write: (inout JSONWriter) -> Void) throws {
    let text = try draft.text(at: path + [nextIndex], depth: depth, write)
    draft.set(draft.values.addChild(to: cell), text)
  }

  func append<Value: Encodable>(_ value: Value, in state: JSONEncodingState) throws {
    try encode(value, path + [nextIndex], state, asMember: 0)
  }

  var nestedElement: JSONDraftSlot {
    nested(path + [nextIndex]) { draft.values.addChild(to: cell) }
  }

  private var nextIndex: CodingFieldKey { CodingFieldKey(index: elementCount) }

  // MARK: - Nesting

  private func nested(
    _ path: [any CodingKey], _ member: () -> ValueDraft.Index
  ) -> JSONDraftSlot {
    // Values that exceed the maximum depth are discarded.
    guard depth <= 512 else {
      draft.failTooDeep()
      return JSONDraftSlot(after: path, JSONDraft(like: draft), count: 0, depth: 0)
    }
    return JSONDraftSlot(draft, member(), call, path, depth: depth + 1)
  }

  /// Encodes a member, or an element if `key` is 0.
  private func encode<Value: Encodable>(
    _ value: Value, _ path: [any CodingKey], _ state: JSONEncodingState, asMember key: UInt32
  ) throws {
    let member = draft.values.beginChild(of: cell, key: key)
    let call = Call()
    defer { call.isOver = true }
    do {
      try encode(value, at: JSONDraftSlot(draft, member, call, path, depth: depth + 1), state)
    } catch {
      draft.values.drop(member)
      throw error
    }
    draft.values.complete(member, in: cell)
  }

  private func encode<Value: Encodable>(
    _ value: Value, at slot: JSONDraftSlot, _ state: JSONEncodingState
  ) throws {
    let type = JSONTypeEncoding.of(Value.self)
    // If the nesting exceeds the maximum depth, the writer reports the failure.
    if type.path == .direct || depth > 512 {
      let text = try draft.text(at: slot.path, depth: depth) { $0.write(value) }
      return draft.set(slot.cell, text)
    }
    let frame = JSONEncodingFrame(state, at: slot)
    if type.path == .wrapper {
      try type.encodeElements(of: value, in: frame)
    } else {
      try value.encode(to: JSONStandardEncoder(frame: frame))
    }
  }

  // MARK: - Members begun in the output

  func reopenLast(_ call: Call) -> ValueDraft.Index {
    let member = draft.values.lastChild(cell)
    draft.values.reopen(member, in: cell)
    running = (member, call)
    return member
  }

  func setRunning(_ text: [UInt8]) { draft.set(running?.member ?? cell, text) }

  func completeMember() {
    if let member = endRunning() { draft.values.complete(member, in: cell) }
  }

  func dropMember() {
    if let member = endRunning() { draft.values.drop(member) }
  }

  private func endRunning() -> ValueDraft.Index? {
    defer { running = nil }
    running?.call.isOver = true
    return running?.member
  }
}
