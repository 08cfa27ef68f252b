/// How a coder has the values that types leave to it, to describe what it reads and writes.
public struct CoderConventions: Sendable {
  /// How dates are written in the text.
  public enum Dates: Sendable, Hashable {
    /// As numbers.
    case numbers
    /// As RFC 3339 has them.
    case iso8601
    /// As strings of a format of one's own.
    case texts
    /// As functions say.
    case custom
  }

  /// How bytes are written in the text.
  public enum Bytes: Sendable, Hashable {
    /// As strings in Base64.
    case base64
    /// As arrays of numbers.
    case numbers
    /// As functions say.
    case custom
  }

  /// How dates are written in the text.
  public var dates: Dates
  /// How bytes are written in the text.
  public var data: Bytes
  /// The strings for infinity and NaN; none if there are none.
  public var nonFiniteTexts: [String]
  /// Makes the key in a text of that of a field; nil if they are the same.
  public var keyInText: (@Sendable (String) -> String)?

  /// Creates the conventions of a coder whose settings are left as they are.
  public init(
    dates: Dates = .numbers, data: Bytes = .base64, nonFiniteTexts: [String] = [],
    keyInText: (@Sendable (String) -> String)? = nil
  ) {
    self.dates = dates
    self.data = data
    self.nonFiniteTexts = nonFiniteTexts
    self.keyInText = keyInText
  }
}
