/// Something in a document that decoding has passed over or made up for, where it could also have
/// failed.
public struct DecodingEvent: Sendable {
  /// What has happened: an open list, to which attributes and formats add.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// A stable name, for programs and for looking it up, such as `unknown-key`.
    public let code: String

    /// Creates a kind.
    /// - Parameter code: A stable name in lower case with hyphens.
    public init(_ code: String) { self.code = code }

    public var description: String { code }
  }

  /// What has happened.
  public var kind: Kind
  /// The keys and indices that lead to the value, as they are in the text; of a key, with the key.
  public var codingPath: [any CodingKey]
  /// Where it is, in bytes of the text as UTF-8 without a byte order mark; nil if that is not
  /// known.
  public var byteRange: Range<Int>?
  /// The line, counted from 1.
  public var line: Int?
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int?
  /// Why the value could not be taken as it is, if it could not.
  public var cause: CodingFailure?
  /// What was used in its place, as a phrase.
  public var replacement: String?
  /// What would have been taken, such as the keys of the fields.
  public var alternatives: [String]

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - kind: What has happened.
  ///   - codingPath: The keys and indices that lead to the value.
  ///   - byteRange: Where it is, in bytes of the text.
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  ///   - cause: Why the value could not be taken as it is.
  ///   - replacement: What was used in its place, as a phrase.
  ///   - alternatives: What would have been taken.
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
  /// A key that no field takes.
  public static let unknownKey = DecodingEvent.Kind("unknown-key")
  /// A key that is repeated in an object, where only the first one counts.
  public static let duplicateKey = DecodingEvent.Kind("duplicate-key")
  /// An element or an entry that was left out, since it does not fit its type.
  public static let droppedElement = DecodingEvent.Kind("dropped-element")
  /// An element of a set that is equal to one before it, which counts.
  public static let duplicateElement = DecodingEvent.Kind("duplicate-element")
  /// A value that does not fit its type, so that a default was used.
  public static let defaultedValue = DecodingEvent.Kind("defaulted-value")
  /// A key that is another name for the key of a field.
  public static let alias = DecodingEvent.Kind("alias")
  /// A scalar of another kind, which was converted.
  public static let coercion = DecodingEvent.Kind("coercion")
  /// A case that an enumeration does not know, which became one that it has for that.
  public static let unknownCase = DecodingEvent.Kind("unknown-case")

  /// All kinds that this package knows, in the order in which they are documented.
  public static let all: [DecodingEvent.Kind] = [
    .unknownKey, .duplicateKey, .droppedElement, .duplicateElement, .defaultedValue, .alias,
    .coercion, .unknownCase,
  ]
}

extension DecodingEvent: CustomStringConvertible {
  /// The event in a line, such as
  /// `coercion at [0].age, line 2, column 7 (byte 31), used 7: expected Int, found a string`.
  public var description: String {
    let place = CodingFailure(
      .custom, in: byteRange, line: line, column: column, codingPath: codingPath)
    return "\(kind)\(place.whereabouts)" + (replacement.map { ", used \($0)" } ?? "")
      + (cause.flatMap(causePhrase).map { ": \($0)" } ?? "")
  }

  /// What is wrong, and where, if that is inside of the value.
  private func causePhrase(_ cause: CodingFailure) -> String? {
    cause.factsPhrase.map { $0 + (isInside(cause) ? cause.whereabouts : "") }
  }

  /// Whether a failure is about a part of the value, and not all of it.
  package func isInside(_ cause: CodingFailure) -> Bool {
    cause.codingPath.count > codingPath.count
  }
}

extension DecodingEvent {
  /// What is used in place of a value that counts as none.
  package static var valueForMissingKey: String { "the value for a missing key" }

  /// What is used in place of the value of an alias, if a key of higher rank is there, too.
  package static var valueOfOtherKey: String { "the value of a key of higher rank" }
}

/// A value in a sentence, as far as it is short: strings in quotes.
package func phrase<Value>(for value: Value) -> String {
  if let text = value as? String { return text.quoted }
  // Of an optional, what is in it.
  if let optional = value as? any OptionalPhrase { return optional.wrappedPhrase }
  return "\(value)".cut(to: 80)
}

/// An optional, whatever it wraps.
private protocol OptionalPhrase {
  var wrappedPhrase: String { get }
}

extension Optional: OptionalPhrase {
  fileprivate var wrappedPhrase: String { map { phrase(for: $0) } ?? "nil" }
}
