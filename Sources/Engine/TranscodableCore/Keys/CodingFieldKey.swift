/// A coding key that is just its text: the key type of generated conformances and of coding paths.
///
/// One shared type instead of an enumeration per model: it costs neither code nor conformance look-ups per type.
/// A model that declares its own `CodingKeys` keeps them.
public struct CodingFieldKey: CodingKey, Hashable, Sendable, ExpressibleByStringLiteral {
  /// What a key is made of.
  @usableFromInline
  enum Form: Sendable {
    // To make a text of it in the code of the macros would take the compiler longer than all else there.
    case literal(StaticString)
    case text(String)
    case number(Int, text: String)
  }

  @usableFromInline let form: Form

  /// The text of the key.
  public var stringValue: String {
    switch form {
    case .literal(let text): text.description
    case .text(let text), .number(_, let text): text
    }
  }

  /// The number that the key is, or the place in an array.
  public var intValue: Int? {
    if case .number(let number, _) = form { number } else { nil }
  }

  /// Creates the key of a member.
  /// - Parameter stringValue: The text of the key.
  public init(stringValue: String) {
    form = .text(stringValue)
  }

  /// Creates the key of a member from the text, where it may be the key of a dictionary: one that is a number has it as its
  /// integer value, as the standard library's dictionaries have it.
  /// - Parameter text: The text of the key.
  public init(text: String) {
    form = Int(text).map { .number($0, text: text) } ?? .text(text)
  }

  /// Creates the key of a member whose key is a number.
  /// - Parameter intValue: The number.
  public init(intValue: Int) {
    form = .number(intValue, text: String(intValue))
  }

  /// Creates the place of an element of an array in a coding path.
  /// - Parameter index: The number of elements before it.
  public init(index: Int) {
    form = .number(index, text: "Index \(index)")
  }

  /// Creates the key of a member from a literal.
  /// - Parameter value: The text of the key.
  @inlinable
  public init(stringLiteral value: StaticString) {
    form = .literal(value)
  }

  /// The key as it is, an index in brackets.
  public var description: String { elementIndex.map { "[\($0)]" } ?? stringValue }

  /// The key in quotes, an index as a number: a path prints as `["users", 3, "name"]`.
  public var debugDescription: String {
    elementIndex.map { "\($0)" } ?? stringValue.debugDescription
  }

  public static func == (left: CodingFieldKey, right: CodingFieldKey) -> Bool {
    left.intValue == right.intValue && left.stringValue == right.stringValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stringValue)
  }
}
