public import TranscodableCore
public import TranscodableJSON

/// The framing, failure handling and limits of a stream of JSON documents.
public struct JSONStreamSettings: Sendable {
  /// The framing, which determines where each document ends.
  public var framing: JSONFraming
  /// The way invalid documents are handled.
  public var failures: JSONStreamFailures
  /// The way ``JSONFraming/lines`` handles blank lines.
  public var blankLines: JSONBlankLines
  /// The grammar and the limits of each document.
  ///
  /// `maximumDocumentSize` is the maximum number of bytes in a document, which limits the memory
  /// that the stream needs. With ``JSONFraming/lines``, it limits the length of a line.
  public var reader: JSONReaderSettings
  /// The maximum number of documents in the stream, including invalid documents.
  public var maximumTextCount: Int
  /// The maximum number of bytes in the stream.
  public var maximumStreamSize: Int
  /// A function that receives the failure of each skipped document.
  ///
  /// Without a function, the stream keeps the failures.
  public var onSkip: (@Sendable (CodingFailure) -> Void)?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - framing: The framing, which determines where each document ends.
  ///   - failures: How invalid documents are handled.
  ///   - blankLines: How blank lines are handled.
  ///   - reader: The grammar and the limits of each document.
  ///   - maximumTextCount: The maximum number of documents in the stream.
  ///   - maximumStreamSize: The maximum number of bytes in the stream.
  ///   - onSkip: A function that receives the failure of each skipped document.
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

/// The way a stream handles invalid documents.
public enum JSONStreamFailures: Sendable, Hashable {
  /// Throws the failure and ends the stream.
  case stop
  /// Skips a limited number of invalid documents and reports their failures.
  ///
  /// If more documents than this are invalid, the failure of the first one beyond the limit is
  /// thrown.
  ///
  /// A document that doesn't match the type is skipped with any framing. A document with a syntax
  /// error is skipped only with ``JSONFraming/lines`` and ``JSONFraming/sequence``, which determine
  /// where the next document begins. With other framings, a syntax error ends the stream.
  case skip(atMost: Int)

  var limit: Int {
    switch self {
    case .stop: 0
    case .skip(let limit): limit
    }
  }
}

/// The way a stream handles lines that contain only whitespace.
public enum JSONBlankLines: Sendable, Hashable {
  /// Skips the line. Blank lines are included in line numbers but not in document numbers.
  case ignored
  /// Treats the line as an invalid document.
  case refused
}
