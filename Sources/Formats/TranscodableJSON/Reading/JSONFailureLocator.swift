internal import TranscodableBytes
internal import TranscodableCore

/// A locator that determines the coding path, range, line and column of a failure.
///
/// Readers don't track locations. After a failure, the document is scanned again up to the failure,
/// which takes about as long as reading it up to that point.
struct JSONFailureLocator {
  private let document: ByteCursor
  /// The start of the value to read.
  ///
  /// The value may be a part of the document.
  private let value: ByteCursor
  private let outerPath: [any CodingKey]
  private let settings: JSONReaderSettings
  /// The original input, if the reader reads a rewritten copy of it.
  private let source: RewrittenSource?
  /// The lines of the original input.
  private let lines: LineIndex

  init(
    _ document: ByteCursor, settings: JSONReaderSettings, source: RewrittenSource? = nil,
    lines: LineIndex = LineIndex()
  ) {
    self.document = document
    value = document
    outerPath = []
    self.settings = settings
    self.source = source
    self.lines = lines
  }

  /// Creates a locator for the part of a validated document that starts at `valueStart` and has the
  /// coding path `path`.
  init(
    _ document: ByteCursor, valueStart: Int, in path: [any CodingKey],
    settings: JSONReaderSettings, source: RewrittenSource?, lines: LineIndex
  ) {
    self.document = document
    value = document.at(valueStart)
    outerPath = path
    self.settings = settings
    self.source = source
    self.lines = lines
  }

  /// Returns the error to throw for a failure: a standard error with all known details in its
  /// description.
  ///
  /// A syntax error takes precedence, even over an earlier type mismatch, because Foundation
  /// reports errors in that order.
  func error(for failure: CodingFailure) -> any Error {
    var walker = JSONPathWalker(value)
    return error(for: failure, &walker)
  }

  /// Returns the error to throw for a failure.
  ///
  /// The walker must start before the failure. It advances at most to the failure.
  func error(for failure: CodingFailure, _ walker: inout JSONPathWalker) -> any Error {
    if failure.reason == .custom, let error = failure.underlying {
      return located(error, of: failure)
    }
    walker.advance(to: failure.pathOffset)
    return decodingError(for: failure, walker)
  }

  /// The error for a failure of a value that is valid JSON, in a text that may not be complete.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - walker: An earlier offset in the text; afterwards at most the offset of the failure.
  /// - Returns: The error.
  func error(forValid failure: CodingFailure, _ walker: inout JSONPathWalker) -> any Error {
    if failure.reason == .custom, let error = failure.underlying {
      return located(error, of: failure)
    }
    walker.advance(to: failure.pathOffset)
    return DecodingError(reworded(completed(failure, path: outerPath + walker.path(settings))))
  }

  /// An error that a custom conformance, a strategy or a hook has thrown, with a location.
  private func located(_ error: any Error, of failure: CodingFailure) -> any Error {
    guard let error = error as? DecodingError, let context = error.context,
      context.underlyingError == nil, let offset = failure.offset
    else { return DecodingError.located(error) }
    let failure = CodingFailure(error).placed(at: offset)
    return error.replacing(completed(failure, path: context.codingPath), message: nil)
  }

  private func decodingError(
    for failure: CodingFailure, _ walker: JSONPathWalker
  ) -> DecodingError {
    var (failure, walker) = (failure, walker)
    // If the value is part of a document, it was validated with the document. The bytes before the
    // failure were read without a syntax error, so that only the rest must be checked.
    if failure.category == .data, value.offset == document.offset,
      let syntax = walker.syntaxFailureOfRest(settings)
    {
      failure = syntax
      walker.advance(to: failure.pathOffset)
    }
    return DecodingError(reworded(completed(failure, path: outerPath + walker.path(settings))))
  }

  /// Returns the error to throw for input that can't be rewritten after a certain offset.
  ///
  /// An earlier syntax error takes precedence, unless the failure is an exceeded limit.
  func error(forSource failure: CodingFailure) -> any Error {
    let end = document.offset + document.remaining
    if failure.category != .limit, let first = firstSyntaxFailure(), first.offset ?? 0 < end {
      return DecodingError(reworded(completed(first, path: path(to: first.pathOffset))))
    }
    let placed = placed(failure, in: source?.text ?? document)
    return DecodingError(reworded(placed.at(path(to: end))))
  }

  private func firstSyntaxFailure() -> CodingFailure? {
    // If the value is part of a document, it was validated with the document.
    guard value.offset == document.offset else { return nil }
    var reader = JSONReader(document, settings: settings)
    reader.skipValue()
    reader.finish()
    return reader.failure
  }

  // MARK: - Details

  /// Adds all details to a failure with a coding path, so that it equals the failure that an
  /// ordinary call throws.
  func completed(_ failure: CodingFailure) -> CodingFailure {
    if failure.reason == .custom, let error = failure.underlying as? DecodingError {
      return CodingFailure(error)
    }
    return reworded(completed(failure, path: failure.codingPath))
  }

  /// Adds all known details to a failure.
  ///
  /// Offsets refer to the original input.
  func completed(_ failure: CodingFailure, path: [any CodingKey]) -> CodingFailure {
    guard let source else { return placed(failure, in: document).at(path) }
    return (source.located(failure).map { placed($0, in: source.text) } ?? failure.nowhere).at(path)
  }

  private func placed(_ failure: CodingFailure, in text: ByteCursor) -> CodingFailure {
    let start = text.at(0).afterMark
    let cursor = text.at(max(start.offset, failure.offset ?? 0))
    let end = cursor.end(of: failure.reason, isJSON5: settings.grammar == .json5)
    let (_, line, column) = lines.place(of: cursor.offset, from: start.offset) { known, offset in
      start.location(of: offset, from: known)
    }
    return failure.placed(
      in: (cursor.offset - start.offset)..<(end - start.offset), line: line, column: column)
  }

  /// Returns the failure with the wording that Foundation uses for invalid JSON.
  private func reworded(_ failure: CodingFailure) -> CodingFailure {
    if failure.category == .data, failure.reason != .custom { return failure }
    if failure.category == .limit { return failure.saying(failure.limitSentence) }
    return failure.saying(
      "The given data was not valid JSON: \(failure.sentence) \(failure.placePhrase).")
  }

  // MARK: - Path

  /// Returns the keys and indices of all containers that are open at `offset`.
  ///
  /// At the closing brace or bracket of a container, the result is the path of the container.
  func path(to offset: Int) -> [any CodingKey] {
    var walker = JSONPathWalker(value)
    walker.advance(to: offset)
    return walker.path(settings)
  }
}
