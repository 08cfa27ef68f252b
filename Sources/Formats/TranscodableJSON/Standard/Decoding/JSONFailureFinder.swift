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

  func located(
    _ failure: CodingFailure, in bytes: ByteCursor, _ lines: LineIndex
  ) -> CodingFailure {
    guard isRewritten || failure.offset ?? 0 <= bytes.at(0).remaining else { return failure }
    let source = isRewritten ? RewrittenSource(bytes, settings: settings, map: map) : nil
    let located = JSONFailureLocator(bytes, settings: settings, source: source, lines: lines)
      .completed(failure, path: failure.codingPath)
    if settings.grammar == .json5 { map = source?.map }
    return located
  }
}
