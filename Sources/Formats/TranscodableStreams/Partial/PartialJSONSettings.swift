public import TranscodableJSON

/// The settings of a partial decoder.
public struct PartialJSONSettings: Sendable {
  /// An option that specifies when a number is shown.
  public enum Numbers: Sendable {
    /// Shows a number once the next character has arrived, because `12` may become `123`.
    case complete
    /// Shows a number as soon as the digits that have arrived form a valid number.
    case growing
  }

  /// An option that specifies what may surround the value.
  public enum Surroundings: Sendable {
    /// Allows only whitespace.
    case blanks
    /// Allows whitespace before the value, and anything after the value.
    case trailingText
    /// Allows anything around the value, such as prose and code fences.
    ///
    /// The value begins at the first opening bracket or brace.
    case prose
  }

  /// The option that specifies when a number is shown.
  public var numbers: Numbers
  /// The option that specifies what may surround the value.
  public var surroundings: Surroundings
  /// The grammar and the limits.
  ///
  /// JSON5 isn't supported.
  public var reader: JSONReaderSettings

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - numbers: Specifies when a number is shown.
  ///   - surroundings: Specifies what may surround the value.
  ///   - reader: The grammar and the limits. JSON5 isn't supported.
  public init(
    numbers: Numbers = .complete, surroundings: Surroundings = .blanks,
    reader: JSONReaderSettings = JSONReaderSettings()
  ) {
    self.numbers = numbers
    self.surroundings = surroundings
    self.reader = reader
  }
}
