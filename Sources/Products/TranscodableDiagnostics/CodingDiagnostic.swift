public import TranscodableCore

/// Something that is wrong in a document, in words and with its place: what a person is shown.
///
/// The texts in it are as they are in the document; renderers see to it that control characters in
/// them do no harm.
public struct CodingDiagnostic: Hashable, Sendable {
  /// Whether the document is refused for it.
  public enum Severity: String, Sendable {
    /// The document is not accepted.
    case error
    /// The document is accepted, but hardly means what its author wanted.
    case warning
  }

  /// A place in a text.
  public struct Place: Hashable, Sendable {
    /// The bytes, counted in the text as UTF-8 without a byte order mark.
    public var byteRange: Range<Int>
    /// The line of the first of them, counted from 1.
    public var line: Int
    /// The column of the first of them, counted from 1 in Unicode scalars.
    public var column: Int

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - byteRange: The bytes, counted in the text as UTF-8 without a byte order mark.
    ///   - line: The line of the first of them, counted from 1.
    ///   - column: The column of the first of them, counted from 1 in Unicode scalars.
    public init(byteRange: Range<Int>, line: Int, column: Int) {
      self.byteRange = byteRange
      self.line = line
      self.column = column
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// What is wrong: its code is in every rendering, and has a page.
  public var reason: CodingFailureReason
  /// The whole in words, without a capital letter and a full stop.
  public var message: String
  /// The way to the value.
  public var path: [CodingPathStep]
  /// Where it is, if there is a text and the place in it is known.
  public var place: Place?
  /// What would have been right, as a phrase.
  public var expected: String?
  /// What is there instead, as a phrase.
  public var found: String?
  /// What may be meant: a key in the document, or of a field, or a case.
  public var suggestion: String?
  /// What to do about it, in a sentence or two.
  public var help: String?
  /// What else there is to say: why each of several ways to decode the value was refused.
  public var notes: [String] = []

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - message: The whole in words, without a capital letter and a full stop.
  ///   - severity: How bad it is.
  ///   - path: The way to the value.
  ///   - place: Where it is.
  public init(
    _ reason: CodingFailureReason, _ message: String, severity: Severity = .error,
    path: [CodingPathStep] = [], place: Place? = nil
  ) {
    self.reason = reason
    self.message = message
    self.severity = severity
    self.path = path
    self.place = place
  }
}
