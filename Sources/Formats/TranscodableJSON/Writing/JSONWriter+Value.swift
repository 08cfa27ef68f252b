internal import TranscodableBytes
internal import TranscodableCore

extension JSONWriter {
  /// Writes a value of any kind.
  internal mutating func write(tree value: JSON, isBounded: Bool = true) {
    switch value {
    case .null: writeNull()
    case .bool(let value): write(value)
    case .number(let number): write(verbatim: number)
    case .string(let text): write(text)
    case .array(let elements): write(elements: elements, isBounded: isBounded)
    case .object(let members): write(members: members, isBounded: isBounded)
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

  /// Writes a number as it was read.
  internal mutating func write(verbatim number: JSON.Number) {
    beginValue()
    output.append(utf8: number.text)
    endValue()
  }

  /// Returns a value as JSON, at any nesting depth.
  internal static func text(of value: JSON, layout: JSONLayout) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(tree: value, isBounded: false)
    return writer.takeText().text
  }
}
