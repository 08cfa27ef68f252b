/// A value that grows at its end: what is open in it is the last child of what is around it.
struct JSONPartialTree: Sendable {
  /// A container that is open, or a string.
  private struct Level {
    /// The key or index of its present child.
    var step = ""
    /// The number of elements, if it is an array.
    var count = 0
    let isArray: Bool
    /// Whether it was not there before the present piece, so that nothing is told of what is inside.
    var isNew: Bool
  }

  /// What there is of the value, nil if it has not begun.
  private(set) var root: JSON?
  /// What is open, from the outside in.
  private var levels: [Level] = []
  /// How many values are open that are not kept, because their key was there before.
  private var droppedDepth = 0
  private var isDroppingNext = false
  /// Whether the last value is a number that may grow.
  private var isProvisional = false
  /// What has changed since the last time somebody asked.
  private var changes = PartialJSONChanges()
  /// The pointer of the string that is open.
  private var openPointer: JSON.Pointer?

  // MARK: - Building

  mutating func take(_ token: JSONToken, _ text: [UInt8]) {
    switch token {
    case .beginObject: open(.object([:]), isArray: false)
    case .beginArray: open(.array([]), isArray: true)
    case .beginString: open(.string(""), isArray: false)
    case .stringPiece: grow(by: String(decoding: text, as: UTF8.self))
    case .key: beginMember(String(decoding: text, as: UTF8.self))
    case .endObject, .endArray, .endString: close()
    case .number: add(.number(JSON.Number(validated: String(decoding: text, as: UTF8.self))))
    case .null: add(.null)
    case .true: add(true)
    case .false: add(false)
    }
  }

  /// Shows a number that may grow, in place of what was shown of it before.
  mutating func show(growing number: String) {
    let value = JSON.number(JSON.Number(validated: number))
    if droppedDepth > 0 || isDroppingNext || isProvisional && last == number { return }
    place(value)
    isProvisional = true
  }

  /// The text of the number that may grow.
  private var last: String? {
    var value = root
    for _ in levels {
      switch value {
      case .array(let elements): value = elements.last
      case .object(let members): value = members.values.last
      default: return nil
      }
    }
    return value?.number?.text
  }

  private mutating func add(_ value: JSON) {
    if droppedDepth > 0 { return }
    if isDroppingNext {
      isDroppingNext = false
      return
    }
    let wasShown = isProvisional
    if !wasShown || last != value.number?.text { place(value) }
    isProvisional = false
    if wasShown, !(levels.last?.isNew ?? false) {
      changes.append(.completed(pointer(levels.count)))
    }
  }

  /// Adds a value behind all others, or puts it in the place of a number that has grown.
  private mutating func place(_ value: JSON) {
    let isReplacing = isProvisional
    if let parent = levels.indices.last {
      if levels[parent].isArray, !isReplacing {
        levels[parent].step = String(levels[parent].count)
        levels[parent].count += 1
      }
      let key = levels[parent].step
      root?.modifyLast(levels.count - 1) { container in
        container.setLast(value, forKey: key, isReplacing: isReplacing)
      }
      if levels[parent].isNew { return }
    } else {
      root = value
    }
    changes.append(.added(pointer(levels.count)))
  }

  private mutating func open(_ value: JSON, isArray: Bool) {
    if droppedDepth > 0 || isDroppingNext {
      isDroppingNext = false
      droppedDepth += 1
      return
    }
    place(value)
    levels.append(Level(isArray: isArray, isNew: true))
  }

  private mutating func close() {
    if droppedDepth > 0 {
      droppedDepth -= 1
      return
    }
    openPointer = nil
    guard let level = levels.popLast() else { return }
    if !level.isNew { changes.append(.completed(pointer(levels.count))) }
  }

  private mutating func beginMember(_ key: String) {
    if droppedDepth > 0 { return }
    levels[levels.count - 1].step = key
    var isThere = false
    root?.modifyLast(levels.count - 1) { isThere = $0[key] != nil }
    // Of several members with the same key the first counts.
    isDroppingNext = isThere
  }

  private mutating func grow(by text: String) {
    if droppedDepth > 0 { return }
    root?.modifyLast(levels.count - 1) { $0.append(text) }
    if levels.last?.isNew ?? true { return }
    let pointer = openPointer ?? pointer(levels.count - 1)
    openPointer = pointer
    changes.append(.appended(pointer, text))
  }

  // MARK: - Looking

  /// What has changed since the last time.
  mutating func takeChanges() -> PartialJSONChanges {
    for index in levels.indices.reversed() {
      if !levels[index].isNew { break }
      levels[index].isNew = false
    }
    if changes.isEmpty { return changes }
    defer { changes = PartialJSONChanges() }
    return changes
  }

  private func pointer(_ count: Int) -> JSON.Pointer {
    JSON.Pointer(tokens: levels[..<count].map(\.step))
  }

  /// How far a value has come.
  func state(of pointer: JSON.Pointer) -> PartialJSONState {
    guard let root, root[pointer] != nil else { return .pending }
    let steps = levels.map(\.step)
    let isOpen = pointer.tokens.count < levels.count
    let isOnWay = zip(pointer.tokens, steps).allSatisfy { $0 == $1 }
    if isProvisional, pointer.tokens == steps { return .partial }
    return isOpen && isOnWay ? .partial : .complete
  }
}

extension JSON {
  /// Changes what is the last child of the last child, and so on, without a copy of anything that
  /// nobody else holds.
  ///
  /// - Parameters:
  ///   - depth: How many containers are around it.
  ///   - body: Changes it.
  fileprivate mutating func modifyLast(_ depth: Int, _ body: (inout JSON) -> Void) {
    if depth == 0 {
      body(&self)
    } else if var elements = takeArray() {
      if !elements.isEmpty { elements[elements.count - 1].modifyLast(depth - 1, body) }
      self = .array(elements)
    } else if var members = takeObject() {
      members.modifyLastValue { $0.modifyLast(depth - 1, body) }
      self = .object(members)
    }
  }

  /// Adds a child, or replaces the last one.
  fileprivate mutating func setLast(_ value: JSON, forKey key: String, isReplacing: Bool) {
    if var elements = takeArray() {
      if isReplacing { elements.removeLast() }
      elements.append(value)
      self = .array(elements)
    } else if var members = takeObject() {
      members[key] = value
      self = .object(members)
    }
  }

  fileprivate mutating func append(_ text: String) {
    guard var string = takeString() else { return }
    string += text
    self = .string(string)
  }

  // What is taken out has one owner, so that nothing is copied to change it. In line, the compiler
  // may keep the value that it was taken out of until the end of the statement.

  @inline(never)
  private mutating func takeArray() -> [JSON]? {
    guard case .array(let elements) = self else { return nil }
    self = .null
    return elements
  }

  @inline(never)
  private mutating func takeObject() -> JSON.Object? {
    guard case .object(let members) = self else { return nil }
    self = .null
    return members
  }

  @inline(never)
  private mutating func takeString() -> String? {
    guard case .string(let string) = self else { return nil }
    self = .null
    return string
  }
}

extension JSON.Object {
  /// Changes the value of the last member, if there is one.
  fileprivate mutating func modifyLastValue(_ body: (inout JSON) -> Void) {
    guard !memberValues.isEmpty else { return }
    body(&memberValues[memberValues.count - 1])
  }
}
