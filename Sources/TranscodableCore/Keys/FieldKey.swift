/// A coding key that is just its text: the key type of generated conformances and of coding paths.
///
/// One shared type instead of an enumeration per model: it costs neither code nor conformance look-ups per type.
/// A model that declares its own `CodingKeys` keeps them.
public struct FieldKey: CodingKey, Hashable, Sendable, ExpressibleByStringLiteral {
  public let stringValue: String
  public let intValue: Int?

  /// Creates the key of a member.
  /// - Parameter stringValue: The text of the key.
  @inlinable
  public init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  /// Creates the key of a member from the text, where it may be the key of a dictionary: one that is a number has it as its
  /// integer value, as the standard library's dictionaries have it.
  /// - Parameter text: The text of the key.
  public init(text: String) {
    stringValue = text
    intValue = Int(text)
  }

  /// Creates the key of a member whose key is a number.
  /// - Parameter intValue: The number.
  public init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  /// Creates the place of an element of an array in a coding path.
  /// - Parameter index: The number of elements before it.
  public init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  /// Creates the key of a member from a literal.
  /// - Parameter value: The text of the key.
  @inlinable
  public init(stringLiteral value: String) {
    self.init(stringValue: value)
  }
}
