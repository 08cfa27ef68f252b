internal import TranscodableCore

/// A text in a stream, or what is wrong in its place.
struct JSONFrame: Sendable {
  /// Where it is in the stream; empty if it has not been kept.
  let range: Range<Int>
  /// What is wrong with it, if that can be said without reading it; its place is in the frame.
  var failure: CodingFailure?
  /// Whether nothing can be found after it.
  var endsStream = false
  /// The number of the text, and its place in words.
  var place = JSONStreamPlace(number: 0, line: 1, column: 1, offset: 0)

  /// A text to read.
  init(_ range: Range<Int>) { self.range = range }

  /// A bad text.
  ///
  /// - Parameters:
  ///   - failure: What is wrong, with an offset in the stream.
  ///   - endsStream: Whether nothing can be found after it.
  init(_ failure: CodingFailure, endsStream: Bool = false) {
    let offset = failure.offset ?? 0
    range = offset..<offset
    self.failure = failure.placed(in: 0..<0)
    self.endsStream = endsStream
  }

  /// A failure of this text as it is seen in the stream.
  func placed(_ failure: CodingFailure) -> CodingFailure {
    failure.inStream(text: place.number, in: range, line: place.line, column: place.column)
  }
}
