public import TranscodableCore

/// What a stream of texts is told about them: where they end, what happens to bad ones, and how much
/// of everything there may be.
public struct JSONStreamSettings: Sendable {
  /// How the texts are told apart.
  public var framing: JSONFraming
  /// What happens when a text is bad.
  public var failures: JSONStreamFailures
  /// What happens at a line that holds white space only; counts for ``JSONFraming/lines``.
  public var blankLines: JSONBlankLines
  /// What counts as JSON in each text, and how much of it there may be.
  ///
  /// `maximumDocumentSize` is the largest number of bytes of one text, and so of the memory that the
  /// stream needs. For ``JSONFraming/lines`` it is the length of a line.
  public var reader: JSONReaderSettings
  /// The number of texts that the stream may have, bad ones included.
  public var maximumTextCount: Int
  /// The number of bytes that the stream may have.
  public var maximumStreamSize: Int
  /// Called with each failure that is skipped.
  ///
  /// Without it, the stream keeps the failures.
  public var onSkip: (@Sendable (CodingFailure) -> Void)?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - framing: How the texts are told apart.
  ///   - failures: What happens when a text is bad.
  ///   - blankLines: What happens at a line that holds white space only.
  ///   - reader: What counts as JSON in each text, and how much of it there may be.
  ///   - maximumTextCount: The number of texts that the stream may have.
  ///   - maximumStreamSize: The number of bytes that the stream may have.
  ///   - onSkip: Called with each failure that is skipped.
  public init(
    framing: JSONFraming = .lines, failures: JSONStreamFailures = .stop,
    blankLines: JSONBlankLines = .ignored, reader: JSONReaderSettings = JSONReaderSettings(),
    maximumTextCount: Int = .max, maximumStreamSize: Int = .max,
    onSkip: (@Sendable (CodingFailure) -> Void)? = nil
  ) {
    self.framing = framing
    self.failures = failures
    self.blankLines = blankLines
    self.reader = reader
    self.maximumTextCount = maximumTextCount
    self.maximumStreamSize = maximumStreamSize
    self.onSkip = onSkip
  }
}

/// What happens when a text of a stream is bad.
public enum JSONStreamFailures: Sendable, Hashable {
  /// The failure is thrown, and the stream has ended.
  case stop
  /// The text is left out and its failure reported; the one after so many failures is thrown.
  ///
  /// In every framing, a text that does not fit the type is skipped. One that breaks the rules of
  /// JSON is skipped if the framing tells where the next one begins: in ``JSONFraming/lines`` and
  /// ``JSONFraming/sequence``. In the others it ends the stream.
  case skip(atMost: Int)

  /// How many failures are skipped.
  var limit: Int {
    switch self {
    case .stop: 0
    case .skip(let limit): limit
    }
  }
}

/// What happens at a line that holds white space only.
public enum JSONBlankLines: Sendable, Hashable {
  /// It is passed over, and counts as a line but not as a text.
  case ignored
  /// It is a bad text.
  case refused
}
