internal import TranscodableBytes
internal import TranscodableCore

// Values that grow: objects with fields, arrays, dictionaries, strings.
//
// What depends on a type is in line, so that it is compiled for the type; everything else is not.

/// How it is with a value that wants to begin with a certain token.
@usableFromInline
enum PartialEntry {
  /// Nothing of it has come.
  case none
  /// It begins.
  case begun
  /// It is open.
  case open
  /// It is of another kind.
  case other
}

/// How it is with the next member of an object.
@usableFromInline
enum PartialMember {
  /// The text has ended.
  case none
  /// Its key has come.
  case key
  /// It is open.
  case open
  /// The object has ended.
  case end
}

extension __PartialInput {
  /// Begins a value, or goes on with it.
  ///
  /// - Parameters:
  ///   - token: What it begins with.
  ///   - kind: What becomes of its tokens.
  /// - Returns: How it is with the value.
  mutating func enter(_ token: JSONToken, _ kind: Kind) -> PartialEntry {
    if isResuming { return levels[depth].isOther ? .other : .open }
    guard let found = next() else { return .none }
    guard found == token else {
      putBack(found)
      return .other
    }
    open(
      isArray: token == .beginArray, kind,
      outerDepth: tokenizer.depth - (token == .beginString ? 0 : 1))
    noteShown()
    return .begun
  }

  @usableFromInline
  mutating func enterObject(keysWait: Bool) -> PartialEntry {
    enter(.beginObject, keysWait ? .members : .told)
  }

  @usableFromInline
  mutating func enterArray() -> PartialEntry { enter(.beginArray, .told) }

  // MARK: - Objects

  /// Reads the fields of an object.
  ///
  /// - Parameters:
  ///   - fields: What there is of them.
  ///   - type: The type of the whole value.
  @inlinable
  public mutating func __readFields<Fields: PartialFields, Value: Decodable>(
    _ fields: inout Fields?, of type: Value.Type
  ) {
    if !Fields.__required.isEmpty, !findRequired(Fields.self) { return }
    switch enterObject(keysWait: Fields.__known == nil) {
    case .none: return
    case .other: return skipOther(than: type)
    case .begun: fields = Fields()
    case .open: if fields == nil { fields = Fields() }
    }
    // They are changed where they are, so that nothing is copied.
    if fields?.readMembers(from: &self) == true { fields?.__states.isClosed = true }
  }

  /// Reads the fields of a value that are in an object inside of it.
  ///
  /// - Parameters:
  ///   - object: The number of the object.
  ///   - fields: What there is of the fields of the value.
  @inlinable
  public mutating func __readObject<Fields: PartialFields>(
    _ object: Int, _ fields: inout Fields
  ) {
    switch enterObject(keysWait: Fields.__known == nil) {
    case .none: return
    case .other: return skipOther(than: JSON.self)
    case .begun: setObject(object)
    case .open: break
    }
    _ = fields.readMembers(from: &self)
  }

  @usableFromInline
  mutating func nextMember() -> PartialMember {
    if levels[depth].member != Level.none { return .open }
    guard let token = next() else { return .none }
    if token == .endObject {
      close()
      return .end
    }
    setKey(key)
    return .key
  }

  /// The number of the object that is open, of those of a type.
  @usableFromInline var object: Int { levels[depth].object }

  @usableFromInline
  mutating func setObject(_ object: Int) { levels[depth].object = object }

  @usableFromInline
  mutating func noteUnknown(_ known: [String]) {
    failures.append(CodingFailure.unknownKey(levels[depth].key, known).at(codingPath(depth)))
  }

  /// Notes which member has begun; -1 if it is not wanted.
  @usableFromInline
  mutating func beginMember(_ member: Int) {
    levels[depth].member = member < 0 ? Level.unwanted : member
  }

  @usableFromInline
  mutating func enterMember() -> Int {
    let member = levels[depth].member
    depth += 1
    return member
  }

  /// Notes how far a member has come.
  ///
  /// - Returns: Whether the text has ended.
  @usableFromInline
  mutating func leaveMember(_ member: Int, _ states: inout __PartialStates) -> Bool {
    depth -= 1
    if member >= 0 {
      if !isSuspended || levels.count > depth + 1 || growingNumber != nil { states.begin(member) }
      if !isSuspended { states.end(member) }
    }
    if !isSuspended { levels[depth].member = Level.none }
    return isSuspended
  }

