/// A coder's representation of values whose types leave it to the coder, for use in schemas.
public struct CoderConventions: Sendable {
  /// The representation of dates.
  public enum Dates: Sendable, Hashable {
    /// Dates are numbers.
    case numbers
    /// Dates are strings in RFC 3339 format.
    case iso8601
    /// Dates are strings in a custom format.
    case texts
    /// Functions determine the representation of dates.
    case custom
  }

  /// The representation of bytes.
  public enum Bytes: Sendable, Hashable {
    /// Bytes are Base64 strings.
    case base64
    /// Bytes are arrays of numbers.
    case numbers
    /// Functions determine the representation of bytes.
    case custom
  }

  /// The representation of dates.
  public var dates: Dates
  /// The representation of bytes.
  public var data: Bytes
  /// The strings for infinity and NaN; empty if these values can't be encoded.
  public var nonFiniteTexts: [String]
  /// A function that converts the key of a field to the key in the document; `nil` if they are
  /// equal.
  public var keyInText: (@Sendable (String) -> String)?

  /// Creates the conventions of a coder.
  ///
  /// The defaults match a coder with default settings.
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
