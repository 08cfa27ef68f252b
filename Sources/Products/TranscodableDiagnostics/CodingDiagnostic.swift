public import TranscodableCore

/// A problem in a document, with a message and a location that can be shown to a person.
///
/// Strings from the document are stored unchanged. Renderers escape the control characters in them.
public struct CodingDiagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    /// The document is rejected.
    case error
    /// The document is accepted, but it probably doesn't mean what its author intended.
    case warning
  }

  /// A location in a document.
  ///
  /// A binary document consists of a single line, whose columns are bytes.
  public struct Position: Hashable, Sendable {
    /// The byte range, assuming that the document is encoded as UTF-8 without a byte order mark.
    public var byteRange: Range<Int>
    /// The line of the first byte, starting at 1.
    public var line: Int
    /// The column of the first byte, counted in Unicode scalars and starting at 1.
    public var column: Int

    /// Creates a location.
    ///
    /// - Parameters:
    ///   - byteRange: The byte range, assuming that the document is encoded as UTF-8 without a byte
    ///     order mark.
    ///   - line: The line of the first byte, starting at 1.
    ///   - column: The column of the first byte in Unicode scalars, starting at 1.
    public init(byteRange: Range<Int>, line: Int, column: Int) {
      self.byteRange = byteRange
      self.line = line
      self.column = column
    }
  }

  /// The severity of the diagnostic.
  public var severity: Severity
  /// The reason for the diagnostic.
  ///
  /// Every renderer shows the reason code, and there is a page for each code.
  public var reason: CodingFailureReason
  /// The message.
  ///
  /// The message is a phrase that starts with a lowercase letter and ends without a period.
  public var message: String
  /// The path to the value.
  public var path: [CodingPathStep]
  /// The location in the document, if it is known.
  public var position: Position?
  /// The expected value, as a phrase.
  public var expected: String?
  /// The value that was found, as a phrase.
  public var found: String?
  /// A similar name that was probably intended.
  ///
  /// The name can be a key in the document, a field's key, or an enum case.
  public var suggestion: String?
  /// A suggestion for a fix, in one or two sentences.
  public var help: String?
  /// Additional notes, such as the reasons why the alternatives for a value failed.
  public var notes: [String] = []

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - reason: The reason for the diagnostic.
  ///   - message: The message, as a phrase that starts with a lowercase letter and has no period.
  ///   - severity: How severe the diagnostic is.
  ///   - path: The path to the value.
  ///   - position: The location in the document.
  public init(
    _ reason: CodingFailureReason, _ message: String, severity: Severity = .error,
    path: [CodingPathStep] = [], position: Position? = nil
  ) {
    self.reason = reason
    self.message = message
    self.severity = severity
    self.path = path
    self.position = position
  }
}