  /// The key of the field that the present member belongs to.
  @usableFromInline
  func fieldKey() -> String {
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
  @inlinable
  mutating func readElements<Element, Value: Decodable>(
    _ elements: inout [Element]?, of type: Value.Type,
    _ read: (inout Element?, inout __PartialInput) -> Void
  ) {
    switch enterArray() {
    case .none: return
    case .other: return skipOther(than: type)
    case .begun: elements = []
    case .open: break
    }
    while nextElement() {
      // What is open has one owner, so that nothing is copied to change it.
      var element = showsChild ? elements?.removeLast() : nil
      depth += 1
      read(&element, &self)
      depth -= 1
      let hasEnded = leaveElement(isShown: element != nil)
      if let open = element.take() { elements?.append(open) }
      if hasEnded { return }
    }
  }

  /// Begins an element, or goes on with it.
  ///
  /// - Returns: Whether there is one.
  @usableFromInline
  mutating func nextElement() -> Bool {
    if levels[depth].member != Level.none { return true }
    if let token = next() {
      if token == .endArray {
        close()
        return false
      }
      putBack(token)
    } else if !hasGrowingNumber {
      return false
    }
    levels[depth].member = 0
    return true
  }

  /// Whether the child that is open can be seen.
  @usableFromInline var showsChild: Bool { levels[depth].showsChild }

  /// Notes how far an element has come.
  ///
  /// - Returns: Whether the text has ended.
  @usableFromInline
  mutating func leaveElement(isShown: Bool) -> Bool {
    levels[depth].showsChild = isShown && isSuspended
    if isSuspended { return true }
    levels[depth].member = Level.none
    levels[depth].count += 1
    setKey("")
    return false
  }

  /// Reads the entries of a dictionary.
  ///
  /// - Parameters:
  ///   - entries: What there is of them.
  ///   - type: The type of the dictionary.
  ///   - read: Reads the value of one of them.
  @inlinable
  mutating func readEntries<Entry, Value: Decodable>(
    _ entries: inout [String: Entry]?, of type: Value.Type,
    _ read: (inout Entry?, inout __PartialInput) -> Void
  ) {
    switch enterObject(keysWait: true) {
    case .none: return
    case .other: return skipOther(than: type)
    case .begun: entries = [:]
    case .open: break
    }
    while true {
      let next = nextMember()
      let key = next == .key || next == .open ? memberKey : ""
      switch next {
      case .none, .end: return
      case .open: break
      // Of several members with the same key the first counts.
      case .key: beginMember(entries?[key] == nil ? 0 : -1)
      }
      let isWanted = enterMember() >= 0
      var entry = isWanted ? entries?.removeValue(forKey: key) : nil
      if isWanted { read(&entry, &self) } else { __skip() }
      if let entry { entries?[key] = entry }
      var states = __PartialStates()
      if leaveMember(-1, &states) { return }
    }
  }

  /// The key of the present member.
  @usableFromInline var memberKey: String { levels[depth].key }

  // MARK: - Strings

  /// Reads a string.
  @usableFromInline
  mutating func readString(_ string: inout String?) {
    switch enter(.beginString, .text) {
    case .none: return
    case .other: return skipOther(than: String.self)
    case .begun: string = ""
    case .open: addUnread(to: &string)
    }
    while true {
      if let length = plainLength() {
        tellPlain(length)
        continue
      }
      guard let token = skipQuote() ? .endString : next() else { return }
      if token == .endString {
        addUnread(to: &string)
        return close()
      }
      tell(tokenizer.textString)
    }
  }
}

extension PartialFields {
  /// Reads members until the object or the text ends.
  ///
  /// - Returns: Whether the object has ended.
  @inlinable
  mutating func readMembers(from input: inout __PartialInput) -> Bool {
    while true {
      switch input.nextMember() {
      case .none: return false
      case .end: return true
      case .open: break
      case .key:
        let member = Self.__member(input.fieldKey(), in: input.object)
        if member < 0, let known = Self.__known { input.noteUnknown(known) }
        // Of several members with the same key the first counts.
        input.beginMember(member >= 0 && !__states.hasBegun(member) ? member : -1)
      }
      let member = input.enterMember()
      if member < 0 { input.__skip() } else { __read(member, from: &input) }
      if input.leaveMember(member, &__states) { return false }
    }
  }
}
