package import TranscodableBytes

/// The document from which failures compute their lines and columns on demand.
///
/// During a decoding call, the source refers to the caller's bytes. If a failure is still in use
/// when the call ends, the source copies the bytes.
package final class FailureSource: Sendable {
  private struct Contents {
    var bytes: ByteCursor
    var copy: OwnedBytes?
    let lines = LineIndex()
    let locator: any FailureLocating
  }

  private let contents: Locked<Contents>

  /// Creates a source for `bytes`.
  ///
  /// If `owner` is `nil`, the caller owns the bytes.
  package init(_ bytes: ByteCursor, owner: OwnedBytes? = nil, _ locator: any FailureLocating) {
    contents = Locked(Contents(bytes: bytes, copy: owner, locator: locator))
  }

  func located(_ failure: CodingFailure) -> CodingFailure {
    contents.withLock { $0.locator.located(failure, in: $0.bytes, $0.lines) }
  }

  package func detach() {
    contents.withLock { contents in
      guard contents.copy == nil else { return }
      let copy = OwnedBytes(contents.bytes)
      contents.copy = copy
      contents.bytes = copy.cursor.at(contents.bytes.offset)
    }
  }

  package static func endCall(_ source: inout FailureSource?) {
    guard var ended = source.take() else { return }
    if !isKnownUniquelyReferenced(&ended) { ended.detach() }
  }
}

package protocol FailureLocating: AnyObject, Sendable {
  /// Adds the range, line and column to a failure that has only an offset.
  ///
  /// Only one thread calls this method at a time.
  func located(_ failure: CodingFailure, in bytes: ByteCursor, _ lines: LineIndex) -> CodingFailure
}
