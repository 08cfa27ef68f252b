internal import TranscodableBytes
internal import TranscodableCore

/// Finds the locations of failures in JSON.
final class JSONFailureFinder: FailureLocating, @unchecked Sendable {
  // Unchecked: only one thread at a time uses it.
  private let settings: JSONReaderSettings
  /// Whether the document is rewritten before it is read.
  private let isRewritten: Bool
  /// The number of locations that may still be found in a rewritten document: each takes a pass.
  private var lookupsLeft: Int

  init(_ settings: JSONReaderSettings, _ source: RewrittenSource?) {
    self.settings = settings
    isRewritten = source != nil
    lookupsLeft = source?.lookUpsLeft ?? 0
  }

  func located(
    _ failure: CodingFailure, in bytes: ByteCursor, _ lines: LineIndex
  ) -> CodingFailure {
    guard isRewritten || failure.offset ?? 0 <= bytes.at(0).remaining else { return failure }
    let source = isRewritten ? RewrittenSource(bytes, settings: settings) : nil
    source?.lookUpsLeft = lookupsLeft
    let located = JSONFailureLocator(bytes, settings: settings, source: source, lines: lines)
      .completed(failure, path: failure.codingPath)
    lookupsLeft = source?.lookUpsLeft ?? 0
    return located
  }
}
