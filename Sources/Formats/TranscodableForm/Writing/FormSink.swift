package import TranscodableBytes
package import TranscodableCore
internal import TranscodableFormats

/// The receiver of a form's values, which owns the form.
package struct FormSink: ~Copyable, DraftSink {
  private enum ElementStyle {
    case undecided, listed, indexed
  }

  private struct Level {
    let isArray: Bool
    /// The length of the name up to and including the container's key.
    let nameCount: Int
    var index = 0
    var style = ElementStyle.undecided
  }

  private let format: URLEncodedForm.Format
  private let nesting: URLEncodedForm.NestingStyle
  private let escapesSpaces: Bool
  /// The word for null, which no other value may be equal to.
  private let nullWord: String?
  private var output = ByteOutput(capacity: 256)
  /// The escaped name of the current value.
  private var name = ByteOutput(capacity: 64)
  /// The container of the current value, and the containers around it.
  private var level = Level(isArray: false, nameCount: 0)
  private var outer: ContiguousArray<Level> = []
  private var depth = 0
  private var isDocument = false
  /// Whether the current array has a single element.
  private var onlyElement = false
  /// The current key of the document's object if other keys after it would be ambiguous.
  private var flatKey: [UInt8]?

  init(_ format: URLEncodedForm.Format) {
    self.format = format
    (nesting, escapesSpaces) = (format.nesting, format.escapesSpaces)
    if case .word(let word) = format.nulls { nullWord = word } else { nullWord = nil }
  }

  package mutating func reserve(_ count: Int) { output.reserve(count) }

  package mutating func beginDocument() { isDocument = true }

  package mutating func finish() -> [UInt8] {
    defer { output.truncate(to: 0) }
    return output.bytes()
  }

  // MARK: - Scalars

  package mutating func write(_ value: Bool) throws(CodingFailure) {
    let word: String
    switch format.booleans {
    case .words: word = value ? "true" : "false"
    case .digits: word = value ? "1" : "0"
    }
    if nullWord != nil { return try write(plain: word) }
    try beginScalar()
    output.append(utf8: word)
  }

  package mutating func write(_ value: Int64) throws(CodingFailure) { try write(decimal: value) }
  package mutating func write(_ value: UInt64) throws(CodingFailure) { try write(decimal: value) }

  private mutating func write(decimal value: some FixedWidthInteger) throws(CodingFailure) {
    // An integer can be equal to the word for null.
    if nullWord != nil { return try write(plain: "\(value)") }
    try beginScalar()
    output.append(decimal: value)
  }

  /// Writes the name of a scalar that is neither null nor a string.
  private mutating func beginScalar() throws(CodingFailure) {
    if isDocument, try beginValue(isNull: false, nil) { output.append(UInt8(ascii: "=")) }
  }

  mutating func write(isNegative: Bool, magnitude: UInt128) throws(CodingFailure) {
    try write(plain: "\(isNegative ? "-" : "")\(magnitude)")
  }

  package mutating func write(_ value: Double) throws(CodingFailure) {
    if nullWord != nil { return try write(plain: "\(value)") }
    try beginScalar()
    output.append(description: value)
  }

  package mutating func write(_ value: Float) throws(CodingFailure) { try write(plain: "\(value)") }

  package mutating func write(secondsSince2001 seconds: Double) throws(CodingFailure) {
    try write(secondsSince1970: seconds + secondsFrom1970To2001)
  }

  mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
    switch format.dates {
    case .secondsSince1970: try write(seconds)
    case .millisecondsSince1970: try write(seconds * 1000)
    case .iso8601:
      guard let text = dateText(secondsSince1970: seconds) else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "a year from 0 to 9999", found: "\(seconds)")
      }
      try write(plain: text)
    }
  }

  package mutating func write(bytes: RawSpan) throws(CodingFailure) {
    let string = format.bytes.text(of: [UInt8](copying: bytes))
    try withCursor(over: string) { (string) throws(CodingFailure) in
      try write(string, count: string.remaining)
    }
  }

  package mutating func write(encoded bytes: RawSpan) throws(CodingFailure) {
    try write(utf8: bytes)
  }

  mutating func write(utf8 bytes: RawSpan) throws(CodingFailure) {
    try withCursor(over: bytes) { (string) throws(CodingFailure) in
      try write(string, count: string.remaining)
    }
  }

  private mutating func write(plain string: String) throws(CodingFailure) {
    try withCursor(over: Array(string.utf8)) { (string) throws(CodingFailure) in
      try write(string, count: string.remaining)
    }
  }

  package mutating func write(_ start: ByteCursor, count: Int) throws(CodingFailure) {
    let string = start.prefix(count)
    guard isDocument else { return output.append(string) }
    if let nullWord, string.isEqual(to: nullWord) {
      throw CodingFailure(
        .notRepresentable, at: nil, expected: "a string other than the word for null",
        found: "\"\(nullWord)\"")
    }
    if try beginValue(isNull: false, string) { output.append(UInt8(ascii: "=")) }
    output.append(escaping: string, escapesSpaces: escapesSpaces)
  }

  package mutating func writeNull() throws(CodingFailure) {
    guard isDocument else { return }
    let beginsPair = try beginValue(isNull: true, nil)
    if beginsPair, format.nulls != .keyOnly { output.append(UInt8(ascii: "=")) }
    guard let nullWord else { return }
    withCursor(over: Array(nullWord.utf8)) {
      output.append(escaping: $0, escapesSpaces: escapesSpaces)
    }
  }

  // MARK: - Names

  /// Writes the name of a scalar, or the separator before it, and returns whether it is a name.
  ///
  /// The string is `nil` for null, and for scalars that can't be empty or contain a comma.
  @inline(__always)
  private mutating func beginValue(
    isNull: Bool, _ string: ByteCursor?
  ) throws(CodingFailure) -> Bool {
    if depth == 0 {
      throw CodingFailure(
        .notRepresentable, at: nil, expected: "an object or array", found: "a single value")
    }
    guard !level.isArray else { return try beginElement(isNull: isNull, string) }
    writeName()
    return true
  }

  private mutating func beginElement(
    isNull: Bool, _ string: ByteCursor?
  ) throws(CodingFailure) -> Bool {
    if level.style == .undecided {
      level.style = format.arrays == .indices || depth == 1 ? .indexed : .listed
    }
    let index = level.index
    level.index += 1
    if level.style == .listed, format.separatesAtCommas {
      return try beginListed(index, isNull: isNull, string)
    }
    name.truncate(to: level.nameCount)
    // Empty brackets without an equals sign are an empty array.
    let isIndexed =
      level.style == .indexed
      || isNull && format.nulls == .keyOnly && nesting != .none
    if isIndexed {
      try appendIndex(index)
    } else if format.arrays == .brackets {
      if nesting == .none { throw Self.nested("an array in brackets") }
      appendEmptyBrackets()
    }
    writeName()
    return true
  }

  private mutating func beginListed(
    _ index: Int, isNull: Bool, _ string: ByteCursor?
  ) throws(CodingFailure) -> Bool {
    let isEmpty = isNull ? nullWord == nil : string?.isAtEnd ?? false
    if isNull, format.nulls == .keyOnly {
      throw Self.unlisted("null")
    } else if isEmpty, index == 0, onlyElement {
      throw Self.unlisted("an empty string")
    } else if format.arrays == .encodedCommas, string?.contains(UInt8(ascii: ",")) ?? false {
      throw Self.unlisted("a comma")
    }
    if index == 0 {
      name.truncate(to: level.nameCount)
      writeName()
      return true
    }
    if format.arrays == .commas {
      output.append(UInt8(ascii: ","))
    } else {
      output.append(escape: UInt8(ascii: ","))
    }
    return false
  }

  @inline(__always)
  private mutating func writeName() {
    if output.count > 0 { output.append(UInt8(ascii: "&")) }
    name.withCursor { output.append(short: $0) }
  }

  package mutating func writeKey(_ key: Int64) throws(CodingFailure) {
    try writeKey(utf8: "\(key)")
  }

  mutating func writeKey(utf8 key: String) throws(CodingFailure) {
    try withCursor(over: Array(key.utf8)) { (key) throws(CodingFailure) in
      try writeKey(key, count: key.remaining)
    }
  }

  @inline(__always)
  package mutating func writeKey(_ start: ByteCursor, count: Int) throws(CodingFailure) {
    let key = start.prefix(count)
    // Most keys need no escapes. Only an empty key or one with brackets or dots can be ambiguous.
    if depth == 1, count > 0, nesting != .dots, key.lengthOfUnescapedBytes == count {
      name.truncate(to: 0)
      name.append(short: key)
      flatKey = nil
      return
    }
    try writeUnusualKey(key)
  }

  @inline(never)
  private mutating func writeUnusualKey(_ key: ByteCursor) throws(CodingFailure) {
    name.truncate(to: level.nameCount)
    let isFirst = depth == 1
    if !isFirst, nesting == .none { throw Self.nested("a nested value") }
    guard nesting.canWrite(key, isFirst: isFirst, isNested: !isFirst) else {
      throw Self.ambiguous(key.bytes(key.remaining))
    }
    if isFirst {
      let canContain = nesting == .none || nesting.canWrite(key, isFirst: true, isNested: true)
      flatKey = canContain ? nil : key.bytes(key.remaining)
      name.append(escaping: key, escapesSpaces: escapesSpaces)
    } else if nesting == .dots {
      name.append(UInt8(ascii: "."))
      name.append(escaping: key, escapesSpaces: escapesSpaces)
    } else {
      name.append(escape: UInt8(ascii: "["))
      name.append(escaping: key, escapesSpaces: escapesSpaces)
      name.append(escape: UInt8(ascii: "]"))
    }
  }

  private mutating func appendIndex(_ index: Int) throws(CodingFailure) {
    if depth == 1 {
      flatKey = nil
      return name.append(decimal: index)
    }
    if nesting == .none { throw Self.nested("a nested value") }
    name.append(escape: UInt8(ascii: "["))
    name.append(decimal: index)
    name.append(escape: UInt8(ascii: "]"))
  }

  private mutating func appendEmptyBrackets() {
    name.append(escape: UInt8(ascii: "["))
    name.append(escape: UInt8(ascii: "]"))
  }

  private static func nested(_ found: String) -> CodingFailure {
    CodingFailure(.notRepresentable, at: nil, expected: "a value without nesting", found: found)
  }

  private static func unlisted(_ found: String) -> CodingFailure {
    CodingFailure(
      .notRepresentable, at: nil, expected: "an element that commas can separate", found: found)
  }

  private static func ambiguous(_ key: [UInt8]) -> CodingFailure {
    CodingFailure(
      .notRepresentable, at: nil, expected: "a key that isn't mistaken for nested keys",
      found: "\"\(String(decoding: key.prefix(40), as: UTF8.self))\"")
  }

  // MARK: - Containers

  package mutating func beginArray(count: Int) throws(CodingFailure) {
    try begin(isArray: true)
    guard count == 0, depth > 1 else {
      onlyElement = count == 1
      return
    }
    if format.separatesAtCommas {
      writeName()
      output.append(UInt8(ascii: "="))
    } else {
      try writeEmptyContainer()
    }
  }

  package mutating func endArray() { end() }

  package mutating func beginObject(count: Int) throws(CodingFailure) {
    try begin(isArray: false)
    if count == 0, depth > 1 { try writeEmptyContainer() }
  }

  package mutating func endObject() { end() }

  private mutating func begin(isArray: Bool) throws(CodingFailure) {
    if depth > 0 {
      if level.isArray { try beginNestedElement() } else { try checkNesting(isArray: isArray) }
      outer.append(level)
    }
    depth += 1
    level = Level(isArray: isArray, nameCount: name.count)
  }

  private mutating func end() {
    depth -= 1
    if let last = outer.popLast() { level = last }
  }

  /// Appends the index of an element that is an array or object.
  private mutating func beginNestedElement() throws(CodingFailure) {
    if nesting == .none, depth > 1 { throw Self.nested("an array of nested values") }
    if level.style == .listed, format.separatesAtCommas { throw Self.unlisted("a nested value") }
    if level.style == .undecided { level.style = .indexed }
    name.truncate(to: level.nameCount)
    let index = level.index
    level.index += 1
    try appendIndex(index)
  }

  /// Checks that the key of an array or object can have other keys after it.
  private func checkNesting(isArray: Bool) throws(CodingFailure) {
    guard depth == 1 else { return }
    if nesting == .none {
      if isArray { return }
      throw Self.nested("an object")
    }
    let isList = isArray && (format.separatesAtCommas || format.arrays == .repeatedKeys)
    if let flatKey, !isList { throw Self.ambiguous(flatKey) }
  }

  private mutating func writeEmptyContainer() throws(CodingFailure) {
    switch format.emptyContainers {
    case .omitted: break
    case .brackets where nesting != .none:
      appendEmptyBrackets()
      writeName()
    case .brackets, .rejected:
      throw CodingFailure(
        .notRepresentable, at: nil, expected: "an array or object with elements",
        found: "an empty one")
    }
  }
}

extension ByteCursor {
  fileprivate func contains(_ byte: UInt8) -> Bool { length(to: byte) < remaining }

  fileprivate func isEqual(to text: String) -> Bool {
    var isEqual = false
    text.withCursor { isEqual = remaining == $0.remaining && hasPrefix($0) }
    return isEqual
  }
}
