/// What a partial decoder is told about the text that is still arriving.
public struct PartialJSONSettings: Sendable {
  /// When a number is shown.
  public enum Numbers: Sendable {
    /// When what follows it has come: `12` may become `123`.
    case complete
    /// As soon as its first digits are a number.
    case growing
  }

  /// What may be around the value.
  public enum Surroundings: Sendable {
    /// White space.
    case blanks
    /// White space before it, and anything after it.
    case trailingText
    /// Anything: prose, and code fences. The value begins with the first bracket or brace.
    case prose
  }

  /// When a number is shown.
  public var numbers: Numbers
  /// What may be around the value.
  public var surroundings: Surroundings
  /// What counts as JSON, and how much of it there may be; JSON5 is not read in pieces.
  public var reader: JSONReaderSettings

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - numbers: When a number is shown.
  ///   - surroundings: What may be around the value.
  ///   - reader: What counts as JSON, and how much of it there may be.
  public init(
    numbers: Numbers = .complete, surroundings: Surroundings = .blanks,
    reader: JSONReaderSettings = JSONReaderSettings()
  ) {
    self.numbers = numbers
    self.surroundings = surroundings
    self.reader = reader
  }
}
