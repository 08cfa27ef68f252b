internal import TranscodableCore

struct JSONFrame: Sendable {
  /// The document's range in the stream.
  ///
  /// The range is empty if the bytes weren't kept.
  let range: Range<Int>
  var failure: CodingFailure?
  var endsStream = false
  var position = JSONStreamPosition(number: 0, line: 1, column: 1, offset: 0)

  init(_ range: Range<Int>) { self.range = range }

  init(_ failure: CodingFailure, endsStream: Bool = false) {
    let offset = failure.offset ?? 0
    range = offset..<offset
    self.failure = failure.placed(in: 0..<0)
    self.endsStream = endsStream
  }

  func placed(_ failure: CodingFailure) -> CodingFailure {
    failure.inStream(text: position.number, in: range, line: position.line, column: position.column)
  }
}
