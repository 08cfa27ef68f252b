internal import TranscodableBytes
internal import TranscodableCore

/// A text that is rewritten as JSON before it is read, and the way back to it from there.
///
/// Nothing is kept of how the places in the two texts belong together. When reading fails, the text
/// is rewritten once more up to the place of the failure.
@usableFromInline
final class RewrittenSource {
  /// Where the text starts.
  let text: ByteCursor
  private let settings: JSONReaderSettings
  /// The number of places that are looked up still: each takes a pass.
  private var lookUpsLeft = 100

  /// Creates the source of a text, nil if the text can be read as it stands.
  ///
  /// - Parameters:
  ///   - text: Where the text starts.
  ///   - settings: What counts as JSON in it.
  init?(_ text: ByteCursor, settings: JSONReaderSettings) {
    if settings.grammar != .json5 {
      var first = text
      guard settings.assumesTopLevelDictionary, first.skipBlanks() != 0x7B else { return nil }
    }
    self.text = text
    self.settings = settings
  }

  /// The text as JSON.
  ///
  /// - Throws: A `DecodingError` if that cannot be made of it, or if it exceeds a limit.
  /// - Complexity: O(*n*) in the length of the text.
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
    // Strings of JSON5 have another length here than in the source: the rewriter has measured them.
    let limits = JSONLimits(settings, ignoresStrings: settings.grammar == .json5)
    try output.withSpan { bytes in
      try withCursor(over: bytes) { try limits.check($0, source: self) }
    }
  }

  // MARK: - The way back

  /// The failure as it is seen in the source.
  ///
  /// - Parameter failure: A failure in the rewritten text.
  /// - Returns: The same with the place in the source, and with what is there; nil if so many places have been looked up that it
  ///   is too costly to find out.
  func located(_ failure: CodingFailure) -> CodingFailure? {
    if settings.grammar == .json5 {
      if lookUpsLeft == 0 { return nil }
      lookUpsLeft -= 1
    }
    let place = place(of: failure.offset ?? 0)
    var (reason, expected, found) = (failure.reason, failure.expected, failure.found)
    var offset = place.offset
    switch reason {
    case .unexpectedCharacter where place.isAtEnd:
      // The brace that was added at the end is in the way.
      (reason, found) = (.unexpectedEnd, nil)
    case .unexpectedCharacter:
      found = place.characterPhrase
    case .trailingContent where settings.grammar != .json5:
      // The brace that was added at the start is closed by one in the text, which has no other.
      offset = lastBrace(before: place)
      (reason, expected, found) = (.unexpectedCharacter, "',' or end of file", "'}'")
    default: break
    }
    return CodingFailure(
      reason, at: offset, expected: expected, type: failure.type, found: found,
      underlying: failure.underlying
    ).offering(failure.alternatives)
  }

  /// The place in the source of an offset in the rewritten text.
  func place(of offset: Int) -> ByteCursor {
    guard settings.grammar == .json5 else {
      return text.at(text.offset + min(max(0, offset - 1), text.remaining))
    }
    var rewriter = JSON5Rewriter(text, settings: settings, lookingFor: offset)
    rewriter.rewrite()
    return text.at(rewriter.place)
  }

  private func lastBrace(before place: ByteCursor) -> Int {
    var offset = place.offset
    while offset > text.offset {
      offset -= 1
      if text.at(offset).peek() == 0x7D { break }
    }
    return offset
  }
}
