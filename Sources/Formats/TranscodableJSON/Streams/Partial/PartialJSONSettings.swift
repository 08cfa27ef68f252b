/// The settings of a partial decoder.
public struct PartialJSONSettings: Sendable {
  /// An option that specifies when a number is shown.
  public enum Numbers: Sendable {
    /// When the character after it has arrived: `12` may become `123`.
    case complete
    /// As soon as its first digits are a valid number.
    case growing
  }

  /// An option that specifies what may surround the value.
  public enum Surroundings: Sendable {
    /// Whitespace.
    case blanks
    /// Whitespace before the value, and anything after it.
    case trailingText
    /// Anything, such as prose and code fences.
    ///
    /// The value begins at the first bracket or brace.
    case prose
  }

  /// When a number is shown.
  public var numbers: Numbers
  /// What may surround the value.
  public var surroundings: Surroundings
  /// The grammar and the limits; JSON5 isn't supported.
  public var reader: JSONReaderSettings

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - numbers: When a number is shown.
  ///   - surroundings: What may surround the value.
  ///   - reader: The grammar and the limits; JSON5 isn't supported.
  public init(
    numbers: Numbers = .complete, surroundings: Surroundings = .blanks,
    reader: JSONReaderSettings = JSONReaderSettings()
  ) {
    self.numbers = numbers
    self.surroundings = surroundings
    self.reader = reader
  }
}
