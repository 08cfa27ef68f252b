internal import TranscodableCore

/// A document in a stream, or a failure instead of a document.
struct JSONFrame: Sendable {
  /// The range in the stream.
  ///
  /// The range is empty if the bytes weren't kept.
  let range: Range<Int>
  /// A failure that was found without reading the document.
  ///
  /// The location of the failure is stored in `position`.
  var failure: CodingFailure?
  /// Whether the stream ends here because no further document can be found.
  var endsStream = false
  var position = JSONStreamPosition(number: 0, line: 1, column: 1, offset: 0)

  init(_ range: Range<Int>) { self.range = range }

  /// Creates a frame for an invalid document.
  init(_ failure: CodingFailure, endsStream: Bool = false) {
    let offset = failure.offset ?? 0
    range = offset..<offset
    self.failure = failure.placed(in: 0..<0)
    self.endsStream = endsStream
  }

  /// Adds the location in the stream to a failure in this document.
  func placed(_ failure: CodingFailure) -> CodingFailure {
    failure.inStream(text: position.number, in: range, line: position.line, column: position.column)
  }
}
