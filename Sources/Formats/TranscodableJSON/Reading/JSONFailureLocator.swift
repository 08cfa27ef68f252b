package import TranscodableBytes
package import TranscodableCore

/// A locator that determines the coding path, range, line and column of a failure.
///
/// Readers don't track locations, so the document is scanned again up to the failure.
package struct JSONFailureLocator {
  private let document: ByteCursor
  private let value: ByteCursor
  private let outerPath: [any CodingKey]
  private let settings: JSONReaderSettings
  private let source: RewrittenSource?
  private let lines: LineIndex?
  private let keys: ConvertedKeys?

  /// Creates a locator.
  ///
  /// A locator of several failures requires `lines`.
  package init(
    _ document: ByteCursor, settings: JSONReaderSettings, lines: LineIndex? = nil
  ) {
    self.init(document, settings: settings, source: nil, lines: lines)
  }

  init(
    _ document: ByteCursor, settings: JSONReaderSettings, source: RewrittenSource? = nil,
    lines: LineIndex? = nil, keys: ConvertedKeys? = nil
  ) {
    self.document = document
    value = document
    outerPath = []
    self.settings = settings
    self.source = source
    self.lines = lines
    self.keys = keys
  }

  init(
    _ document: ByteCursor, valueStart: Int, in path: [any CodingKey],
    settings: JSONReaderSettings, source: RewrittenSource?, lines: LineIndex,
    keys: ConvertedKeys?
  ) {
    self.document = document
    value = document.at(valueStart)
    outerPath = path
    self.settings = settings
    self.source = source
    self.lines = lines
    self.keys = keys
  }

  /// Returns the error to throw for a failure.
  ///
  /// As in Foundation, a syntax error takes precedence over an earlier type mismatch.
  package func error(for failure: consuming CodingFailure) -> any Error {
    var walker = JSONPathWalker(value, keys)
    return error(for: failure, &walker)
  }

  /// Returns the error to throw for a failure.
  ///
  /// The walker must be before the failure. It isn't advanced past the failure.
  func error(for failure: consuming CodingFailure, _ walker: inout JSONPathWalker) -> any Error {
    if failure.reason == .custom, let error = failure.underlying {
      return located(error, of: failure)
    }
    walker.advance(to: failure.pathOffset)
    return decodingError(for: failure, walker)
  }

  package func error(
    forValid failure: CodingFailure, _ walker: inout JSONPathWalker
  ) -> any Error {
    if failure.reason == .custom, let error = failure.underlying {
      return located(error, of: failure)
    }
    walker.advance(to: failure.pathOffset)
    return decodingError(forFirst: failure, walker)
  }

  /// Adds a location to an error that a custom conformance, a strategy or a hook has thrown.
  private func located(_ error: any Error, of failure: CodingFailure) -> any Error {
    guard let error = error as? DecodingError, let context = error.context,
      context.underlyingError == nil, let offset = failure.offset
    else { return DecodingError.located(error) }
    let failure = CodingFailure(error).placed(at: offset)
    return error.replacing(completed(failure, path: context.codingPath), message: nil)
  }

  private func decodingError(
    for failure: consuming CodingFailure, _ walker: borrowing JSONPathWalker
  ) -> DecodingError {
    // A value that is part of a document was validated together with the document. The bytes before
    // the failure have no syntax error, so only the remaining bytes need to be checked.
    if failure.category == .data, value.offset == document.offset,
      let syntax = walker.syntaxFailureOfRest(settings)
    {
      var walker = copy walker
      walker.advance(to: syntax.pathOffset)
      return decodingError(forFirst: syntax, walker)
    }
    return decodingError(forFirst: failure, walker)
  }

  private func decodingError(
    forFirst failure: consuming CodingFailure, _ walker: borrowing JSONPathWalker
  ) -> DecodingError {
    DecodingError(reworded(completed(failure, path: walker.path(settings, in: outerPath))))
  }

  /// Returns the error for input that couldn't be rewritten.
  ///
  /// An earlier syntax error takes precedence, unless the failure is an exceeded limit.
  func error(forSource failure: CodingFailure) -> any Error {
    let end = document.offset + document.remaining
    if failure.category != .limit, let first = firstSyntaxFailure(), first.offset ?? 0 < end {
      return DecodingError(reworded(completed(first, path: path(to: first.pathOffset))))
    }
    let placed = placed(failure, in: source?.text ?? document, path(to: end))
    return DecodingError(reworded(placed))
  }

  private func firstSyntaxFailure() -> CodingFailure? {
    // A value that is part of a document was validated together with the document.
    guard value.offset == document.offset else { return nil }
    var reader = JSONReader(document, settings: settings)
    reader.skipValue()
    reader.finish()
    return reader.failure
  }

  // MARK: - Details

  func completed(_ failure: CodingFailure) -> CodingFailure {
    if failure.reason == .custom, let error = failure.underlying as? DecodingError {
      return CodingFailure(error)
    }
    return reworded(completed(failure, path: failure.codingPath))
  }

  func completed(_ failure: consuming CodingFailure, path: [any CodingKey]) -> CodingFailure {
    guard let source else { return placed(failure, in: document, path) }
    return placed(source.located(failure), in: source.text, path)
  }

  /// Returns the location of a failure to decode a value, at an offset in the rewritten input.
  func location(at offset: Int, of reason: CodingFailureReason) -> FailureLocation {
    guard let source else { return location(at: offset, of: reason, in: document) }
    return location(at: source.location(of: offset).offset, of: reason, in: source.text)
  }

  private func location(
    at offset: Int, of reason: CodingFailureReason, in text: ByteCursor
  ) -> FailureLocation {
    text.location(of: reason, at: offset, isJSON5: settings.grammar == .json5, lines)
  }

  private func placed(
    _ failure: consuming CodingFailure, in text: ByteCursor, _ path: [any CodingKey]
  ) -> CodingFailure {
    let location = location(at: failure.offset ?? 0, of: failure.reason, in: text)
    return failure.placed(at: location, path)
  }

  private func reworded(_ failure: consuming CodingFailure) -> CodingFailure {
    if failure.category == .data, failure.reason != .custom { return failure }
    if failure.category == .limit { return failure.saying(failure.limitSentence) }
    return failure.saying(
      "The given data was not valid JSON: \(failure.sentence) \(failure.locationPhrase).")
  }

  // MARK: - Path

  func path(to offset: Int) -> [any CodingKey] {
    var walker = JSONPathWalker(value, keys)
    walker.advance(to: offset)
    return walker.path(settings)
  }
}
