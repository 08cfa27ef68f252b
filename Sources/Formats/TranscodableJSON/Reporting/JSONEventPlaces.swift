internal import TranscodableBytes
internal import TranscodableCore

/// Finds out where events are, one after the other, in one pass over the text.
struct JSONEventPlaces {
  private let text: ByteCursor
  private let settings: JSONReaderSettings
  /// What the text was rewritten from, if it was.
  private let source: RewrittenSource?
  private let locator: JSONFailureLocator
  private var walker: JSONPathWalker
  /// Where the walker is.
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

  /// Goes on to a place, which must not be before the last one.
  mutating func advance(to offset: Int) {
    walker.advance(to: offset)
    self.offset = offset
  }

  /// The keys and indices of everything that is open here.
  var path: [any CodingKey] { walker.path(settings) }

  /// The place of the value here, or of its key; nil if it is too costly to find out.
  func place(ofKey isAboutKey: Bool) -> CodingFailure? {
    placed(
      CodingFailure(.custom, at: isAboutKey ? walker.keyOffset ?? offset : offset))
  }

  /// The cause of the event here, with its path and place if it has none yet.
  ///
  /// It may be in the value, so that the walker of the events must not go there.
  func completed(_ cause: CodingFailure, at start: Int) -> CodingFailure {
    if cause.line != nil || cause.category != .data { return cause }
    let offset = max(cause.offset ?? start, start)
    var walker = walker
    walker.advance(to: max(cause.byteRange == nil ? start : cause.pathOffset, start))
    let path = cause.codingPath.isEmpty ? walker.path(settings) : cause.codingPath
    return placed(cause.placed(at: offset))?.at(path) ?? cause.at(path)
  }

  private func placed(_ failure: CodingFailure) -> CodingFailure? {
    let place = text.at(max(failure.offset ?? offset, text.offset))
    guard source == nil else {
      let found = locator.completed(failure, path: [])
      return found.line == nil ? nil : found
    }
    let known = lines.place(of: place.offset, from: text.offset) { known, offset in
      text.place(of: offset, from: known)
    }
    let end = place.end(of: failure.reason, isJSON5: false)
    return failure.placed(
      in: (place.offset - text.offset)..<(end - text.offset), line: known.line,
      column: known.column)
  }
}
