internal import TranscodableBytes
internal import TranscodableCore
public import TranscodableJSON

extension JSON: PartiallyDecodable {
  public typealias Partial = JSON

  public static func __readPartial(_ partial: inout JSON?, from input: inout __PartialInput) {
    input.readJSON(&partial)
  }
}

extension __PartialInput {
  mutating func readJSON(_ value: inout JSON?) {
    if isResuming { return resumeJSON(&value) }
    guard let token = next() else {
      // If the settings allow it, the partial value includes the incomplete number.
      if settings.numbers == .growing { readJSONNumber(&value) }
      return
    }
    switch token {
    case .beginObject: value = .object([:])
    case .beginArray: value = .array([])
    case .beginString: value = .string("")
    case .number:
      putBack(token)
      return readJSONNumber(&value)
    case .true: value = true
    case .false: value = false
    default: value = .null
    }
    noteShown()
    switch token {
    case .beginObject, .beginArray:
      open(
        isArray: token == .beginArray, token == .beginObject ? .members : .delivered,
        outerDepth: tokenizer.depth - 1)
    case .beginString: open(.string, outerDepth: tokenizer.depth)
    default: return
    }
    resumeJSON(&value)
  }

  private mutating func readJSONNumber(_ value: inout JSON?) {
    readNumber(&value) { .number($0.readNumber()) }
  }

  // Values are moved out of their containers, so that they are uniquely referenced and can be
  // changed without a copy.

  private mutating func resumeJSON(_ value: inout JSON?) {
    if levels[depth].kind == .string {
      guard var string = value.takeString() else { return }
      readString(&string)
      value = string.map { .string($0) }
    } else if levels[depth].isArray {
      guard var elements = value.takeArray() else { return }
      readElements(&elements, of: JSON.self) { $1.readJSON(&$0) }
      value = elements.map { .array($0) }
    } else {
      guard var members = value.takeObject() else { return }
      readMembers(&members)
      value = .object(members)
    }
  }

  private mutating func readMembers(_ members: inout JSON.Object) {
    while true {
      if levels[depth].member == Level.none {
        guard let token = next() else { return }
        if token == .endObject { return close() }
        let key = self.key
        setKey(key)
        // If a key is repeated, the first value wins.
        levels[depth].member = members[key] == nil ? 0 : Level.unwanted
      }
      if levels[depth].member == Level.unwanted {
        depth += 1
        __skip()
        depth -= 1
      } else {
        let wasShown = levels[depth].showsChild
        var member = wasShown ? members.takeLastValue() : nil
        depth += 1
        readJSON(&member)
        depth -= 1
        levels[depth].showsChild = member != nil && isSuspended
        if let shown = member.take() {
          members.putLast(shown, forKey: levels[depth].key, isNew: !wasShown)
        }
      }
      if isSuspended { return }
      levels[depth].member = Level.none
    }
  }
}

extension JSON.Object {
  /// Moves out the value of the last member.
  ///
  /// The caller must put the value back.
  fileprivate mutating func takeLastValue() -> JSON? {
    guard let last = memberValues.popLast() else { return nil }
    memberValues.append(.null)
    return last
  }

  fileprivate mutating func putLast(_ value: consuming JSON, forKey key: String, isNew: Bool) {
    if isNew {
      self[key] = value
    } else {
      memberValues[memberValues.count - 1] = value
    }
  }
}

// These methods aren't inlined. Otherwise, the compiler may keep the optional's old value until the
// end of the statement.
extension JSON? {
  @inline(never)
  fileprivate mutating func takeArray() -> [JSON]?? {
    guard case .array(let elements) = self else { return nil }
    self = nil
    return .some(elements)
  }

  @inline(never)
  fileprivate mutating func takeObject() -> JSON.Object? {
    guard case .object(let members) = self else { return nil }
    self = nil
    return members
  }

  @inline(never)
  fileprivate mutating func takeString() -> String?? {
    guard case .string(let string) = self else { return nil }
    self = nil
    return .some(string)
  }
}
