/// A TOML value of any kind, and the namespace for everything related to TOML.
///
/// Use this type for documents without a Swift type:
///
/// ```swift
/// let document = try TOML(parsing: text)
/// document["servers"]?[0]?["port"]?.int       // 8080
/// ```
///
/// A document is a table. As a namespace, the type contains ``TOML/Decoder`` and ``TOML/Encoder``.
public enum TOML: Sendable, Hashable {
  /// A string.
  case string(String)
  /// An integer.
  ///
  /// Documents for other programs should contain only integers of 64 bits.
  case integer(Int128)
  /// A floating-point number.
  case float(Double)
  /// `false` or `true`.
  case bool(Bool)
  /// A date and time with an offset from UTC.
  case offsetDateTime(OffsetDateTime)
  /// A date and time without an offset.
  case localDateTime(LocalDateTime)
  /// A date without a time.
  case localDate(LocalDate)
  /// A time without a date.
  case localTime(LocalTime)
  /// An array of values.
  case array([TOML])
  /// A table.
  case table(Table)
}

extension TOML {
  /// The string, or `nil` if the value isn't a string.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The integer as an `Int`, or `nil` if the value isn't an integer that an `Int` can represent.
  public var int: Int? {
    if case .integer(let value) = self { Int(exactly: value) } else { nil }
  }

  /// The number, or `nil` if the value is neither an integer nor a floating-point number.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .float(let value): value
    default: nil
    }
  }

  /// The Boolean, or `nil` if the value isn't a Boolean.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements, or `nil` if the value isn't an array.
  public var array: [TOML]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, or `nil` if the value isn't a table.
  public var table: Table? {
    if case .table(let value) = self { value } else { nil }
  }

  /// The value for a key, or `nil` if this value isn't a table or has no such key.
  public subscript(key: String) -> TOML? { table?[key] }

  /// The element at an index, or `nil` if this value isn't an array or the index is out of range.
  public subscript(index: Int) -> TOML? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension TOML {
  public static func == (left: TOML, right: TOML) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.integer(let left), .integer(let right)): left == right
    // All values that aren't a number are equal, and zeros with different signs aren't.
    case (.float(let left), .float(let right)):
      left.isNaN ? right.isNaN : left.bitPattern == right.bitPattern
    case (.bool(let left), .bool(let right)): left == right
    case (.offsetDateTime(let left), .offsetDateTime(let right)): left == right
    case (.localDateTime(let left), .localDateTime(let right)): left == right
    case (.localDate(let left), .localDate(let right)): left == right
    case (.localTime(let left), .localTime(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.table(let left), .table(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let value): for byte in value.utf8 { hasher.combine(byte) }
    case .integer(let value): hasher.combine(value)
    case .float(let value):
      hasher.combine(value.isNaN ? Double.nan.bitPattern : value.bitPattern)
    case .bool(let value): hasher.combine(value)
    case .offsetDateTime(let value): hasher.combine(value)
    case .localDateTime(let value): hasher.combine(value)
    case .localDate(let value): hasher.combine(value)
    case .localTime(let value): hasher.combine(value)
    case .array(let value): hasher.combine(value)
    case .table(let value): hasher.combine(value)
    }
  }
}

extension TOML: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(integerLiteral value: Int) { self = .integer(Int128(value)) }
  public init(floatLiteral value: Double) { self = .float(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: TOML...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, TOML)...) {
    self = .table(Table(elements.map { (key: $0.0, value: $0.1) }))
  }
}
