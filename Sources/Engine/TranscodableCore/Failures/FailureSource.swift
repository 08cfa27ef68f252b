package import TranscodableBytes

/// The document of a call, in which failures find their line and column when somebody reads them.
///
/// All failures of a call share one. It refers to the caller's bytes, and copies them at the end
/// of the call if a failure is still in use then.
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

  /// Returns a failure that has only an offset with its range, line and column.
  func located(_ failure: CodingFailure) -> CodingFailure {
    contents.withLock { $0.locator.located(failure, in: $0.bytes, $0.lines) }
  }

  /// Copies the bytes, which may be gone after the call.
  package func detach() {
    contents.withLock { contents in
      guard contents.copy == nil else { return }
      let copy = OwnedBytes(contents.bytes)
      contents.copy = copy
      contents.bytes = copy.cursor.at(contents.bytes.offset)
    }
  }

  /// Ends the call that a source was created for.
  package static func endCall(_ source: inout FailureSource?) {
    guard var ended = source.take() else { return }
    if !isKnownUniquelyReferenced(&ended) { ended.detach() }
  }
}

/// Finds the locations of failures in a document.
package protocol FailureLocating: AnyObject, Sendable {
  /// Returns a failure that has only an offset with its range, line and column.
  ///
  /// Called by one thread at a time.
  func located(_ failure: CodingFailure, in bytes: ByteCursor, _ lines: LineIndex) -> CodingFailure
}
