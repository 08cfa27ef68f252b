/// The specific reason for a failure.
///
/// Formats and future versions of this package can add reasons.
public struct CodingFailureReason: Hashable, Sendable, CustomStringConvertible {
  /// A stable identifier, such as `missing-key`, that programs and documentation can use.
  public let code: String
  /// The general kind of failure that the reason belongs to.
  public let category: CodingFailureCategory

  /// Creates a reason with a code, which is a stable identifier in lower case with hyphens.
  public init(_ code: String, _ category: CodingFailureCategory) {
    self.code = code
    self.category = category
  }

  public var description: String { code }
}

extension CodingFailureReason {
  /// A key that the type requires is missing.
  public static let missingKey = CodingFailureReason("missing-key", .data)
  /// The value is null, but the type requires a value.
  public static let missingValue = CodingFailureReason("missing-value", .data)
  /// The value is of the wrong kind, such as a string where the type requires a number.
  public static let typeMismatch = CodingFailureReason("type-mismatch", .data)
  /// The type can't represent the number, because the number is too large or isn't an integer.
  public static let numberOutOfRange = CodingFailureReason("number-out-of-range", .data)
  /// The value is of the right kind but isn't valid for the type, such as an unknown raw value.
  public static let invalidValue = CodingFailureReason("invalid-value", .data)
  /// The value can't be represented in the target format.
  public static let notRepresentable = CodingFailureReason("not-representable", .data)
  /// An object contains the same key more than once.
  ///
  /// Only the first value is used.
  public static let duplicateKey = CodingFailureReason("duplicate-key", .data)
  /// A key matches no field, and the type rejects unknown keys.
  public static let unknownKey = CodingFailureReason("unknown-key", .data)
  /// Arrays and objects are nested more deeply than the depth limit allows.
  public static let depthLimit = CodingFailureReason("depth-limit", .limit)
  /// The document is larger than the size limit allows.
  public static let sizeLimit = CodingFailureReason("size-limit", .limit)
  /// A string or key is longer than the string limit allows.
  public static let stringLimit = CodingFailureReason("string-limit", .limit)
  /// An array or object has more elements or members than the count limit allows.
  public static let countLimit = CodingFailureReason("count-limit", .limit)
  /// The input ends before the value is complete.
  public static let unexpectedEnd = CodingFailureReason("unexpected-end", .endOfInput)
  /// A character isn't allowed at its position in the input.
  public static let unexpectedCharacter = CodingFailureReason("unexpected-character", .syntax)
  /// The input continues after the value.
  public static let trailingContent = CodingFailureReason("trailing-content", .syntax)
  /// The number isn't valid in the format.
  public static let invalidNumber = CodingFailureReason("invalid-number", .syntax)
  /// A backslash is followed by a character that can't be escaped.
  public static let invalidEscape = CodingFailureReason("invalid-escape", .syntax)
  /// A surrogate is unpaired.
  public static let loneSurrogate = CodingFailureReason("lone-surrogate", .syntax)
  /// A control character in a string isn't escaped.
  public static let controlCharacter = CodingFailureReason("control-character", .syntax)
  /// The input isn't valid UTF-8.
  public static let invalidUTF8 = CodingFailureReason("invalid-utf8", .syntax)
  /// A property list is inconsistent.
  ///
  /// In a binary property list, this concerns offsets, references or counts. In an XML property
  /// list, it concerns elements.
  public static let invalidStructure = CodingFailureReason("invalid-structure", .syntax)
  /// The input declares an unsupported encoding.
  public static let unknownEncoding = CodingFailureReason("unknown-encoding", .syntax)
  /// Code outside the coder, such as a custom conformance or a strategy, threw its own error.
  public static let custom = CodingFailureReason("custom", .data)
}

extension CodingFailureReason {
  /// All reasons that this package defines, in the order in which they are documented.
  public static let all: [CodingFailureReason] = [
    .missingKey, .missingValue, .typeMismatch, .numberOutOfRange, .invalidValue,
    .notRepresentable, .duplicateKey, .unknownKey, .unexpectedEnd, .unexpectedCharacter,
    .trailingContent, .invalidNumber, .invalidEscape, .loneSurrogate, .controlCharacter,
    .invalidUTF8, .invalidStructure, .unknownEncoding,
    .depthLimit, .sizeLimit, .stringLimit, .countLimit, .custom,
  ]
}

/// The general kind of failure.
///
/// No categories will be added, so programs can switch over all of them.
public enum CodingFailureCategory: String, Sendable, CaseIterable {
  /// The input violates the rules of its format.
  case syntax
  /// The input is well-formed but doesn't match the type.
  case data
  /// The input ends before the value is complete.
  case endOfInput
  /// A protective limit, such as the depth limit, was exceeded.
  case limit
}
