internal import TranscodableBytes
public import TranscodableCore

extension JSONWriter {
  /// Writes the payload of a case as an object.
  ///
  /// The tag of the case is added as the first member.
  ///
  /// If the payload already has a member with the tag's key, that member's value must be the tag.
  public mutating func __write<Value: JSONEncodable>(
    _ value: Value, beside key: StaticString, _ tag: CodingTagValue
  ) {
    guard isPlain else { return writeThroughContainers(value, beside: key.description, tag) }
    let (start, depth) = (output.count, depth)
    beginObject()
    writeKey(key)
    write(tag)
    // Removes the comma. The value's opening brace takes its place.
    output.truncate(to: output.count - 1)
    let inner = output.count
    write(value)
    guard !hasFailed else {
      rollBack(to: start, depth: depth)
      return writeNull()
    }
    switch tagOfObject(from: inner, forKey: key.description) {
    case .missing: return join(from: inner)
    case .found(let written) where written == tag:
      rollBack(to: start, depth: depth)
      write(value)
    case .found, .noObject:
      // The container path reports the failure.
      rollBack(to: start, depth: depth)
      writeThroughContainers(value, beside: key.description, tag)
    }
  }

  /// Writes a payload whose type is only `Encodable`.
  ///
  /// The tag is added as the first member.
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
      try __encodePayload(tag: tag, at: [CodingFieldKey(stringValue: key)], to: encoder) {
        try value.encode(to: $0)
      }
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

  /// Reports that an enum case can't be encoded.
  public mutating func __failIgnored<Value>(_ value: Value, _ name: String) {
    fail(.invalidValue, found: "the ignored case '\(name)'", value: value)
    writeNull()
  }

  // MARK: - Joining objects

  private mutating func join(from start: Int) {
    let isEmpty = output.count == start + 3
    output.truncate(to: isEmpty ? start : output.count - 2)
    if !isEmpty { output.replace(at: start, with: 0x2C) }
    endValue()
    endObject()
  }

  private enum WrittenTag {
    case noObject, missing
    case found(CodingTagValue?)
  }

  /// Returns the tag in the object that was written at `start`.
  private borrowing func tagOfObject(from start: Int, forKey key: String) -> WrittenTag {
    output.withCursor { text in
      var text = text
      text.advance(by: start)
      guard text.peek() == 0x7B else { return .noObject }
      var reader = JSONReader(text)
      return reader.enterMember(key) ? .found(reader.takeTag()) : .missing
    }
  }
}
