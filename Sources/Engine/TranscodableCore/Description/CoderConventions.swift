/// A coder's conventions for values whose representation isn't determined by their types.
///
/// Schemas use these conventions.
public struct CoderConventions: Sendable {
  /// How dates are represented.
  package enum Dates: Sendable, Hashable {
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
  package enum Bytes: Sendable, Hashable {
    /// Bytes are Base64 strings.
    case base64
    /// Bytes are arrays of numbers.
    case numbers
    /// Custom functions determine the representation of bytes.
    case custom
  }

  /// The representation of dates.
  package var dates: Dates
  /// The representation of bytes.
  package var data: Bytes
  /// The strings that represent infinity and NaN.
  ///
  /// The array is empty if these values can't be encoded.
  package var nonFiniteTexts: [String]
  /// A function that converts a field's key to the key in the document.
  ///
  /// If the keys are the same, this is `nil`.
  package var keyInText: (@Sendable (String) -> String)?

  /// Creates the conventions of a coder with default settings.
  public init() { self.init(dates: .numbers) }

  package init(
    dates: Dates, data: Bytes = .base64, nonFiniteTexts: [String] = [],
    keyInText: (@Sendable (String) -> String)? = nil
  ) {
    self.dates = dates
    self.data = data
    self.nonFiniteTexts = nonFiniteTexts
    self.keyInText = keyInText
  }
}
