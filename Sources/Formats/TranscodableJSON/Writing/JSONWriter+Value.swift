internal import TranscodableBytes
internal import TranscodableCore

extension JSONWriter {
  /// Writes a value of any kind.
  ///
  /// A value that is nested too deeply is a failure.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isBounded: Whether a failure is an end: nothing deeper is written then.
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

  /// Writes a number as it is written.
  internal mutating func write(verbatim number: JSON.Number) {
    beginValue()
    output.append(utf8: number.text)
    endValue()
  }

  /// The text of a value, however deeply it is nested.
  internal static func text(of value: JSON, layout: JSONLayout) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(tree: value, isBounded: false)
    return writer.takeText().text
  }
}
