internal import TranscodableJSON

extension SchemaMachine {
  /// Returns true if the value is valid or the reader fails.
  ///
  /// Stack usage doesn't depend on the nesting depth.
  mutating func accepts(_ reader: inout JSONReader) -> Bool {
    start()
    // Whether each open container is an object.
    var levels: [Bool] = []
    repeat {
      var hasNext = begin(&reader, &levels)
      // Either a value has ended or a container has started. Advance to the next value, and close
      // the containers that end before it.
      while !reader.hasFailed, !hasNext, let isObject = levels.last {
        guard isObject ? reader.nextEntry() : reader.nextElement() else {
          levels.removeLast()
          close()
          if !levels.isEmpty { leave() }
          continue
        }
        hasNext = enter(&reader, isObject: isObject)
      }
      if !hasNext { break }
    } while !reader.hasFailed
    return !isRefused
  }

  private mutating func begin(_ reader: inout JSONReader, _ levels: inout [Bool]) -> Bool {
    let kind = reader.nextKind
    if acceptsAll(KindSet(kind)) {
      reader.skipValue()
      leave()
      return false
    }
    if kind == .number, acceptsAll(.integer), reader.skipPlainInteger() {
      leave()
      return false
    }
    offset = reader.offset
    let id = currentState
    if kind == .object || kind == .array {
      let isObject = kind == .object
      if states[id].wholeKinds.contains(isObject ? .object : .array) {
        visitWhole(&reader)
        if !levels.isEmpty { leave() }
        return false
      }
      open(isObject: isObject)
      guard isObject ? reader.beginDictionary() : reader.beginArray() else {
        if !reader.hasFailed { close() }
        if !levels.isEmpty { leave() }
        return false
      }
      levels.append(isObject)
      return enter(&reader, isObject: isObject)
    }
    visitScalar(kind, &reader, states[id])
    if !levels.isEmpty { leave() }
    return false
  }

  private mutating func enter(_ reader: inout JSONReader, isObject: Bool) -> Bool {
    if records { offset = reader.offset }
    let needsVisit = isObject ? enterMember(&reader) : enterElement()
    if needsVisit { return !reader.hasFailed }
    reader.skipValue()
    leave()
    return false
  }

  private mutating func enterMember(_ reader: inout JSONReader) -> Bool {
    let top = frames.count - 1
    let state = states[frames[top].state]
    let guess = frames[top].guess
    if guess < state.keys.count, reader.takeKey(state.keys.expected[guess]) {
      return enter(expected: guess, state)
    }
    let key = reader.takeKey()
    return enter(key: key, number: state.keys.position(of: key, guess: guess), mayRepeat: true)
  }

  private mutating func visitScalar(
    _ kind: JSONKind?, _ reader: inout JSONReader, _ state: SchemaState
  ) {
    switch kind {
    case .string:
      if state.readsStrings {
        visit(.string, .string(reader.read(String.self)))
      } else {
        reader.skipValue()
        visit(.string, nil)
      }
    case .number:
      guard let text = reader.takeNumberText(JSON.Number.self) else { return }
      let number = state.readsNumbers ? JSON.Number(text) : nil
      visit(.init(number: text), number.map { .number($0) })
    case .bool:
      visit(.boolean, .bool(reader.read(Bool.self)))
    default:
      reader.skipValue()
      visit(.null, .null)
    }
  }

  private mutating func visitWhole(_ reader: inout JSONReader) {
    let start = reader.offset
    guard let value = JSON.decode(from: &reader), !reader.hasFailed else { return }
    offset = start
    visit(value)
  }
}

extension KindSet {
  fileprivate init(_ kind: JSONKind?) {
    switch kind {
    case .null: self = .null
    case .bool: self = .boolean
    case .number: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    // No value follows. The reader reports this error later, when it tries to read the value.
    case nil: self = .all
    }
  }
}
