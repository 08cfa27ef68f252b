internal import TranscodableJSON

/// A set of JSON value kinds.
///
/// Integers are a separate kind from other numbers.
struct KindSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt8
  static let null = KindSet(rawValue: 1)
  static let boolean = KindSet(rawValue: 2)
  static let integer = KindSet(rawValue: 4)
  static let fraction = KindSet(rawValue: 8)
  static let string = KindSet(rawValue: 16)
  static let array = KindSet(rawValue: 32)
  static let object = KindSet(rawValue: 64)
  static let number: KindSet = [.integer, .fraction]
  static let all: KindSet = [.null, .boolean, .integer, .fraction, .string, .array, .object]

  static let each: [KindSet] = (0..<7).map { KindSet(rawValue: 1 << $0) }

  var index: Int { rawValue.trailingZeroBitCount }

  init(type: JSON) {
    let names = type.array?.compactMap(\.string) ?? type.string.map { [$0] } ?? []
    self = names.reduce(into: []) { kinds, name in
      switch name {
      case "null": kinds.insert(.null)
      case "boolean": kinds.insert(.boolean)
      case "integer": kinds.insert(.integer)
      case "number": kinds.formUnion(.number)
      case "string": kinds.insert(.string)
      case "array": kinds.insert(.array)
      case "object": kinds.insert(.object)
      default: break
      }
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A number without a fractional part is an integer, even if it is written as `1.0` or `1e2`.
  init(number text: String) {
    let isPlain = text.utf8.allSatisfy { $0.isDigit || $0 == 0x2D }
    self = isPlain || DecimalDigits(text).isIntegral ? .integer : .fraction
  }

  var phrase: String {
    var words: [String] = []
    if contains(.object) { words.append("an object") }
    if contains(.array) { words.append("an array") }
    if contains(.string) { words.append("a string") }
    if isSuperset(of: .number) {
      words.append("a number")
    } else if contains(.integer) {
      words.append("an integer")
    } else if contains(.fraction) {
      words.append("a number with a fraction")
    }
    if contains(.boolean) { words.append("true or false") }
    if contains(.null) { words.append("null") }
    if words.isEmpty { return "nothing" }
    return words.count == 1
      ? words[0] : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}
