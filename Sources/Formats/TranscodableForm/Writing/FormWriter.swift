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
    private var output: [UInt8] = []
    /// The escaped name of the current value.
    private var name: [UInt8] = []
    private var levels: [Level] = []
    private var isDocument = false

    init(_ format: Format) { self.format = format }

    public mutating func beginDocument() { isDocument = true }

    public mutating func finish() -> [UInt8] { output }

    // MARK: - Scalars

    public mutating func write(_ value: Bool) throws(CodingFailure) {
      try write(plain: format.booleans == .words ? "\(value)" : value ? "1" : "0")
    }

    public mutating func write(_ value: Int64) throws(CodingFailure) {
      try write(plain: "\(value)")
    }

    public mutating func write(_ value: UInt64) throws(CodingFailure) {
      try write(plain: "\(value)")
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
      try write(text: format.bytes.text(of: [UInt8](copying: bytes)))
    }

    public mutating func write(encoded bytes: RawSpan) throws(CodingFailure) {
      try write(text: [UInt8](copying: bytes))
    }

    public mutating func write(utf8 bytes: RawSpan) throws(CodingFailure) {
      try write(text: [UInt8](copying: bytes))
    }

    private mutating func write(plain text: String) throws(CodingFailure) {
      try write(text: Array(text.utf8))
    }

    private mutating func write(text: [UInt8]) throws(CodingFailure) {
      guard isDocument else {
        output += text
        return
      }
      if case .word(let word) = format.nulls, text.elementsEqual(word.utf8) {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "a text other than the word for null",
          found: "\"\(word)\"")
      }
      if try beginValue(isNull: false, text) { output.append(UInt8(ascii: "=")) }
      output.appendEscaped(text, escapesSpaces: format.escapesSpaces)
    }

    public mutating func writeNull() throws(CodingFailure) {
      guard isDocument else { return }
      let beginsPair = try beginValue(isNull: true, [])
      switch format.nulls {
      case .keyOnly: break
      case .empty: if beginsPair { output.append(UInt8(ascii: "=")) }
      case .word(let word):
        if beginsPair { output.append(UInt8(ascii: "=")) }
        output.appendEscaped(Array(word.utf8), escapesSpaces: format.escapesSpaces)
      }
    }

    // MARK: - Names

    /// Writes the name of a scalar, or the separator before it, and returns whether it is a name.
    private mutating func beginValue(
      isNull: Bool, _ text: [UInt8]
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
      name.removeLast(name.count - levels[last].nameCount)
      // Empty brackets without an equals sign are an empty array.
      let isIndexed =
        levels[last].style == .indexed
        || isNull && format.nulls == .keyOnly && format.nesting != .none
      if isIndexed {
        try appendKey(Array("\(index)".utf8), isIndex: true)
      } else if format.arrays == .brackets {
        if format.nesting == .none { throw Self.nested("an array in brackets") }
        name += Self.emptyBrackets
      }
      writeName()
      return true
    }

    private mutating func beginListed(
      _ index: Int, isNull: Bool, _ text: [UInt8]
    ) throws(CodingFailure) -> Bool {
      let isEmpty: Bool
      if case .word = format.nulls, isNull { isEmpty = false } else { isEmpty = text.isEmpty }
      if isNull, format.nulls == .keyOnly {
        throw Self.unlisted("null")
      } else if isEmpty, index == 0, onlyElement {
        throw Self.unlisted("an empty string")
      } else if format.arrays == .encodedCommas, text.contains(UInt8(ascii: ",")) {
        throw Self.unlisted("a comma")
      }
      if index == 0 {
        name.removeLast(name.count - (levels.last?.nameCount ?? 0))
        writeName()
        return true
      }
      output += format.arrays == .commas ? [UInt8(ascii: ",")] : Array("%2C".utf8)
      return false
    }

    /// Whether the current array has a single element.
    private var onlyElement = false

    private mutating func writeName() {
      if !output.isEmpty { output.append(UInt8(ascii: "&")) }
      output += name
    }

    public mutating func writeKey(utf8 bytes: RawSpan) throws(CodingFailure) {
      guard let level = levels.last else { return }
      name.removeLast(name.count - level.nameCount)
      pendingKey = [UInt8](copying: bytes)
      try appendKey([UInt8](copying: bytes), isIndex: false)
    }

    private var pendingKey: [UInt8] = []

    private mutating func appendKey(_ key: [UInt8], isIndex: Bool) throws(CodingFailure) {
      let isFirst = levels.count == 1
      if !isFirst, format.nesting == .none { throw Self.nested("a nested value") }
      let canWrite = withCursor(over: key) {
        format.nesting.canWrite($0, isFirst: isFirst, isNested: !isFirst)
      }
      guard canWrite else { throw Self.ambiguous(key) }
      if isFirst {
        name.appendEscaped(key, escapesSpaces: format.escapesSpaces)
      } else if format.nesting == .dots, !isIndex {
        name.append(UInt8(ascii: "."))
        name.appendEscaped(key, escapesSpaces: format.escapesSpaces)
      } else {
        name += Self.openingBracket
        name.appendEscaped(key, escapesSpaces: format.escapesSpaces)
        name += Self.closingBracket
      }
    }

    private static let openingBracket = Array("%5B".utf8)
    private static let closingBracket = Array("%5D".utf8)
    private static let emptyBrackets = openingBracket + closingBracket

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
      name.removeLast(name.count - levels[last].nameCount)
      let index = levels[last].index
      levels[last].index += 1
      try appendKey(Array("\(index)".utf8), isIndex: true)
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
      let canWrite = withCursor(over: pendingKey) {
        format.nesting.canWrite($0, isFirst: true, isNested: true)
      }
      if !canWrite, !isList { throw Self.ambiguous(pendingKey) }
    }

    private mutating func writeEmptyContainer() throws(CodingFailure) {
      switch format.emptyContainers {
      case .omitted: break
      case .brackets where format.nesting != .none:
        name += Self.emptyBrackets
        writeName()
      case .brackets, .rejected:
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "an array or object with elements",
          found: "an empty one")
      }
    }
  }
}

extension [UInt8] {
  /// Appends bytes, escaped as the URL standard describes for forms.
  mutating func appendEscaped(_ bytes: [UInt8], escapesSpaces: Bool) {
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "*"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"):
        append(byte)
      case UInt8(ascii: " ") where !escapesSpaces: append(UInt8(ascii: "+"))
      default:
        append(UInt8(ascii: "%"))
        append(Self.digits[Int(byte >> 4)])
        append(Self.digits[Int(byte & 15)])
      }
    }
  }

  private static var digits: [UInt8] { Array("0123456789ABCDEF".utf8) }
}
