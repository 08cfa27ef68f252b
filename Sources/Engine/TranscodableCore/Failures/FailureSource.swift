package import TranscodableBytes

/// The document that is being decoded.
///
/// Failures use it to compute their line and column on demand.
///
/// All failures of a call share one source. It refers to the caller's bytes. If a failure is still
/// in use at the end of the call, the source copies the bytes.
package final class FailureSource: Sendable {
  private struct Contents {
    var bytes: ByteCursor
    var copy: OwnedBytes?
    let lines = LineIndex()
    let locator: any FailureLocating
  }

  private let contents: Locked<Contents>

  /// - Parameters:
  ///   - bytes: The document.
  ///   - owner: The owner of the bytes, unless the caller owns them.
  ///   - locator: Finds locations in documents of the format.
  package init(_ bytes: ByteCursor, owner: OwnedBytes? = nil, _ locator: any FailureLocating) {
    contents = Locked(Contents(bytes: bytes, copy: owner, locator: locator))
  }

  /// Returns a copy of a failure that includes its range, line and column.
  ///
  /// Initially, the failure has only an offset.
  func located(_ failure: CodingFailure) -> CodingFailure {
    contents.withLock { $0.locator.located(failure, in: $0.bytes, $0.lines) }
  }

  /// Copies the bytes, because they may not exist after the call.
  package func detach() {
    contents.withLock { contents in
      guard contents.copy == nil else { return }
      let copy = OwnedBytes(contents.bytes)
      contents.copy = copy
      contents.bytes = copy.cursor.at(contents.bytes.offset)
    }
  }

  /// Ends the call for which a source was created.
  package static func endCall(_ source: inout FailureSource?) {
    guard var ended = source.take() else { return }
    if !isKnownUniquelyReferenced(&ended) { ended.detach() }
  }
}

/// A type that finds the locations of failures in a document.
package protocol FailureLocating: AnyObject, Sendable {
  /// Returns a copy of a failure that includes its range, line and column. Initially, the failure
  /// has only an offset.
  ///
  /// Only one thread calls this method at a time.
  func located(_ failure: CodingFailure, in bytes: ByteCursor, _ lines: LineIndex) -> CodingFailure
}
