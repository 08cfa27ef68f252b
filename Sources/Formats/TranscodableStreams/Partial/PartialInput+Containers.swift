internal import TranscodableBytes
internal import TranscodableCore
public import TranscodableJSON

// Values that grow: objects with fields, arrays, dictionaries and strings.
//
// Code that depends on a type is inlinable, so that it can be specialized for the type. No other
// code is inlinable.

@usableFromInline
enum PartialEntry {
  case none
  case begun
  /// The value is open.
  case open
  case other
}

@usableFromInline
enum PartialMember {
  case none
  case key
  /// The member is open.
  case open
  case end
}

extension __PartialInput {
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
    enter(.beginObject, keysWait ? .members : .delivered)
  }

  @usableFromInline
  mutating func enterArray() -> PartialEntry { enter(.beginArray, .delivered) }

  // MARK: - Objects

  /// Reads the fields of an object.
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
    // The value is changed in place, so that nothing is copied.
    if fields?.readMembers(from: &self) == true { fields?.__states.isClosed = true }
  }

  /// Reads the fields in a nested object.
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

  @usableFromInline var object: Int { levels[depth].object }

  @usableFromInline
  mutating func setObject(_ object: Int) { levels[depth].object = object }

  @usableFromInline
  mutating func noteUnknown(_ known: [String]) {
    failures.append(CodingFailure.unknownKey(levels[depth].key, known).at(codingPath(depth)))
  }

  /// If the number is negative, the member is ignored.
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

  /// Returns whether the input has ended.
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

  @usableFromInline
  func fieldKey() -> String {
    let key = levels[depth].key
    guard let context, context.convertsKeys else { return key }
    let path = codingPath(depth)
    return context.fieldKey(for: key) { path }
  }

  private func codingPath(_ depth: Int) -> [any CodingKey] {
    levels.prefix(depth).filter { !$0.isTransparent }.map { level in
      level.isArray
        ? CodingFieldKey(index: level.count) : CodingFieldKey(stringValue: level.key)
    }
  }

  // MARK: - Arrays and dictionaries

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
      // The open element is moved out, so that it is uniquely referenced and can be changed without
      // a copy.
      var element = showsChild ? elements?.removeLast() : nil
      depth += 1
      read(&element, &self)
      depth -= 1
      let hasEnded = leaveElement(isShown: element != nil)
      if let open = element.take() { elements?.append(open) }
      if hasEnded { return }
    }
  }

  /// Begins or resumes an element, or returns `false` if there is none.
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

  @usableFromInline var showsChild: Bool { levels[depth].showsChild }

  @usableFromInline
  mutating func leaveElement(isShown: Bool) -> Bool {
    levels[depth].showsChild = isShown && isSuspended
    if isSuspended { return true }
    levels[depth].member = Level.none
    levels[depth].count += 1
    setKey("")
    return false
  }

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
      // If a key is repeated, the first value wins.
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

  @usableFromInline var memberKey: String { levels[depth].key }

  // MARK: - Strings

  @usableFromInline
  mutating func readString(_ string: inout String?) {
    switch enter(.beginString, .string) {
    case .none: return
    case .other: return skipOther(than: String.self)
    case .begun: string = ""
    case .open: addUnread(to: &string)
    }
    while true {
      if let length = plainLength() {
        deliverPlain(length)
        continue
      }
      guard let token = skipQuote() ? .endString : next() else { return }
      if token == .endString {
        addUnread(to: &string)
        return close()
      }
      deliver(tokenizer.textString)
    }
  }
}

extension PartialFields {
  /// Returns whether the object has ended.
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
        // If a key is repeated, the first value wins.
        input.beginMember(member >= 0 && !__states.hasBegun(member) ? member : -1)
      }
      let member = input.enterMember()
      if member < 0 { input.__skip() } else { __read(member, from: &input) }
      if input.leaveMember(member, &__states) { return false }
    }
  }
}
