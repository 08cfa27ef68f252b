public import TranscodableCore

/// The framing, failure handling and limits of a stream of JSON documents.
public struct JSONStreamSettings: Sendable {
  /// The framing, which determines where each document ends.
  public var framing: JSONFraming
  /// How invalid documents are handled.
  public var failures: JSONStreamFailures
  /// How lines of whitespace are handled with ``JSONFraming/lines``.
  public var blankLines: JSONBlankLines
  /// The grammar and the limits of each document.
  ///
  /// `maximumDocumentSize` is the maximum number of bytes of one document, and so limits the memory
  /// that the stream needs. For ``JSONFraming/lines`` it limits the length of a line.
  public var reader: JSONReaderSettings
  /// The maximum number of documents in the stream, including invalid ones.
  public var maximumTextCount: Int
  /// The maximum number of bytes in the stream.
  public var maximumStreamSize: Int
  /// A function that receives each skipped failure.
  ///
  /// If `nil`, the stream keeps the failures.
  public var onSkip: (@Sendable (CodingFailure) -> Void)?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - framing: The framing, which determines where each document ends.
  ///   - failures: How invalid documents are handled.
  ///   - blankLines: How lines of whitespace are handled.
  ///   - reader: The grammar and the limits of each document.
  ///   - maximumTextCount: The maximum number of documents in the stream.
  ///   - maximumStreamSize: The maximum number of bytes in the stream.
  ///   - onSkip: A function that receives each skipped failure.
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

/// How a stream handles invalid documents.
public enum JSONStreamFailures: Sendable, Hashable {
  /// Throws the failure and ends the stream.
  case stop
  /// Skips a limited number of invalid documents and reports their failures; the next failure is
  /// thrown.
  ///
  /// With every framing, a document that doesn't match the type is skipped. A document with a
  /// syntax error is skipped only if the framing determines where the next document begins: with
  /// ``JSONFraming/lines`` and ``JSONFraming/sequence``. With other framings it ends the stream.
  case skip(atMost: Int)

  var limit: Int {
    switch self {
    case .stop: 0
    case .skip(let limit): limit
    }
  }
}

/// How a stream handles lines of whitespace.
public enum JSONBlankLines: Sendable, Hashable {
  /// Skips the line, which is included in line numbers but not in document numbers.
  case ignored
  /// Treats the line as an invalid document.
  case refused
}
