internal import TranscodableBytes

// The members of an object.
extension JSONScope {
  /// Begins a member at the end of the text.
  /// - Returns: False if there is one with this key.
  @inline(__always)
  private func begin(_ key: some CodingKey, in writer: inout JSONWriter) -> Bool {
    let name = key.stringValue
    let place = cursor
    guard place < table.entries.count, table.entries[place].name == name else {
      return beginUnexpected(key, name, in: &writer)
    }
    let text = table.texts[place]
    guard used & text.bit == 0, writer.isCompact, text.count != 0, irregularity == nil else {
      return beginUnexpected(key, name, in: &writer)
    }
    used |= text.bit
    cursor = place &+ 1
    count &+= 1
    writer.output.append(text.block, count: text.count)
    name.endCheaply()
    return true
  }

  /// Begins a member at the end of the text, which may have to be taken back.
  /// - Returns: False if there is one with this key.
  @inline(__always)
  private func beginKept(_ key: some CodingKey) -> Bool {
    state.place.withValue { writer in
      memberStart = writer.output.count
      return begin(key, in: &writer)
    }
  }

  /// Begins a member with another key than the one that was expected, or in another layout than the compact one.
  @inline(never)
  private func beginUnexpected(
    _ key: some CodingKey, _ name: String, in writer: inout JSONWriter
  ) -> Bool {
    guard state.conversion != .byPath, irregularity?.keys == nil, let place = place(of: name)
    else { return beginUncommon(key, in: &writer) }
    let text = table.texts[place]
    guard used & text.bit == 0 else { return false }
    used |= text.bit
    cursor = place + 1
    count += 1
    if writer.isCompact, text.count != 0 {
      writer.output.append(text.block, count: text.count)
    } else {
      writer.writeKey(dictionary: table.entries[place].key)
    }
    return true
  }

  private func place(of name: String) -> Int? {
    if let place = table.find(name, near: cursor) { return place }
    table = state.present(table)
    if let place = table.find(name, near: cursor) { return place }
    guard let larger = table.adding(name, in: state) else { return nil }
    table = larger
    return larger.entries.count - 1
  }

  /// Notes the key of the member that was begun last, for paths.
  @inline(__always)
  private func note<Key: CodingKey>(_ key: Key) {
    if table.hasPlainKeys, table.identifier == ObjectIdentifier(Key.self), irregularity == nil {
      hasCurrentKey = false
    } else {
      currentKey = key
      hasCurrentKey = true
    }
  }

  /// Begins a member with a key that no table can hold.
  private func beginUncommon(_ key: some CodingKey, in writer: inout JSONWriter) -> Bool {
    let key = converted(key, root: state.rootPath(in: writer))
    let irregularity = makeIrregular()
    var keys = irregularity.keys ?? Set(table.entries.filter { used & $0.text.bit != 0 }.map(\.key))
    irregularity.keys = nil
    let isNew = keys.insert(key).inserted
    irregularity.keys = keys
    guard isNew else { return false }
    irregularity.lastKey = key
    count += 1
    writer.writeKey(dictionary: key)
    return true
  }

  /// The key of a member as it is written.
  func converted(_ key: some CodingKey, root: [any CodingKey]? = nil) -> String {
    guard let context = context else { return key.stringValue }
    switch context.keyConversion {
    case .unchanged: return key.stringValue
    case .uniform: return context.convertedKey(key.stringValue)
    case .byPath: return context.convertedKey(at: path(from: root) + [key])
    }
  }

  /// Takes back the member or element that was begun last.
  @inline(never)
  func rollBack() {
    abandonChild()
    count -= 1
    if shape == .keyed {
      if let irregularity, irregularity.keys != nil {
        irregularity.keys?.remove(irregularity.lastKey)
      } else if cursor > 0 {
        used &= ~table.texts[cursor - 1].bit
      }
    }
    state.place.withValue { $0.rollBack(to: memberStart, depth: depth) }
    if irregularity?.node == nil { isActive = true } else { resumeAfterFailure() }
  }

  // MARK: - Encoding

  /// Encodes a scalar.
  @inline(__always)
  func encodeScalar(_ key: some CodingKey, _ write: (inout JSONWriter) -> Void) throws {
    if isActive || prepareText() {
      let isDone = state.place.withValue { writer in
        guard begin(key, in: &writer) else { return false }
        write(&writer)
        return true
      }
      if isDone { return }
      becomeNode()
    }
    try encodeInNode(key, write)
  }

  /// Encodes a value of any type.
  @inline(__always)
  func encode<Value: Encodable>(_ value: Value, _ key: some CodingKey) throws {
    if isActive || prepareText() {
      if beginKept(key) {
        note(key)
        return try encodeBegun(value)
      }
      becomeNode()
    }
    try encodeInNode(key) { $0.write(value) }
  }

  /// Opens the scope of a member that goes on being encoded.
  @inline(__always)
  func nest(_ key: some CodingKey, amends: Bool) -> JSONScope {
    if isActive || prepareText() {
      if beginKept(key) {
        note(key)
        return nestBegun()
      }
      becomeNode()
    }
    return nestInNode(key, amends: amends)
  }

  /// Encodes an entry of a dictionary, whose key is data and comes only once.
  @inline(__always)
  func encodeEntry<Value: Encodable>(_ value: Value, key: String) throws {
    state.place.withValue { writer in
      memberStart = writer.output.count
      writer.writeKey(dictionary: key)
    }
    count &+= 1
    currentKey = JSONEntryKey(stringValue: key)
    hasCurrentKey = true
    try encodeBegun(value)
  }
}

/// The key of a dictionary's entry in coding paths.
struct JSONEntryKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  /// The key of what a superclass encodes, if it is given none.
  static let `super` = JSONEntryKey(stringValue: "super")

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
