/// A recovery during decoding: a part of the document that was ignored, replaced or converted
/// instead of causing a failure.
public struct DecodingEvent: Sendable {
  /// The kind of an event.
  ///
  /// Attributes and formats can define additional kinds.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// A stable identifier for use in programs and documentation, such as `unknown-key`.
    public let code: String

    /// Creates a kind.
    ///
    /// - Parameter code: A stable identifier in lower case with hyphens.
    public init(_ code: String) { self.code = code }

    public var description: String { code }
  }

  /// The kind of the event.
  public var kind: Kind
  /// The path to the value, with the keys as written in the document.
  ///
  /// For an event about a key, the path includes the key.
  public var codingPath: [any CodingKey]
  /// The range of bytes in the input, if known.
  ///
  /// Offsets count UTF-8 bytes after any byte order mark.
  public var byteRange: Range<Int>?
  /// The line, starting at 1.
  public var line: Int?
  /// The column, starting at 1.
  ///
  /// Columns are counted in Unicode scalars.
  public var column: Int?
  /// The failure from which decoding recovered, if any.
  public var cause: CodingFailure?
  /// A description of the value that was used instead.
  public var replacement: String?
  /// The alternatives that would have been accepted, such as the keys of the fields.
  public var alternatives: [String]

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - codingPath: The keys and indices that lead to the value.
  ///   - byteRange: The location in bytes of the input.
  ///   - line: The line, starting at 1.
  ///   - column: The column, starting at 1.
  ///   - cause: The failure from which decoding recovered.
  ///   - replacement: The value that was used instead, as a phrase.
  ///   - alternatives: What would have been accepted.
  public init(
    _ kind: Kind, at codingPath: [any CodingKey], byteRange: Range<Int>? = nil, line: Int? = nil,
    column: Int? = nil, cause: CodingFailure? = nil, replacement: String? = nil,
    alternatives: [String] = []
  ) {
    self.kind = kind
    self.codingPath = codingPath
    self.byteRange = byteRange
    self.line = line
    self.column = column
    self.cause = cause
    self.replacement = replacement
    self.alternatives = alternatives
  }
}

extension DecodingEvent.Kind {
  /// A key that matches no field.
  public static let unknownKey = DecodingEvent.Kind("unknown-key")
  /// A key that is repeated in an object.
  ///
  /// Only its first value is used.
  public static let duplicateKey = DecodingEvent.Kind("duplicate-key")
  /// An element or entry that doesn't match its type and was dropped.
  public static let droppedElement = DecodingEvent.Kind("dropped-element")
  /// A set element that was ignored because it equals an earlier element.
  public static let duplicateElement = DecodingEvent.Kind("duplicate-element")
  /// A value that doesn't match its type and was replaced by a default.
  public static let defaultedValue = DecodingEvent.Kind("defaulted-value")
  /// A key that is an alias for a field's key.
  public static let alias = DecodingEvent.Kind("alias")
  /// A scalar that was converted from another kind.
  public static let coercion = DecodingEvent.Kind("coercion")
  /// An unknown enumeration case that was replaced by the fallback case.
  public static let unknownCase = DecodingEvent.Kind("unknown-case")

  /// All kinds that this package defines, in the order in which they are documented.
  public static let all: [DecodingEvent.Kind] = [
    .unknownKey, .duplicateKey, .droppedElement, .duplicateElement, .defaultedValue, .alias,
    .coercion, .unknownCase,
  ]
}

extension DecodingEvent: CustomStringConvertible {
  /// A one-line description of the event.
  ///
  /// For example, `coercion at [0].age, line 2, column 7 (byte 31), used 7: expected Int, found a
  /// string`.
  public var description: String {
    let position = CodingFailure(
      .custom, in: byteRange, line: line, column: column, codingPath: codingPath)
    return "\(kind)\(position.whereabouts)" + (replacement.map { ", used \($0)" } ?? "")
      + (cause.flatMap(causePhrase).map { ": \($0)" } ?? "")
  }

  private func causePhrase(_ cause: CodingFailure) -> String? {
    cause.factsPhrase.map { $0 + (isInside(cause) ? cause.whereabouts : "") }
  }

  package func isInside(_ cause: CodingFailure) -> Bool {
    cause.codingPath.count > codingPath.count
  }
}

extension DecodingEvent {
  package static var valueForMissingKey: String { "the value for a missing key" }

  package static var valueOfOtherKey: String { "the value of a key with higher priority" }
}

package func phrase<Value>(for value: Value) -> String {
  if let text = value as? String { return text.quoted }
  if let optional = value as? any OptionalPhrase { return optional.wrappedPhrase }
  return "\(value)".cut(to: 80)
}

private protocol OptionalPhrase {
  var wrappedPhrase: String { get }
}

extension Optional: OptionalPhrase {
  fileprivate var wrappedPhrase: String { map { phrase(for: $0) } ?? "nil" }
}
