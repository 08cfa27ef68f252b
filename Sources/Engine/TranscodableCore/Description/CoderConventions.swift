/// The representation of values that types leave to the coder, for describing a format.
public struct CoderConventions: Sendable {
  /// The representation of dates.
  public enum Dates: Sendable, Hashable {
    /// Numbers.
    case numbers
    /// Strings in the format of RFC 3339.
    case iso8601
    /// Strings in a custom format.
    case texts
    /// Determined by functions.
    case custom
  }

  /// The representation of bytes.
  public enum Bytes: Sendable, Hashable {
    /// Base64 strings.
    case base64
    /// Arrays of numbers.
    case numbers
    /// Determined by functions.
    case custom
  }

  /// The representation of dates.
  public var dates: Dates
  /// The representation of bytes.
  public var data: Bytes
  /// The strings for infinity and NaN; empty if these values can't be encoded.
  public var nonFiniteTexts: [String]
  /// Converts the key of a field to the key in the document; `nil` if they are equal.
  public var keyInText: (@Sendable (String) -> String)?

  /// Creates the conventions of a coder; the defaults match a coder with default settings.
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
