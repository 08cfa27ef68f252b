internal import TranscodableJSON

extension SchemaMachine {
  private struct Level {
    let keys: [String]
    let values: [JSON]
    var next = 0
  }

  mutating func accepts(_ value: JSON) -> Bool {
    start()
    visit(value)
    return !isRefused
  }

  mutating func visit(_ value: JSON) {
    var levels: [Level] = []
    var current: JSON? = value
    repeat {
      if let value = current, let level = begin(value) { levels.append(level) }
      current = nil
      while current == nil, let top = levels.indices.last {
        if levels[top].next > 0, !levels[top].values.isEmpty { leave() }
        let next = levels[top].next
        guard next < levels[top].values.count else {
          levels.removeLast()
          close()
          break
        }
        levels[top].next += 1
        let needsVisit =
          levels[top].keys.isEmpty
          ? enterElement() : enter(key: levels[top].keys[next], mayRepeat: false)
        if needsVisit { current = levels[top].values[next] }
      }
    } while current != nil || !levels.isEmpty
  }

  private mutating func begin(_ value: JSON) -> Level? {
    switch value {
    case .null: visit(.null, value)
    case .bool: visit(.boolean, value)
    case .string: visit(.string, value)
    case .number(let number): visit(.init(number: number.text), value)
    case .array(let elements):
      if acceptsAll(.array) { return nil }
      open(isObject: false, whole: value)
      return Level(keys: [], values: elements)
    case .object(let members):
      if acceptsAll(.object) { return nil }
      open(isObject: true, whole: value)
      return Level(keys: members.keys, values: members.values)
    }
    return nil
  }
}
