internal import TranscodableBytes
internal import TranscodableCore

/// A locator for failures in a document that isn't rewritten.
final class JSONFailureFinder: FailureLocating {
  static let shared = JSONFailureFinder()

  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex?
  ) -> FailureLocation? {
    guard offset <= bytes.at(0).remaining else { return nil }
    return bytes.location(of: reason, at: offset, isJSON5: false, lines)
  }
}

/// A locator for failures in a document that was rewritten, such as a JSON5 document.
final class RewrittenFailureFinder: FailureLocating, @unchecked Sendable {
  // Unchecked because only one thread at a time uses the finder.
  private let settings: JSONReaderSettings
  private var map: SourceMap?

  init(_ settings: JSONReaderSettings) { self.settings = settings }

  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex?
  ) -> FailureLocation? {
    let source = RewrittenSource(bytes, settings: settings, map: map)
    let location = JSONFailureLocator(bytes, settings: settings, source: source, lines: lines)
      .location(at: offset, of: reason)
    if settings.grammar == .json5 { map = source?.map }
    return location
  }
}
