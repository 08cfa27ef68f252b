internal import TranscodableBytes
internal import TranscodableCore

// The members of an object.
extension JSONEncodingFrame {
  @inline(__always)
  private func begin(_ key: some CodingKey, in writer: inout JSONWriter) -> Bool {
    let name = key.stringValue
    let index = cursor
    guard table.keys.contains(name, at: index) else {
      return beginUnexpected(key, name, in: &writer)
    }
    let text = table.keys[index].text
    guard used & text.bit == 0, writer.isCompact, text.count != 0, coldState == nil else {
      return beginUnexpected(key, name, in: &writer)
    }
    used |= text.bit
    cursor = index &+ 1
    count &+= 1
    writer.output.append(text.block, count: text.count)
    name.releaseFast()
    return true
  }

  /// Begins a member that can be rolled back, or returns `false` if its key is a duplicate.
  @inline(__always)
  private func beginKept(_ key: some CodingKey) -> Bool {
    state.writerCell.withValue { writer in
      memberStart = writer.output.count
      return begin(key, in: &writer)
    }
  }

  @inline(never)
  private func beginUnexpected(
    _ key: some CodingKey, _ name: String, in writer: inout JSONWriter
  ) -> Bool {
    guard state.conversion != .byPath, coldState?.keys == nil,
      let index = table.keys.index(of: name, near: cursor) ?? table.add(name, in: state)
    else { return beginUncommon(key, in: &writer) }
    let text = table.keys[index].text
    guard used & text.bit == 0 else { return false }
    used |= text.bit
    cursor = index + 1
    count += 1
    if writer.isCompact, text.count != 0 {
      writer.output.append(text.block, count: text.count)
    } else {
      writer.writeKey(dictionary: table.keys[index].key)
    }
    return true
  }

  @inline(__always)
  private func note<Key: CodingKey>(_ key: Key) {
    if table.hasPlainKeys, ObjectIdentifier(table.type) == ObjectIdentifier(Key.self),
      coldState?.keys == nil
    {
      hasCurrentKey = false
    } else {
      currentKey = key
      hasCurrentKey = true
    }
  }

  private func beginUncommon(_ key: some CodingKey, in writer: inout JSONWriter) -> Bool {
    let key = converted(key, root: state.rootPath(in: writer))
    let coldState = makeColdState()
    var keys = coldState.keys ?? table.keys(in: used)
    coldState.keys = nil
    let isNew = keys.insert(key).inserted
    coldState.keys = keys
    guard isNew else { return false }
    coldState.lastKey = key
    count += 1
    writer.writeKey(dictionary: key)
    return true
  }

  private func converted(_ key: some CodingKey, root: [any CodingKey]) -> String {
    guard let context = state.context else { return key.stringValue }
    return context.writtenKey(key) { path(from: root) }
  }

  @inline(never)
  func rollBack() {
    if let slot { return slot.dropMember() }
    abandonChild()
    count -= 1
    if shape == .keyed {
      if let coldState, coldState.keys != nil {
        coldState.keys?.remove(coldState.lastKey)
      } else if cursor > 0 {
        used &= ~table.keys[cursor - 1].text.bit
      }
    }
    state.writerCell.withValue { $0.rollBack(to: memberStart, depth: depth) }
    phase = .active
  }

  // MARK: - Encoding

  @inline(__always)
  func encodeScalar(_ key: some CodingKey, _ write: (inout JSONWriter) -> Void) throws {
    if isActive || prepareText() {
      let isDone = state.writerCell.withValue { writer in
        guard begin(key, in: &writer) else { return false }
        write(&writer)
        return true
      }
      if isDone { return }
    }
    try containerInDraft.set(key, write)
  }

  @inline(__always)
  func encode<Value: Encodable>(_ value: Value, _ key: some CodingKey) throws {
    if isActive || prepareText(), beginKept(key) {
      note(key)
      return try encodeBegun(value)
    }
    try containerInDraft.set(key, value, in: state)
  }

  @inline(__always)
  func nest(_ key: some CodingKey, amends: Bool) -> JSONEncodingFrame {
    if isActive || prepareText(), beginKept(key) {
      note(key)
      return nestBegun()
    }
    return JSONEncodingFrame(state, at: containerInDraft.nested(key, amends: amends))
  }

  /// Encodes a dictionary entry without converting its key.
  ///
  /// The key must be unique.
  @inline(__always)
  func encodeEntry<Value: Encodable>(_ value: Value, key: String) throws {
    let entry = JSONEntryKey(stringValue: key)
    guard isActive else { return try containerInDraft.set(entry: entry, value, in: state) }
    state.writerCell.withValue { writer in
      memberStart = writer.output.count
      writer.writeKey(dictionary: key)
    }
    count &+= 1
    currentKey = entry
    hasCurrentKey = true
    try encodeBegun(value)
  }
}

struct JSONEntryKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
