internal import TranscodableBytes
internal import TranscodableCore

/// A locator that adds lines, columns and ranges to failures in text.
final class FormatFailureFinder: FailureLocating {
  /// The format, or `nil` if it is binary, so that its documents have no lines.
  private let format: (any DecodingFormat.Type)?

  init(_ format: any DecodingFormat.Type) { self.format = format.isText ? format : nil }

  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex?
  ) -> FailureLocation? {
    format.map { location(of: range(at: offset, reason, $0, bytes), in: bytes, lines) }
  }

  private func location(
    of range: Range<Int>, in bytes: ByteCursor, _ lines: LineIndex?
  ) -> FailureLocation {
    let (_, line, column) = lines.position(of: range.lowerBound) { known, offset in
      bytes.at(0).location(of: offset, from: known)
    }
    return FailureLocation(byteRange: range, line: line, column: column)
  }

  /// Returns the failure to throw for a malformed document.
  func syntaxFailure(
    _ failure: CodingFailure, in bytes: ByteCursor, _ lines: LineIndex?
  ) -> CodingFailure {
    guard let format, var range = failure.byteRange else { return failure }
    if range.isEmpty { range = self.range(at: range.lowerBound, failure.reason, format, bytes) }
    let failure = failure.placed(at: location(of: range, in: bytes, lines))
    if failure.category == .data || failure.message != nil { return failure }
    if failure.category == .limit { return failure.saying(failure.limitSentence) }
    if failure.reason == .invalidStructure, let expected = failure.expected,
      let found = failure.found
    {
      return failure.saying("Expected \(expected) but found \(found) \(failure.locationPhrase).")
    }
    return failure.saying(
      "The given data was not valid \(format.name): \(failure.sentence) "
        + "\(failure.locationPhrase).")
  }

  private func range(
    at offset: Int, _ reason: CodingFailureReason, _ format: any DecodingFormat.Type,
    _ bytes: ByteCursor
  ) -> Range<Int> {
    let size = bytes.at(0).remaining
    guard 0..<size ~= offset, reason != .unexpectedEnd else { return offset..<offset }
    let isSyntax = reason.category == .syntax || reason.category == .limit
    let range =
      isSyntax
      ? offset..<offset + 1 : bytes.at(0).withRawSpan { format.range(at: offset, in: $0) }
    let start = max(0, min(range.lowerBound, offset))
    var end = max(start, min(range.upperBound, size))
    // A character isn't cut.
    while end < size, bytes.at(end).peek() & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}
