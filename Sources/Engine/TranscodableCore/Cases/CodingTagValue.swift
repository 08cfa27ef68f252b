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
public enum CodingTagValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  /// A number that is not an integer.
  case number(Double)
  case bool(Bool)
  /// Null, which only a case without values has for a tag, and no key.
  case null

  /// The text of a tag that is one.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A number, as an integer where it is one: `1.0` and `1` are the same tag.
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
  /// The tag as it is in a text.
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
  /// Decodes a string, a truth value or a number.
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
      // Throws what the decoder says of a value that is not a string.
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

/// Whether a tag is an integer in a range.
public func ~= (range: ClosedRange<Int>, tag: CodingTagValue) -> Bool {
  if case .integer(let value) = tag { range.contains(value) } else { false }
}

/// Whether a tag is an integer in a range.
public func ~= (range: Range<Int>, tag: CodingTagValue) -> Bool {
  if case .integer(let value) = tag { range.contains(value) } else { false }
}

/// Whether a tag is a string in a range, in the order of strings.
public func ~= (range: ClosedRange<String>, tag: CodingTagValue) -> Bool {
  if case .string(let text) = tag { range.contains(text) } else { false }
}

/// Whether a tag is a string in a range, in the order of strings.
public func ~= (range: Range<String>, tag: CodingTagValue) -> Bool {
  if case .string(let text) = tag { range.contains(text) } else { false }
}

/// Whether a tag is a number in a range.
public func ~= (range: ClosedRange<Double>, tag: CodingTagValue) -> Bool {
  tag.double.map(range.contains) ?? false
}

/// Whether a tag is a number in a range.
public func ~= (range: Range<Double>, tag: CodingTagValue) -> Bool {
  tag.double.map(range.contains) ?? false
}

extension CodingTagValue {
  /// The number, of whatever kind.
  fileprivate var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

// Some decoders, of YAML and XML for two, read every scalar as a text: there the text of a tag may
// stand for a number or a truth value.

extension CodingTagValue {
  /// The tag here and the number of its case.
  ///
  /// - Parameters:
  ///   - decoder: At the tag.
  ///   - find: The number of the case with a tag; nil if there is none.
  /// - Returns: The tag, and the number; nil if no case has it.
  /// - Throws: What the decoder throws of a value that is not a scalar.
  static func find(
    in decoder: any Decoder, _ find: (CodingTagValue) -> Int?
  ) throws -> (CodingTagValue, Int?) {
    if let index = find(.null), try decoder.singleValueContainer().decodeNil() {
      return (.null, index)
    }
    return try CodingTagValue(from: decoder).found(find) { try? OtherTags(from: decoder) }
  }

  /// The tag, or the first of the others that has a case, and the number of the case.
  ///
  /// The others are asked for only if this tag is a text that has no case.
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

/// What a decoder makes of a scalar that it reads as a text as well.
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

/// A type that says by which tags it is known among others.
///
/// `@CodingTag("text")` on a type with `@Codable` writes the conformance:
///
/// ```swift
/// @Codable @CodingTag("text")
/// struct Text: Block {
///   let content: String
/// }
/// ```
public protocol CodingTagged {
  /// The tags, the first of which is written; there is at least one.
  static var codingTags: [CodingTagValue] { get }
}
