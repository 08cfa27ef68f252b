/// What went wrong, precisely: an open list, to which formats and later versions add.
public struct CodingFailureReason: Hashable, Sendable, CustomStringConvertible {
  /// A stable name, for programs and for looking it up, such as `missing-key`.
  public let code: String
  /// What kind of failure this is.
  public let category: CodingFailureCategory

  /// Creates a reason.
  /// - Parameters:
  ///   - code: A stable name in lower case with hyphens.
  ///   - category: What kind of failure it is.
  public init(_ code: String, _ category: CodingFailureCategory) {
    self.code = code
    self.category = category
  }

  public var description: String { code }
}

extension CodingFailureReason {
  /// A key that the type needs is not there.
  public static let missingKey = CodingFailureReason("missing-key", .data)
  /// The value is null where the type needs one.
  public static let missingValue = CodingFailureReason("missing-value", .data)
  /// The value is of another kind than the type needs.
  public static let typeMismatch = CodingFailureReason("type-mismatch", .data)
  /// The number does not fit into the type: too large, or not integral.
  public static let numberOutOfRange = CodingFailureReason("number-out-of-range", .data)
  /// The text is of the right kind but means nothing to the type, such as an unknown raw value.
  public static let invalidValue = CodingFailureReason("invalid-value", .data)
  /// The value cannot be said in the format that it is to be converted to.
  public static let notRepresentable = CodingFailureReason("not-representable", .data)
  /// A key is repeated in an object, where only the first one counts.
  public static let duplicateKey = CodingFailureReason("duplicate-key", .data)
  /// A key that no field takes, in an object of a type that refuses such keys.
  public static let unknownKey = CodingFailureReason("unknown-key", .data)
  /// Containers are nested more deeply than the setting allows.
  public static let depthLimit = CodingFailureReason("depth-limit", .limit)
  /// The document is larger than the setting allows.
  public static let sizeLimit = CodingFailureReason("size-limit", .limit)
  /// A string or a key is longer than the setting allows.
  public static let stringLimit = CodingFailureReason("string-limit", .limit)
  /// An array or an object has more elements or members than the setting allows.
  public static let countLimit = CodingFailureReason("count-limit", .limit)
  /// The input stops where more must follow.
  public static let unexpectedEnd = CodingFailureReason("unexpected-end", .endOfInput)
  /// A character is where it cannot be.
  public static let unexpectedCharacter = CodingFailureReason("unexpected-character", .syntax)
  /// Something follows after the value.
  public static let trailingContent = CodingFailureReason("trailing-content", .syntax)
  /// The number breaks the rules of its format.
  public static let invalidNumber = CodingFailureReason("invalid-number", .syntax)
  /// A backslash is followed by something it cannot escape.
  public static let invalidEscape = CodingFailureReason("invalid-escape", .syntax)
  /// Half of a surrogate pair is alone.
  public static let loneSurrogate = CodingFailureReason("lone-surrogate", .syntax)
  /// A control character is unescaped in a string.
  public static let controlCharacter = CodingFailureReason("control-character", .syntax)
  /// The bytes are not UTF-8.
  public static let invalidUTF8 = CodingFailureReason("invalid-utf8", .syntax)
  /// The parts of a property list do not fit together: offsets, references or counts of a binary one, or the elements of
  /// one in XML.
  public static let invalidStructure = CodingFailureReason("invalid-structure", .syntax)
  /// The text is declared to be in an encoding that is not read.
  public static let unknownEncoding = CodingFailureReason("unknown-encoding", .syntax)
  /// Something outside the reader refused: a custom conformance or a strategy threw its own error.
  public static let custom = CodingFailureReason("custom", .data)
}

extension CodingFailureReason {
  /// All reasons that this package knows, in the order in which they are documented.
  public static let all: [CodingFailureReason] = [
    .missingKey, .missingValue, .typeMismatch, .numberOutOfRange, .invalidValue,
    .notRepresentable, .duplicateKey, .unknownKey, .unexpectedEnd, .unexpectedCharacter,
    .trailingContent, .invalidNumber, .invalidEscape, .loneSurrogate, .controlCharacter,
    .invalidUTF8, .invalidStructure, .unknownEncoding,
    .depthLimit, .sizeLimit, .stringLimit, .countLimit, .custom,
  ]
}

/// What kind of thing went wrong: the closed list on which a program can decide what to do.
public enum CodingFailureCategory: String, Sendable, CaseIterable {
  /// The text breaks the rules of its format.
  case syntax
  /// The text is well-formed but does not fit the type.
  case data
  /// The text stops too early.
  case endOfInput
  /// A setting that protects the program, such as the depth limit, was exceeded.
  case limit
}
