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
    var locator: any FailureLocating
  }

  private let contents: Locked<Contents>

  /// Creates a source for `bytes`.
  ///
  /// If `owner` is `nil`, the caller owns the bytes.
  package init(_ bytes: ByteCursor, owner: OwnedBytes? = nil, _ locator: any FailureLocating) {
    contents = Locked(Contents(bytes: bytes, copy: owner, locator: locator))
  }

  func location(at offset: Int, of reason: CodingFailureReason) -> FailureLocation? {
    contents.withLock { $0.locator.location(at: offset, of: reason, in: $0.bytes, $0.lines) }
  }

  package func detach() {
    contents.withLock { contents in
      guard contents.copy == nil else { return }
      let copy = OwnedBytes(contents.bytes)
      contents.copy = copy
      contents.bytes = copy.cursor.at(contents.bytes.offset)
    }
  }

  /// Ends the use of the caller's bytes.
  ///
  /// Unless a failure uses the source, another call can use it.
  package static func endCall(_ source: inout FailureSource?) {
    if !isKnownUniquelyReferenced(&source) { source.take()?.detach() }
  }

  /// Makes the source refer to other bytes.
  func restart(_ bytes: ByteCursor, owner: OwnedBytes?, _ locator: any FailureLocating) {
    contents.withLock {
      $0.bytes = bytes
      $0.copy = owner
      $0.locator = locator
      $0.lines.removeAll()
    }
  }
}

package protocol FailureLocating: AnyObject, Sendable {
  /// Returns the location of a failure of which only the offset is known.
  ///
  /// Only one thread calls this method at a time.
  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex
  ) -> FailureLocation?
}

package struct FailureLocation {
  package let byteRange: Range<Int>
  package let line: Int?
  package let column: Int?

  package init(byteRange: Range<Int>, line: Int?, column: Int?) {
    self.byteRange = byteRange
    self.line = line
    self.column = column
  }
}
