internal import TranscodableBytes
public import TranscodableCore

extension JSONWriter {
  /// Writes the payload of a case as an object, with the tag of the case as an additional first
  /// member.
  ///
  /// If the payload has a member with the same key, that member replaces the tag, as in a keyed
  /// container.
  ///
  /// - Parameters:
  ///   - value: The value, which must be encoded as an object.
  ///   - key: The key of the tag, already escaped for use between quotes.
  ///   - tag: The tag.
  public mutating func __write<Value: JSONEncodable>(
    _ value: Value, beside key: StaticString, _ tag: CodingTagValue
  ) {
    guard isPlain else { return writeThroughContainers(value, beside: key.description, tag) }
    let (start, depth) = (output.count, depth)
    beginObject()
    writeKey(key)
    write(tag)
    // The comma is removed, because it takes the place of the value's opening brace.
    output.truncate(to: output.count - 1)
    let inner = output.count
    write(value)
    guard !hasFailed else {
      rollBack(to: start, depth: depth)
      return writeNull()
    }
    let hasKey = memberOfObject(from: inner, hasKey: key.description)
    if hasKey == false { return join(from: inner) }
    rollBack(to: start, depth: depth)
    // If the value isn't an object, the container path reports it.
    if hasKey == nil {
      writeThroughContainers(value, beside: key.description, tag)
    } else {
      write(value)
    }
  }

  /// Writes a payload of a type that is only `Encodable`, with a tag as an additional first member.
  @_disfavoredOverload
  public mutating func __write<Value: Encodable>(
    _ value: Value, beside key: StaticString, _ tag: CodingTagValue
  ) {
    writeThroughContainers(value, beside: key.description, tag)
  }

  private mutating func writeThroughContainers<Value: Encodable>(
    _ value: Value, beside key: String, _ tag: CodingTagValue
  ) {
    encode { encoder in
      var container = encoder.container(keyedBy: CodingFieldKey.self)
      try container.encode(tag, forKey: CodingFieldKey(stringValue: key))
      try value.encode(to: encoder)
    }
  }

  /// Writes a value through containers.
  public mutating func __encode<Value: Encodable>(_ value: Value) {
    encode { try value.encode(to: $0) }
  }

  private mutating func write(_ tag: CodingTagValue) {
    switch tag {
    case .string(let text): write(text)
    case .integer(let value): write(value)
    case .number(let value): write(value)
    case .bool(let value): write(value)
    case .null: writeNull()
    }
  }

  /// Reports that a case can't be encoded.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name of the case.
  public mutating func __failIgnored<Value>(_ value: Value, _ name: String) {
    fail(.invalidValue, found: "the ignored case '\(name)'", value: value)
    writeNull()
  }

  // MARK: - Joining objects

  /// Moves the members of the object that starts at `start` into the enclosing object.
  private mutating func join(from start: Int) {
    let isEmpty = output.count == start + 3
    output.truncate(to: isEmpty ? start : output.count - 2)
    if !isEmpty { output.replace(at: start, with: 0x2C) }
    endValue()
    endObject()
  }

  /// Whether the object that starts at `start` has a member with a key, or `nil` if there is no
  /// object.
  private borrowing func memberOfObject(from start: Int, hasKey key: String) -> Bool? {
    output.withCursor { text in
      var text = text
      text.advance(by: start)
      guard text.peek() == 0x7B else { return nil }
      var reader = JSONReader(text)
      return reader.enterMember(key)
    }
  }
}
