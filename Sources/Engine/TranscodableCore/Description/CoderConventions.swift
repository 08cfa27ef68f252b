/// A coder's conventions for values whose representation isn't determined by their types.
///
/// Schemas use these conventions.
public struct CoderConventions: Sendable {
  /// How dates are represented.
  public enum Dates: Sendable, Hashable {
    /// Dates are numbers.
    case numbers
    /// Dates are strings in RFC 3339 format.
    case iso8601
    /// Dates are strings in a custom format.
    case texts
    /// Custom functions determine the representation of dates.
    case custom
  }

  /// How bytes are represented.
  public enum Bytes: Sendable, Hashable {
    /// Bytes are Base64 strings.
    case base64
    /// Bytes are arrays of numbers.
    case numbers
    /// Custom functions determine the representation of bytes.
    case custom
  }

  /// The representation of dates.
  public var dates: Dates
  /// The representation of bytes.
  public var data: Bytes
  /// The strings that represent infinity and NaN.
  ///
  /// The array is empty if these values can't be encoded.
  public var nonFiniteTexts: [String]
  /// A function that converts a field's key to the key in the document.
  ///
  /// If the keys are the same, this is `nil`.
  public var keyInText: (@Sendable (String) -> String)?

  /// Creates a coder's conventions.
  ///
  /// The default arguments match a coder with default settings.
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
