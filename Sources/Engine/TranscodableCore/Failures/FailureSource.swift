package import TranscodableBytes

/// The document from which failures compute their lines and columns on demand.
///
/// During a decoding call, the source refers to the caller's bytes. If a failure without a location
/// is still in use when the call ends, the source copies the bytes.
package struct FailureSource: Sendable {
  private struct Contents {
    /// The document, or `nil` if `known` is the only location that is needed.
    var bytes: ByteCursor?
    var copy: OwnedBytes?
    /// The lines of the document, unless at most one location has been computed.
    var lines: LineIndex?
    var locator: any FailureLocating
    /// The location that was computed last.
    var known: (offset: Int, reason: CodingFailureReason, location: FailureLocation)?

    func knownLocation(at offset: Int, of reason: CodingFailureReason) -> FailureLocation? {
      guard let known, known.offset == offset, known.reason == reason else { return nil }
      return known.location
    }
  }

  private var contents: Locked<Contents>

  /// Creates a source for `bytes`.
  ///
  /// If `owner` is `nil`, the caller owns the bytes. Sources may share a lock, because locations are
  /// seldom computed.
  package init(
    _ bytes: ByteCursor, owner: OwnedBytes? = nil, _ locator: any FailureLocating,
    _ lock: Lock = Lock()
  ) {
    contents = Locked(Contents(bytes: bytes, copy: owner, locator: locator), lock)
  }

  func location(at offset: Int, of reason: CodingFailureReason) -> FailureLocation? {
    contents.withLock { contents in
      if let known = contents.knownLocation(at: offset, of: reason) { return known }
      // Most documents have only one failure whose location is needed.
      if contents.known != nil, contents.lines == nil { contents.lines = LineIndex() }
      guard let bytes = contents.bytes,
        let location = contents.locator.location(at: offset, of: reason, in: bytes, contents.lines)
      else { return nil }
      contents.known = (offset, reason, location)
      return location
    }
  }

  func knownLocation(at offset: Int, of reason: CodingFailureReason) -> FailureLocation? {
    contents.withLock { $0.knownLocation(at: offset, of: reason) }
  }

  /// Ends the use of the caller's bytes.
  ///
  /// `failures` is the number of failures that were created with the source, if known.
  package mutating func endCall(failures: Int? = nil) {
    if isKnownUniquelyReferenced(&contents) { return }
    contents.withLock { contents in
      guard contents.copy == nil, let bytes = contents.bytes else { return }
      if failures == 1, contents.known != nil {
        contents.bytes = nil
        return
      }
      let copy = OwnedBytes(bytes)
      contents.copy = copy
      contents.bytes = copy.cursor.at(bytes.offset)
    }
  }
}

package protocol FailureLocating: AnyObject, Sendable {
  /// Returns the location of a failure of which only the offset is known.
  ///
  /// Only one thread calls this method at a time.
  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex?
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
