internal import TranscodableBytes
internal import TranscodableCore

/// Input that must be rewritten as JSON.
@usableFromInline
final class RewrittenSource {
  let text: ByteCursor
  let settings: JSONReaderSettings
  /// The map to the original.
  ///
  /// It is created when the first failure is located, by rewriting JSON5 a second time.
  private(set) lazy var map = JSON5Rewriter.map(of: text, settings: settings)

  /// Returns `nil` if the document can be read without rewriting.
  init?(_ text: ByteCursor, settings: JSONReaderSettings, map: SourceMap? = nil) {
    if settings.grammar != .json5 {
      var first = text
      guard settings.assumesTopLevelDictionary, first.skipBlanks() != 0x7B else { return nil }
    }
    self.text = text
    self.settings = settings
    if let map { self.map = map }
  }

  func rewritten() throws -> ByteOutput {
    if settings.grammar == .json5 { return try rewrittenJSON5() }
    var output = ByteOutput(capacity: text.remaining + 2)
    output.append(0x7B)
    text.withSpan(text.remaining) { output.append($0) }
    output.append(0x7D)
    try check(output)
    return output
  }

  private func rewrittenJSON5() throws -> ByteOutput {
    var rewriter = JSON5Rewriter(text, settings: settings)
    rewriter.rewrite()
    let failure = rewriter.failure
    let output = rewriter.finish()
    if let failure {
      throw output.withCursor {
        JSONFailureLocator($0, settings: settings, source: self).error(forSource: failure)
      }
    }
    try check(output)
    return output
  }

  private func check(_ output: borrowing ByteOutput) throws {
    // The rewriter has already checked the lengths of JSON5 strings. The rewritten strings may have
    // different lengths.
    let limits = JSONLimits(settings, ignoresStrings: settings.grammar == .json5)
    try output.withSpan { bytes in
      try withCursor(over: bytes) { try limits.check($0, source: self) }
    }
  }

  // MARK: - Mapping to the original

  /// Returns the failure with its location in the original input.
  func located(_ failure: CodingFailure) -> CodingFailure {
    let start = location(of: failure.offset ?? 0)
    var (reason, expected, found) = (failure.reason, failure.expected, failure.found)
    var offset = start.offset
    switch reason {
    case .unexpectedCharacter where start.isAtEnd:
      // The unexpected character is the closing brace that was added, so the input has ended.
      (reason, found) = (.unexpectedEnd, nil)
    case .unexpectedCharacter:
      found = start.characterPhrase
    case .trailingContent where settings.grammar != .json5:
      // The input contains a closing brace that matches the added opening brace.
      offset = lastBrace(before: start)
      (reason, expected, found) = (.unexpectedCharacter, "',' or end of file", "'}'")
    default: break
    }
    return failure.reported(as: reason, at: offset, expected: expected, found: found)
  }

  func location(of offset: Int) -> ByteCursor {
    guard settings.grammar == .json5 else {
      return text.at(text.offset + min(max(0, offset - 1), text.remaining))
    }
    return text.at(map.sourceOffset(of: offset))
  }

  private func lastBrace(before start: ByteCursor) -> Int {
    var offset = start.offset
    while offset > text.offset {
      offset -= 1
      if text.at(offset).peek() == 0x7D { break }
    }
    return offset
  }
}
