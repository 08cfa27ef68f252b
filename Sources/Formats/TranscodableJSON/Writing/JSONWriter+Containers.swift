internal import TranscodableBytes
internal import TranscodableCore

extension JSONWriter {
  /// Opens an object.
  @inline(never)
  public mutating func beginObject() {
    if !isPlain { return beginArrangedObject() }
    output.append(0x7B)
    deepen()
  }

  private mutating func beginArrangedObject() {
    beginValue()
    output.append(0x7B)
    deepen()
    arrangement.beginObject(at: output.count)
  }

  /// Opens an object that is the value of a member.
  ///
  /// - Parameter key: The key, already escaped for use between quotes.
  public mutating func beginObject(_ key: StaticString) {
    writeKey(key)
    beginObject()
  }

  /// Closes the innermost object.
  @inline(never)
  public mutating func endObject() {
    if !isPlain { arrangement.endObject(in: &output) }
    end(0x7D)
  }

  /// Opens an array.
  @inline(never)
  public mutating func beginArray() {
    if !isPlain { beginValue() }
    output.append(0x5B)
    deepen()
  }

  /// Closes the innermost array.
  @inline(never)
  public mutating func endArray() {
    end(0x5D)
  }

  @inline(__always)
  private mutating func end(_ bracket: UInt8) {
    depth &-= 1
    if !isPlain, arrangement.isPretty { endLine() }
    output.close(with: bracket)
  }

  /// An empty container is written with an empty line between its brackets.
  @inline(never)
  private mutating func endLine() {
    if output.last == 0x2C { output.last = 0x0A } else { output.append(0x0A0A, count: 2) }
    indent()
  }

  private mutating func deepen() {
    depth &+= 1
    if depth > 512 { failDepth() }
  }

  @inline(never)
  private mutating func failDepth() {
    fail(.depthLimit, found: "more than 512 nested arrays and dictionaries")
  }

  /// Begins a value that isn't the value of a member.
  @inline(__always)
  @usableFromInline
  internal mutating func beginValue() {
    if arrangement.isPretty { beginPrettyValue() }
  }

  @inline(never)
  @usableFromInline
  internal mutating func beginPrettyValue() {
    // A value after a colon is written on the same line as its key.
    guard depth > 0, output.last != 0x20 else { return }
    output.append(0x0A)
    indent()
  }

  /// Every value is followed by a comma, and closing the container replaces its last comma.
  @inline(__always)
  @usableFromInline
  internal mutating func endValue() {
    output.append(0x2C)
  }

  @inline(never)
  private mutating func indent() {
    for _ in 0..<depth { output.append(0x2020, count: 2) }
  }

  // MARK: - Keys

  /// The caller must write the member's value next.
  @inline(__always)
  @usableFromInline
  internal mutating func writeKey(_ key: StaticString) {
    if isPlain {
      output.appendMemberKey(key)
    } else {
      writeArrangedKey(escaped: key)
    }
  }

  /// Writes the key of a dictionary entry.
  ///
  /// The value of the entry must follow.
  ///
  /// - Parameter key: The key, without escapes.
  @inline(never)
  public mutating func writeKey(dictionary key: String) {
    if isPlain {
      writeQuoted(key, then: 0x3A)
    } else {
      writeArrangedKey(key, named: key)
    }
  }

  /// Only keys that aren't strings are converted, as in the standard library's dictionaries.
  @inlinable
  internal mutating func writeKey<Key: JSONKey>(of key: Key) {
    if Key.self == String.self {
      writeKey(dictionary: key.jsonKey)
    } else {
      writeConvertedKey(key.jsonKey)
    }
  }

  @inline(never)
  @usableFromInline
  internal mutating func writeConvertedKey(_ key: String) {
    if isPlain {
      writeKey(dictionary: key)
    } else {
      writeArrangedKey(converting: key)
    }
  }

  @inline(never)
  private mutating func writeArrangedKey(escaped key: StaticString) {
    let key = key.description
    let isEscaped = key.utf8.contains(0x5C)
    let unescaped = isEscaped ? try? JSONReader.read("\"\(key)\"") { $0.read(String.self) } : nil
    writeArrangedKey(converting: unescaped ?? key)
  }

  private func convertedKey(_ key: String) -> String {
    switch context?.keyConversion {
    case nil, .unchanged?: key
    case .uniform?: context?.convertedKey(key) ?? key
    case .byPath?:
      context?.convertedKey(at: codingPath + [CodingFieldKey(stringValue: key)]) ?? key
    }
  }

  private mutating func writeArrangedKey(converting key: String) {
    writeArrangedKey(convertedKey(key), named: key)
  }

  @inline(never)
  private mutating func writeArrangedKey(_ key: String, named name: String) {
    arrangement.beginMember(key, named: name, at: output.count)
    if arrangement.isPretty {
      output.append(0x0A)
      indent()
    }
    writeQuoted(key, then: arrangement.isPretty ? 0x20 : 0x3A)
    if arrangement.isPretty { output.append(0x203A, count: 2) }
  }
}
