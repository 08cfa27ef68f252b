/// The tag that identifies an enumeration case in a document.
///
/// It is usually a string, and sometimes a number or a Boolean.
///
/// Literals and ranges can be used as patterns for tags:
///
/// ```swift
/// switch tag {
/// case "load", 1: .load
/// case 5...9: .reserved
/// default: nil
/// }
/// ```
public enum CodingTagValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  /// A number that isn't an integer.
  case number(Double)
  case bool(Bool)
  /// Null, which can only be the tag of a case without associated values. It can't be a key.
  case null

  /// The string, or `nil` if the tag isn't a string.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// Creates the tag for a number.
  ///
  /// A whole number becomes an integer, so `1.0` and `1` are the same tag.
  package static func number(exactly value: Double) -> CodingTagValue {
    Int(exactly: value).map { .integer($0) } ?? .number(value)
  }
}

extension CodingTagValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  @inlinable public init(stringLiteral value: String) { self = .string(value) }
  @inlinable public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(exactly: value) }
  @inlinable public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension CodingTagValue: CustomStringConvertible {
  /// The tag as written in a document.
  public var description: String {
    switch self {
    case .string(let text): text.quoted
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }
}

extension CodingTagValue: Codable {
  /// Decodes a string, a Boolean or a number.
  ///
  /// - Throws: `valueNotFound` for null, and `typeMismatch` for arrays and objects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { throw DecodingError.missingValue(CodingTagValue.self, in: decoder) }
    if let text = withoutErrorLocations(decoder, { try? container.decode(String.self) }) {
      self = .string(text)
    } else if let value = withoutErrorLocations(decoder, { try? container.decode(Bool.self) }) {
      self = .bool(value)
    } else if let value = withoutErrorLocations(decoder, { try? container.decode(Int.self) }) {
      self = .integer(value)
    } else if let value = withoutErrorLocations(decoder, { try? container.decode(Double.self) }) {
      self = .number(exactly: value)
    } else {
      // For a value that isn't a string, this throws the decoder's error.
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
    case .null: try container.encodeNil()
    }
  }
}

// MARK: - Patterns

/// Returns whether a tag is an integer in a range.
public func ~= (range: ClosedRange<Int>, tag: CodingTagValue) -> Bool {
  if case .integer(let value) = tag { range.contains(value) } else { false }
}

/// Returns whether a tag is an integer in a range.
public func ~= (range: Range<Int>, tag: CodingTagValue) -> Bool {
  if case .integer(let value) = tag { range.contains(value) } else { false }
}

/// Returns whether a tag is a string in a range.
///
/// Strings are compared with `<`.
public func ~= (range: ClosedRange<String>, tag: CodingTagValue) -> Bool {
  if case .string(let text) = tag { range.contains(text) } else { false }
}

/// Returns whether a tag is a string in a range.
///
/// Strings are compared with `<`.
public func ~= (range: Range<String>, tag: CodingTagValue) -> Bool {
  if case .string(let text) = tag { range.contains(text) } else { false }
}

/// Returns whether a tag is a number in a range.
public func ~= (range: ClosedRange<Double>, tag: CodingTagValue) -> Bool {
  tag.double.map(range.contains) ?? false
}

/// Returns whether a tag is a number in a range.
public func ~= (range: Range<Double>, tag: CodingTagValue) -> Bool {
  tag.double.map(range.contains) ?? false
}

extension CodingTagValue {
  fileprivate var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

// Some decoders, such as those for YAML and XML, can read every scalar as a string. Such a string
// may represent a number or a Boolean.

extension CodingTagValue {
  static func find(
    in decoder: any Decoder, _ find: (CodingTagValue) -> Int?
  ) throws -> (CodingTagValue, Int?) {
    if let index = find(.null), try decoder.singleValueContainer().decodeNil() {
      return (.null, index)
    }
    return try CodingTagValue(from: decoder).found(find) { try? OtherTags(from: decoder) }
  }

  func found(_ find: (CodingTagValue) -> Int?, orAmong others: () -> OtherTags?) -> (
    CodingTagValue, Int?
  ) {
    if let index = find(self) { return (self, index) }
    guard case .string = self, let others = others() else { return (self, nil) }
    for tag in others.tags {
      if let index = find(tag) { return (tag, index) }
    }
    return (self, nil)
  }
}

struct OtherTags: Decodable {
  let tags: [CodingTagValue]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    tags = withoutErrorLocations(decoder) {
      [
        (try? container.decode(Bool.self)).map { CodingTagValue.bool($0) },
        (try? container.decode(Int.self)).map { .integer($0) },
        (try? container.decode(Double.self)).map { .number(exactly: $0) },
      ].compactMap(\.self)
    }
  }
}

/// A type with tags that distinguish it from other types.
///
/// On a type with `@Codable`, `@CodingTag("text")` generates the conformance:
///
/// ```swift
/// @Codable @CodingTag("text")
/// struct Text: Block {
///   let content: String
/// }
/// ```
public protocol CodingTagged {
  /// The type's tags.
  ///
  /// There is at least one tag. The first one is used for encoding.
  static var codingTags: [CodingTagValue] { get }
}
