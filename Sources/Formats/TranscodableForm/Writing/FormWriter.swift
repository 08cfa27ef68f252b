internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension URLEncodedForm {
  /// A writer for URL-encoded forms.
  public struct Writer: FormatWriter {
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

    private let format: Format
    fileprivate let output = FormatOutput()
    /// The escaped name of the current value.
    private let name = FormatOutput()
    private var levels: [Level] = []
    private var isDocument = false

    init(_ format: Format) { self.format = format }

    public mutating func beginDocument() { isDocument = true }

    public mutating func finish() -> [UInt8] { output.take() }

    // MARK: - Scalars

    public mutating func write(_ value: Bool) throws(CodingFailure) {
      try write(plain: format.booleans == .words ? "\(value)" : value ? "1" : "0")
    }

    public mutating func write(_ value: Int64) throws(CodingFailure) {
      try write(decimal: value)
    }

    public mutating func write(_ value: UInt64) throws(CodingFailure) {
      try write(decimal: value)
    }

    private mutating func write(decimal value: some FixedWidthInteger) throws(CodingFailure) {
      // An integer can be equal to the word for null.
      if case .word = format.nulls { return try write(plain: "\(value)") }
      if isDocument, try beginValue(isNull: false, nil) { output.append(UInt8(ascii: "=")) }
      output.output.append(decimal: value)
    }

    public mutating func write(
      isNegative: Bool, magnitude: UInt128
    ) throws(CodingFailure) {
      try write(plain: "\(isNegative ? "-" : "")\(magnitude)")
    }

    public mutating func write(_ value: Double) throws(CodingFailure) {
      try write(plain: "\(value)")
    }

    public mutating func write(_ value: Float) throws(CodingFailure) {
      try write(plain: "\(value)")
    }

    public mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
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

    public mutating func write(bytes: RawSpan) throws(CodingFailure) {
      let text = format.bytes.text(of: [UInt8](copying: bytes))
      try withCursor(over: text) { (text) throws(CodingFailure) in try write(text: text) }
    }

    public mutating func write(encoded bytes: RawSpan) throws(CodingFailure) {
      try write(utf8: bytes)
    }

    public mutating func write(utf8 bytes: RawSpan) throws(CodingFailure) {
      try withCursor(over: bytes) { (text) throws(CodingFailure) in try write(text: text) }
    }

    private mutating func write(plain text: String) throws(CodingFailure) {
      var failure: CodingFailure?
      text.withCursor { text in
        do throws(CodingFailure) { try write(text: text) } catch { failure = error }
      }
      if let failure { throw failure }
    }

    fileprivate mutating func write(text: ByteCursor) throws(CodingFailure) {
      guard isDocument else { return output.append(text) }
      if case .word(let word) = format.nulls, text.isEqual(to: word) {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "a text other than the word for null",
          found: "\"\(word)\"")
      }
      if try beginValue(isNull: false, text) { output.append(UInt8(ascii: "=")) }
      output.append(escaping: text, escapesSpaces: format.escapesSpaces)
    }

    public mutating func writeNull() throws(CodingFailure) {
      guard isDocument else { return }
      let beginsPair = try beginValue(isNull: true, nil)
      switch format.nulls {
      case .keyOnly: break
      case .empty: if beginsPair { output.append(UInt8(ascii: "=")) }
      case .word(let word):
        if beginsPair { output.append(UInt8(ascii: "=")) }
        word.withCursor { output.append(escaping: $0, escapesSpaces: format.escapesSpaces) }
      }
    }

    // MARK: - Names

    /// Writes the name of a scalar, or the separator before it, and returns whether it is a name.
    ///
    /// The text is `nil` for null, and for scalars that can't be empty or contain a comma.
    private mutating func beginValue(
      isNull: Bool, _ text: ByteCursor?
    ) throws(CodingFailure) -> Bool {
      guard let last = levels.indices.last else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "an object or array", found: "a single value")
      }
      guard levels[last].isArray else {
        writeName()
        return true
      }
      if levels[last].style == .undecided {
        levels[last].style = format.arrays == .indices || last == 0 ? .indexed : .listed
      }
      let index = levels[last].index
      levels[last].index += 1
      if levels[last].style == .listed, format.separatesAtCommas {
        return try beginListed(index, isNull: isNull, text)
      }
      name.output.truncate(to: levels[last].nameCount)
      // Empty brackets without an equals sign are an empty array.
      let isIndexed =
        levels[last].style == .indexed
        || isNull && format.nulls == .keyOnly && format.nesting != .none
      if isIndexed {
        try appendIndex(index)
      } else if format.arrays == .brackets {
        if format.nesting == .none { throw Self.nested("an array in brackets") }
        appendEmptyBrackets()
      }
      writeName()
      return true
    }

    private mutating func beginListed(
      _ index: Int, isNull: Bool, _ text: ByteCursor?
    ) throws(CodingFailure) -> Bool {
      let isEmpty: Bool
      if case .word = format.nulls, isNull {
        isEmpty = false
      } else {
        isEmpty = isNull || text?.isAtEnd ?? false
      }
      if isNull, format.nulls == .keyOnly {
        throw Self.unlisted("null")
      } else if isEmpty, index == 0, onlyElement {
        throw Self.unlisted("an empty string")
      } else if format.arrays == .encodedCommas, text?.contains(UInt8(ascii: ",")) ?? false {
        throw Self.unlisted("a comma")
      }
      if index == 0 {
        name.output.truncate(to: levels.last?.nameCount ?? 0)
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

    /// Whether the current array has a single element.
    private var onlyElement = false

    private func writeName() {
      if output.count > 0 { output.append(UInt8(ascii: "&")) }
      name.output.withCursor { output.append($0) }
    }

    public mutating func writeKey(utf8 bytes: RawSpan) throws(CodingFailure) {
      try withCursor(over: bytes) { (key) throws(CodingFailure) in try writeKey(key) }
    }

    fileprivate mutating func writeKey(_ key: ByteCursor) throws(CodingFailure) {
      guard let level = levels.last else { return }
      name.output.truncate(to: level.nameCount)
      let isFirst = levels.count == 1
      if !isFirst, format.nesting == .none { throw Self.nested("a nested value") }
      guard format.nesting.canWrite(key, isFirst: isFirst, isNested: !isFirst) else {
        throw Self.ambiguous(key.bytes(key.remaining))
      }
      if isFirst {
        let canContain =
          format.nesting == .none || format.nesting.canWrite(key, isFirst: true, isNested: true)
        flatKey = canContain ? nil : key.bytes(key.remaining)
        name.append(escaping: key, escapesSpaces: format.escapesSpaces)
      } else if format.nesting == .dots {
        name.append(UInt8(ascii: "."))
        name.append(escaping: key, escapesSpaces: format.escapesSpaces)
      } else {
        name.append(escape: UInt8(ascii: "["))
        name.append(escaping: key, escapesSpaces: format.escapesSpaces)
        name.append(escape: UInt8(ascii: "]"))
      }
    }

    /// The current key of the document's object if other keys after it would be ambiguous.
    private var flatKey: [UInt8]?

    private mutating func appendIndex(_ index: Int) throws(CodingFailure) {
      if levels.count == 1 {
        flatKey = nil
        return name.output.append(decimal: index)
      }
      if format.nesting == .none { throw Self.nested("a nested value") }
      name.append(escape: UInt8(ascii: "["))
      name.output.append(decimal: index)
      name.append(escape: UInt8(ascii: "]"))
    }

    private func appendEmptyBrackets() {
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

    public mutating func beginArray(count: Int) throws(CodingFailure) {
      let isList = format.separatesAtCommas
      try begin(isArray: true, count)
      guard count == 0, levels.count > 1 else {
        onlyElement = count == 1
        return
      }
      if isList {
        writeName()
        output.append(UInt8(ascii: "="))
      } else {
        try writeEmptyContainer()
      }
    }

    public mutating func endArray() { levels.removeLast() }

    public mutating func beginObject(count: Int) throws(CodingFailure) {
      try begin(isArray: false, count)
      if count == 0, levels.count > 1 { try writeEmptyContainer() }
    }

    public mutating func endObject() { levels.removeLast() }

    private mutating func begin(isArray: Bool, _ count: Int) throws(CodingFailure) {
      if let last = levels.indices.last {
        if levels[last].isArray {
          try beginElement(last)
        } else {
          try checkNesting(isArray: isArray, last)
        }
      }
      levels.append(Level(isArray: isArray, nameCount: name.count))
    }

    /// Appends the index of an element that is an array or object.
    private mutating func beginElement(_ last: Int) throws(CodingFailure) {
      if format.nesting == .none, last > 0 { throw Self.nested("an array of nested values") }
      if levels[last].style == .listed, format.separatesAtCommas {
        throw Self.unlisted("a nested value")
      }
      if levels[last].style == .undecided { levels[last].style = .indexed }
      name.output.truncate(to: levels[last].nameCount)
      let index = levels[last].index
      levels[last].index += 1
      try appendIndex(index)
      if last == 0 { try checkNesting(isArray: true, last) }
    }

    /// Checks that the key of an array or object can have other keys after it.
    private func checkNesting(isArray: Bool, _ last: Int) throws(CodingFailure) {
      guard last == 0, !levels[last].isArray else { return }
      if format.nesting == .none {
        if isArray { return }
        throw Self.nested("an object")
      }
      let isList = isArray && (format.separatesAtCommas || format.arrays == .repeatedKeys)
      if let flatKey, !isList { throw Self.ambiguous(flatKey) }
    }

    private mutating func writeEmptyContainer() throws(CodingFailure) {
      switch format.emptyContainers {
      case .omitted: break
      case .brackets where format.nesting != .none:
        appendEmptyBrackets()
        writeName()
      case .brackets, .rejected:
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "an array or object with elements",
          found: "an empty one")
      }
    }
  }
}

extension URLEncodedForm.Format: SpecializedFormat {
  private enum Copying: DraftTextCopying {
    static func reserve(_ count: Int, in writer: inout URLEncodedForm.Writer) {
      writer.output.output.reserve(count)
    }

    static func write(
      _ start: ByteCursor, _ count: Int, to writer: inout URLEncodedForm.Writer
    ) throws(CodingFailure) {
      try writer.write(text: start.prefix(count))
    }

    static func writeKey(
      _ start: ByteCursor, _ count: Int, to writer: inout URLEncodedForm.Writer
    ) throws(CodingFailure) {
      try writer.writeKey(start.prefix(count))
    }
  }

  package func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8] {
    try write(draft, knownKeyCount: knownKeyCount, copying: Copying.self)
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
