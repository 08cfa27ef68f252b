indirect enum SwiftType: Hashable, Sendable {
  case bool
  case int
  case int64
  case uint64
  case double
  /// A number that can't be represented exactly by any number type in the standard library.
  case number
  case string
  case date(DateStyle)
  case url
  /// An amount of money, which `Double` would only approximate.
  case decimal
  /// An integer or Boolean that is a string in documents.
  case described(SwiftType)
  case json
  case optional(SwiftType)
  /// A value that may be missing or null.
  case nullable(SwiftType)
  case array(SwiftType)
  case map(SwiftType)
  case named(Int)

  var wrapped: SwiftType {
    switch self {
    case .optional(let type), .nullable(let type): type
    default: self
    }
  }

  var depth: Int {
    switch self {
    case .array(let type), .map(let type): type.depth + 1
    case .optional(let type), .nullable(let type): type.depth
    default: 0
    }
  }

  /// The type in documents, for values that can't have an attribute.
  var undated: SwiftType {
    switch self {
    case .date(.fractionalSeconds): .double
    case .date(let style): style.isNumber ? .int : .string
    case .described: .string
    case .optional(let type): .optional(type.undated)
    case .nullable(let type): .nullable(type.undated)
    case .array(let type): .array(type.undated)
    case .map(let type): .map(type.undated)
    default: self
    }
  }

  var strategy: String? {
    switch self {
    case .date(let style): style.strategy
    case .described: ".losslessStringConversion()"
    case .optional(let type), .nullable(let type): type.strategy
    case .array(let type): type.elementStrategy.map { ".elements(\($0))" }
    case .map(let type): type.elementStrategy.map { ".values(\($0))" }
    default: nil
    }
  }

  /// The format of the dates in the value, or `nil` if it contains no dates.
  var dateStyle: DateStyle? {
    switch self {
    case .date(let style): style
    case .optional(let type), .array(let type), .map(let type): type.dateStyle
    default: nil
    }
  }

  private var elementStrategy: String? {
    guard case .optional = self else { return strategy }
    return strategy.map { ".optional(\($0))" }
  }
}

extension DateStyle {
  var strategy: String {
    switch self {
    case .day: ".iso8601(dateOnly: true)"
    case .internet(0), .anyInternet: ".iso8601"
    case .internet(let digits): ".iso8601(fractionDigits: \(digits))"
    case .compactOffset(let digits): ".dateFormat(\"\(Self.format(fractionDigits: digits))\")"
    case .seconds, .fractionalSeconds: ".secondsSince1970"
    case .milliseconds: ".millisecondsSince1970"
    case .mail: ".rfc2822"
    }
  }

  private static func format(fractionDigits digits: Int) -> String {
    let fraction = digits == 0 ? "" : "." + String(repeating: "S", count: digits)
    return "yyyy-MM-dd'T'HH:mm:ss\(fraction)Z"
  }
}

enum ScalarTypes {
  static func number(_ facts: NumberFacts) -> SwiftType? {
    let kinds = facts.kinds
    if kinds.subtracting(.negative).isEmpty { return nil }
    if kinds.contains(.extreme) || kinds.contains(.big) { return .number }
    if kinds.contains(.fraction) {
      // `Double` can't represent integers above 2^53 exactly.
      return kinds.contains(.wide) || kinds.contains(.unsigned) ? .number : .double
    }
    if kinds.contains(.unsigned) { return kinds.contains(.negative) ? .number : .uint64 }
    return kinds.contains(.wide) ? .int64 : .int
  }
}

extension SwiftType {
  var word: String {
    switch self {
    case .bool: "bool"
    case .int, .int64, .uint64: "int"
    case .double, .decimal: "double"
    case .number: "number"
    case .array: "array"
    case .map, .named: "object"
    default: "string"
    }
  }
}
