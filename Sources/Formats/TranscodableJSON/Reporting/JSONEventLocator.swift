internal import TranscodableBytes
internal import TranscodableCore

/// A locator that computes the locations of successive events in one pass over the document.
struct JSONEventLocator {
  private let settings: JSONReaderSettings
  private let locator: JSONFailureLocator
  private var walker: JSONPathWalker
  private var offset: Int

  init(_ text: ByteCursor, settings: JSONReaderSettings, source: RewrittenSource?) {
    self.settings = settings
    locator = JSONFailureLocator(
      text, settings: settings, source: source, lines: LineIndex())
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
  func location(ofKey isAboutKey: Bool) -> FailureLocation {
    locator.location(at: isAboutKey ? walker.keyOffset ?? offset : offset, of: .custom)
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
    return cause.placed(at: locator.location(at: offset, of: cause.reason), path)
  }
}
