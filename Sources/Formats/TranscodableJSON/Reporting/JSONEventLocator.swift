internal import TranscodableBytes
internal import TranscodableCore

/// A locator that computes the locations of successive events in one pass over the document.
struct JSONEventLocator {
  private let text: ByteCursor
  private let settings: JSONReaderSettings
  private let source: RewrittenSource?
  private let locator: JSONFailureLocator
  private var walker: JSONPathWalker
  private var offset: Int
  private let lines = LineIndex()

  init(_ text: ByteCursor, settings: JSONReaderSettings, source: RewrittenSource?) {
    self.text = text
    self.settings = settings
    self.source = source
    locator = JSONFailureLocator(text, settings: settings, source: source)
    walker = JSONPathWalker(text)
    offset = text.offset
  }

  /// Advances to an offset, which must not be before the previous offset.
  mutating func advance(to offset: Int) {
    walker.advance(to: offset)
    self.offset = offset
  }

  var path: [any CodingKey] { walker.path(settings) }

  /// Returns the location of the current value or of its key.
  ///
  /// The result is `nil` if finding the location would take too long.
  func location(ofKey isAboutKey: Bool) -> CodingFailure? {
    placed(
      CodingFailure(.custom, at: isAboutKey ? walker.keyOffset ?? offset : offset))
  }

  /// Adds a path and a location to the cause of the current event, if the cause has none.
  ///
  /// This method uses a copy of the walker, because the original must not advance into the value.
  func completed(_ cause: CodingFailure, at start: Int) -> CodingFailure {
    if cause.line != nil || cause.category != .data { return cause }
    let offset = max(cause.offset ?? start, start)
    var walker = walker
    walker.advance(to: max(cause.byteRange == nil ? start : cause.pathOffset, start))
    let path = cause.codingPath.isEmpty ? walker.path(settings) : cause.codingPath
    return placed(cause.placed(at: offset))?.at(path) ?? cause.at(path)
  }

  private func placed(_ failure: CodingFailure) -> CodingFailure? {
    let cursor = text.at(max(failure.offset ?? offset, text.offset))
    guard source == nil else {
      let found = locator.completed(failure, path: [])
      return found.line == nil ? nil : found
    }
    let known = lines.position(of: cursor.offset, from: text.offset) { known, offset in
      text.location(of: offset, from: known)
    }
    let end = cursor.end(of: failure.reason, isJSON5: false)
    return failure.placed(
      in: (cursor.offset - text.offset)..<(end - text.offset), line: known.line,
      column: known.column)
  }
}
