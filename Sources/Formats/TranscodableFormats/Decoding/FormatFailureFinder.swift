internal import TranscodableBytes
internal import TranscodableCore

/// A locator that adds lines, columns and ranges to failures in text.
final class FormatFailureFinder: FailureLocating {
  private let format: (any DecodingFormat.Type)?

  /// `format` is `nil` for a binary format, whose documents have no lines.
  init(_ format: (any DecodingFormat.Type)?) { self.format = format }

  func located(
    _ failure: CodingFailure, in bytes: ByteCursor, _ lines: LineIndex
  ) -> CodingFailure {
    guard let format, var range = failure.byteRange else { return failure }
    if range.isEmpty { range = self.range(of: failure, format, bytes) }
    let (_, line, column) = lines.position(of: range.lowerBound) { known, offset in
      bytes.at(0).location(of: offset, from: known)
    }
    return failure.placed(in: range, line: line, column: column)
  }

  /// Returns the failure to throw for a malformed document.
  func syntaxFailure(
    _ failure: CodingFailure, in bytes: ByteCursor, _ lines: LineIndex
  ) -> CodingFailure {
    let failure = located(failure, in: bytes, lines)
    if format == nil || failure.category == .data || failure.message != nil { return failure }
    if failure.category == .limit { return failure.saying(failure.limitSentence) }
    if failure.reason == .invalidStructure, let expected = failure.expected,
      let found = failure.found
    {
      return failure.saying("Expected \(expected) but found \(found) \(failure.locationPhrase).")
    }
    return failure.saying(
      "The given data was not valid \(format?.name ?? ""): \(failure.sentence) "
        + "\(failure.locationPhrase).")
  }

  private func range(
    of failure: CodingFailure, _ format: any DecodingFormat.Type, _ bytes: ByteCursor
  ) -> Range<Int> {
    let (offset, size) = (failure.offset ?? 0, bytes.at(0).remaining)
    guard 0..<size ~= offset, failure.reason != .unexpectedEnd else { return offset..<offset }
    let isSyntax = failure.category == .syntax || failure.category == .limit
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
