internal import TranscodableBytes
internal import TranscodableCore

final class JSONFailureFinder: FailureLocating, @unchecked Sendable {
  // Unchecked because only one thread at a time uses the finder.
  private let settings: JSONReaderSettings
  private let isRewritten: Bool
  private var map: SourceMap?

  init(_ settings: JSONReaderSettings, _ source: RewrittenSource?) {
    self.settings = settings
    isRewritten = source != nil
  }

  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex
  ) -> FailureLocation? {
    guard isRewritten || offset <= bytes.at(0).remaining else { return nil }
    let source = isRewritten ? RewrittenSource(bytes, settings: settings, map: map) : nil
    let location = JSONFailureLocator(bytes, settings: settings, source: source, lines: lines)
      .location(at: offset, of: reason)
    if settings.grammar == .json5 { map = source?.map }
    return location
  }
}
