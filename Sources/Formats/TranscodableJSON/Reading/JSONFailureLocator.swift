internal import TranscodableBytes
internal import TranscodableCore

/// Finds out where a failure is: its coding path, range, line and column.
///
/// Nothing of this is kept while reading goes well. When it does not, the document is walked once more up to the
/// place of the failure, which costs about as much as reading that far.
struct JSONFailureLocator {
  /// Where the text starts.
  private let document: ByteCursor
  /// Where the value starts that is being read, which may be only a part of the text.
  private let value: ByteCursor
  /// The path of that value.
  private let outerPath: [any CodingKey]
  private let settings: JSONReaderSettings
  /// The text as it was written, if that is not what is read.
  private let source: RewrittenSource?
  /// The lines of the text as it was written.
  private let lines: LineIndex

  /// - Parameters:
  ///   - document: Where the text starts.
  ///   - settings: What counts as JSON in it.
  ///   - source: What the text was rewritten from, if it was.
  ///   - lines: The lines of the text as it was written, as far as they are known.
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

  /// A locator for a part of a text that has been validated.
  ///
  /// - Parameters:
  ///   - document: Where the text starts.
  ///   - valueStart: The offset of the part.
  ///   - path: The path of the part.
  ///   - settings: What counts as JSON.
  ///   - source: What the text was rewritten from, if it was.
  ///   - lines: The lines of the text as it was written, as far as they are known.
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

  /// The error to throw: the standard one for a failure, with everything that is known about it in its description.
  ///
  /// A text that breaks the rules of JSON is reported as such, even if a value before that place did not fit its type:
  /// that is the order in which Foundation finds out.
  func error(for failure: CodingFailure) -> any Error {
    var walker = JSONPathWalker(value)
    return error(for: failure, &walker)
  }

  /// The error to throw for a failure; see ``error(for:)``.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - walker: Where to start from to the failure, and then at most the place of the failure.
  /// - Returns: The error.
  func error(for failure: CodingFailure, _ walker: inout JSONPathWalker) -> any Error {
    // What a custom conformance or a strategy threw goes through as it is.
    if failure.reason == .custom, let error = failure.underlying { return error }
    walker.advance(to: failure.pathOffset)
    return decodingError(for: failure, walker)
  }

  private func decodingError(
    for failure: CodingFailure, _ walker: JSONPathWalker
  ) -> DecodingError {
    var (failure, walker) = (failure, walker)
    // A part of a text was validated with the text. What is before the value has been read without such a failure, so
    // that only the rest is looked at.
    if failure.category == .data, value.offset == document.offset,
      let syntax = walker.syntaxFailureOfRest(settings)
    {
      failure = syntax
      walker.advance(to: failure.pathOffset)
    }
    return DecodingError(said(completed(failure, path: outerPath + walker.path(settings))))
  }

  /// The error to throw for a text that ends where it could not be rewritten any further.
  ///
  /// What is wrong before that place goes first, unless it is a limit that is exceeded.
  ///
  /// - Parameter failure: Why not, with its place in the source.
  /// - Returns: The error.
  func error(forSource failure: CodingFailure) -> any Error {
    let end = document.offset + document.remaining
    if failure.category != .limit, let first = firstSyntaxFailure(), first.offset ?? 0 < end {
      return DecodingError(said(completed(first, path: path(to: first.pathOffset))))
    }
    let placed = placed(failure, in: source?.text ?? document)
    return DecodingError(said(placed.at(path(to: end))))
  }

  /// What breaks the rules of JSON first, if something does.
  private func firstSyntaxFailure() -> CodingFailure? {
    // A part of a text was validated with the text.
    guard value.offset == document.offset else { return nil }
    var reader = JSONReader(document, settings: settings)
    reader.skipValue()
    reader.finish()
    return reader.failure
  }

  // MARK: - Facts

  /// A failure that has its path, with everything else about it, as an ordinary call throws it.
  func completed(_ failure: CodingFailure) -> CodingFailure {
    if failure.reason == .custom, let error = failure.underlying as? DecodingError {
      return CodingFailure(error)
    }
    return said(completed(failure, path: failure.codingPath))
  }

  /// The failure with everything that can be found out about its place, which is in the source if there is one.
  ///
  /// - Parameters:
  ///   - failure: A failure in the text that is read.
  ///   - path: The path of the value that is wrong.
  /// - Returns: The failure with its place and path.
  func completed(_ failure: CodingFailure, path: [any CodingKey]) -> CodingFailure {
    guard let source else { return placed(failure, in: document).at(path) }
    return (source.located(failure).map { placed($0, in: source.text) } ?? failure.nowhere).at(path)
  }

  private func placed(_ failure: CodingFailure, in text: ByteCursor) -> CodingFailure {
    let start = text.at(0).afterMark
    let place = text.at(max(start.offset, failure.offset ?? 0))
    let end = place.end(of: failure.reason, isJSON5: settings.grammar == .json5)
    let (_, line, column) = lines.place(of: place.offset, from: start.offset) { known, offset in
      start.place(of: offset, from: known)
    }
    return failure.placed(
      in: (place.offset - start.offset)..<(end - start.offset), line: line, column: column)
  }

  /// The failure in the words that Foundation uses for texts that are not JSON.
  private func said(_ failure: CodingFailure) -> CodingFailure {
    if failure.category == .data, failure.reason != .custom { return failure }
    return failure.saying(
      "The given data was not valid JSON: \(failure.sentence) \(failure.placePhrase).")
  }

  // MARK: - Path

  /// The keys and indices of everything that is open at `offset`.
  ///
  /// At the brace or bracket that closes a container the path is that of the container.
  func path(to offset: Int) -> [any CodingKey] {
    var walker = JSONPathWalker(value)
    walker.advance(to: offset)
    return walker.path(settings)
  }
}
