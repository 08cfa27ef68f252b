/// What tells in a text which case of an enumeration a value is: a string in most documents, a
/// number or a truth value in some.
///
/// In a pattern, literals and ranges stand for the tags they mean:
///
/// ```swift
/// switch tag {
/// case "load", 1: .load
/// case 5...9: .reserved
/// default: nil
/// }
/// ```
public enum CaseTag: Hashable, Sendable {
  case string(String)
  case integer(Int)
  /// A number that is no integer.
  case number(Double)
  case bool(Bool)

  /// The text of a tag that is one.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A number, as an integer where it is one: `1.0` and `1` are the same tag.
  package static func number(exactly value: Double) -> CaseTag {
    Int(exactly: value).map { .integer($0) } ?? .number(value)
  }
}

extension CaseTag: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  @inlinable public init(stringLiteral value: String) { self = .string(value) }
  @inlinable public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(exactly: value) }
  @inlinable public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension CaseTag: CustomStringConvertible {
  /// The tag as it stands in a text.
  public var description: String {
    switch self {
    case .string(let text): text.quoted
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .bool(let value): "\(value)"
    }
  }
}

extension CaseTag: Codable {
  /// Decodes a string, a truth value or a number.
  ///
  /// - Throws: `valueNotFound` for null, and `typeMismatch` for arrays and objects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { throw DecodingError.missingValue(CaseTag.self, in: decoder) }
    if let text = tersely(decoder, { try? container.decode(String.self) }) {
      self = .string(text)
    } else if let value = tersely(decoder, { try? container.decode(Bool.self) }) {
      self = .bool(value)
    } else if let value = tersely(decoder, { try? container.decode(Int.self) }) {
      self = .integer(value)
    } else if let value = tersely(decoder, { try? container.decode(Double.self) }) {
      self = .number(exactly: value)
    } else {
      // Throws what the decoder says of a value that is no string.
      self = .string(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    }
  }
}

// MARK: - Patterns

/// Whether a tag is an integer in a range.
public func ~= (range: ClosedRange<Int>, tag: CaseTag) -> Bool {
  if case .integer(let value) = tag { range.contains(value) } else { false }
}

/// Whether a tag is an integer in a range.
public func ~= (range: Range<Int>, tag: CaseTag) -> Bool {
  if case .integer(let value) = tag { range.contains(value) } else { false }
}

/// Whether a tag is a string in a range, in the order of strings.
public func ~= (range: ClosedRange<String>, tag: CaseTag) -> Bool {
  if case .string(let text) = tag { range.contains(text) } else { false }
}

/// Whether a tag is a number in a range.
public func ~= (range: ClosedRange<Double>, tag: CaseTag) -> Bool {
  switch tag {
  case .integer(let value): range.contains(Double(value))
  case .number(let value): range.contains(value)
  default: false
  }
}
