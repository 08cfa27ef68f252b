internal import TranscodableBytes
internal import TranscodableCore

// Values that grow: objects with fields, arrays, dictionaries, strings.
extension __PartialInput {
  /// Begins a value, or goes on with it.
  ///
  /// - Parameters:
  ///   - token: What it begins with.
  ///   - type: Its type, for what is none.
  ///   - start: Makes a value without anything in it.
  /// - Returns: Whether it is open.
  mutating func enter<Value: Decodable>(
    _ token: JSONToken, _ type: Value.Type, _ start: () -> Void
  ) -> Bool {
    if isResuming {
      if !levels[depth].isOther { return true }
    } else {
      guard let found = next() else { return false }
      if found == token {
        open(
          isArray: token == .beginArray,
          outerDepth: tokenizer.depth - (token == .beginString ? 0 : 1))
        start()
        noteShown()
        return true
      }
      putBack(found)
    }
    skipOther(than: type)
    if isSuspended, isResuming { levels[depth].isOther = true }
    return false
  }

  // MARK: - Objects

  /// Reads the fields of an object.
  ///
  /// - Parameters:
  ///   - fields: What there is of them.
  ///   - type: The type of the whole value.
  public mutating func __readFields<Fields: PartialFields, Value: Decodable>(
    _ fields: inout Fields?, of type: Value.Type
  ) {
    if !Fields.__required.isEmpty, !findRequired(Fields.self) { return }
    guard enter(.beginObject, type, { fields = Fields() }) else { return }
    // What is open has one owner, so that nothing is copied to change it.
    var open = fields.take() ?? Fields()
    if readMembers(&open) { open.__states.isClosed = true }
    fields = open
  }

  /// Reads the fields of a value that are in an object inside of it.
  ///
  /// - Parameters:
  ///   - object: The number of the object.
  ///   - fields: What there is of the fields of the value.
  public mutating func __readObject<Fields: PartialFields>(
    _ object: Int, _ fields: inout Fields
  ) {
    guard enter(.beginObject, JSON.self, {}) else { return }
    levels[depth].object = object
    _ = readMembers(&fields)
  }

  /// Reads members until the object or the text ends.
  ///
  /// - Returns: Whether the object has ended.
  private mutating func readMembers<Fields: PartialFields>(_ fields: inout Fields) -> Bool {
    while true {
      if levels[depth].member == Level.none {
        guard let token = next() else { return false }
        if token == .endObject {
          close()
          return true
        }
        levels[depth].key = tokenizer.textString
        let member = Fields.__member(fieldKey(), in: levels[depth].object)
        if member < 0, let known = Fields.__known {
          failures.append(
            CodingFailure.unknownKey(levels[depth].key, known).at(codingPath(depth)))
        }
        // Of several members with the same key the first counts.
        let isWanted = member >= 0 && !fields.__states.hasBegun(member)
        levels[depth].member = isWanted ? member : Level.unwanted
      }
      let member = levels[depth].member
      depth += 1
      if member == Level.unwanted { __skip() } else { fields.__read(member, from: &self) }
      depth -= 1
      if member != Level.unwanted, !isSuspended || isResuming(at: depth + 1) || growingNumber != nil
      {
        fields.__states.begin(member)
      }
      if isSuspended { return false }
      if member != Level.unwanted { fields.__states.end(member) }
      levels[depth].member = Level.none
    }
  }

  private func isResuming(at depth: Int) -> Bool { levels.count > depth }

  /// The key of the field that the present member belongs to.
  private func fieldKey() -> String {
    let key = levels[depth].key
    guard let context, context.convertsKeys else { return key }
    let path = codingPath(depth)
    return context.fieldKey(for: key) { path }
  }

  /// The path to the value at a depth.
  private func codingPath(_ depth: Int) -> [any CodingKey] {
    levels.prefix(depth).filter { !$0.isTransparent }.map { level in
      level.isArray
        ? CodingFieldKey(index: level.count) : CodingFieldKey(stringValue: level.key)
    }
  }

  // MARK: - Arrays and dictionaries

  /// Reads the elements of an array.
  ///
  /// - Parameters:
  ///   - elements: What there is of them.
  ///   - type: The type of the array.
  ///   - read: Reads one of them.
  mutating func readElements<Element, Value: Decodable>(
    _ elements: inout [Element]?, of type: Value.Type,
    _ read: (inout Element?, inout __PartialInput) -> Void
  ) {
    guard enter(.beginArray, type, { elements = [] }) else { return }
    while true {
      if levels[depth].member == Level.none {
        if let token = next() {
          if token == .endArray { return close() }
          putBack(token)
        } else if !hasGrowingNumber {
          return
        }
        levels[depth].member = 0
      }
      // What is open has one owner, so that nothing is copied to change it.
      var element = levels[depth].showsChild ? elements?.removeLast() : nil
      depth += 1
      read(&element, &self)
      depth -= 1
      levels[depth].showsChild = element != nil && isSuspended
      if let element { elements?.append(element) }
      if isSuspended { return }
      levels[depth].member = Level.none
      levels[depth].count += 1
    }
  }

  /// Reads the entries of a dictionary.
  ///
  /// - Parameters:
  ///   - entries: What there is of them.
  ///   - type: The type of the dictionary.
  ///   - read: Reads the value of one of them.
  mutating func readEntries<Entry, Value: Decodable>(
    _ entries: inout [String: Entry]?, of type: Value.Type,
    _ read: (inout Entry?, inout __PartialInput) -> Void
  ) {
    guard enter(.beginObject, type, { entries = [:] }) else { return }
    while true {
      if levels[depth].member == Level.none {
        guard let token = next() else { return }
        if token == .endObject { return close() }
        let key = tokenizer.textString
        levels[depth].key = key
        // Of several members with the same key the first counts.
        levels[depth].member = entries?[key] == nil ? 0 : Level.unwanted
      }
      let isWanted = levels[depth].member != Level.unwanted
      let key = levels[depth].key
      var entry = isWanted ? entries?.removeValue(forKey: key) : nil
      depth += 1
      if isWanted { read(&entry, &self) } else { __skip() }
      depth -= 1
      if let entry { entries?[key] = entry }
      if isSuspended { return }
      levels[depth].member = Level.none
    }
  }

  // MARK: - Strings

  /// Reads a string.
  mutating func readString(_ string: inout String?) {
    guard enter(.beginString, String.self, { string = "" }) else { return }
    while true {
      let piece: String
      if let plain = takePlainPiece() {
        piece = plain
      } else {
        guard let token = next() else { return }
        if token == .endString { return close() }
        piece = tokenizer.textString
      }
      string?.append(piece)
      if levels[depth].isNew { continue }
      let pointer = openPointer ?? pointer(depth)
      openPointer = pointer
      changes.append(.appended(pointer, piece))
    }
  }
}
