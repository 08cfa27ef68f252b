internal import TranscodableBytes
internal import TranscodableCore

extension JSONWriter {
  internal mutating func write(tree value: JSON, isBounded: Bool = true) {
    switch value {
    case .null: writeNull()
    case .bool(let value): write(value)
    case .number(let number): write(verbatim: number)
    case .string(let text): write(text)
    case .array where !isBounded && depth >= 64, .object where !isBounded && depth >= 64:
      write(onHeap: value)
    case .array(let elements): write(elements: elements, isBounded: isBounded)
    case .object(let members): write(members: members, isBounded: isBounded)
    }
  }

  private mutating func write(onHeap value: JSON) {
    struct Container {
      let keys: [String]?
      let values: [JSON]
      var next = 0
    }
    var containers: [Container] = []
    var pending: JSON? = value
    while true {
      switch pending.take() {
      case .array(let elements)?:
        beginArray()
        containers.append(Container(keys: nil, values: elements))
      case .object(let members)?:
        beginObject()
        containers.append(Container(keys: members.keys, values: members.memberValues))
      case let scalar?: write(tree: scalar)
      case nil: break
      }
      let last = containers.count - 1
      if last < 0 { return }
      let index = containers[last].next
      guard index < containers[last].values.count else {
        if containers[last].keys == nil { endArray() } else { endObject() }
        containers.removeLast()
        continue
      }
      containers[last].next += 1
      if let key = containers[last].keys?[index] { writeKey(dictionary: key) }
      pending = containers[last].values[index]
    }
  }

  private mutating func write(elements: [JSON], isBounded: Bool) {
    beginArray()
    elements.lend { elements in
      for index in elements.indices where failure == nil || !isBounded {
        write(tree: elements[index], isBounded: isBounded)
      }
    }
    endArray()
  }

  private mutating func write(members: JSON.Object, isBounded: Bool) {
    beginObject()
    let (keys, values) = (members.keys, members.memberValues)
    for index in values.indices where failure == nil || !isBounded {
      writeKey(dictionary: keys[index])
      write(tree: values[index], isBounded: isBounded)
    }
    endObject()
  }

  internal mutating func write(verbatim number: JSON.Number) {
    beginValue()
    output.append(utf8: number.text)
    endValue()
  }

  internal static func text(of value: JSON, layout: JSONLayout) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(tree: value, isBounded: false)
    return writer.takeText().text
  }
}
