internal import Synchronization
internal import TranscodableBytes

/// Documents between calls.
///
/// To make a document, its tape and its boxes costs more than to decode a small text. Up to four documents are kept
/// for the calls to come, without what they were about.
///
/// A document whose boxes somebody still has when the call ends is *retired*: it is kept until they are given back, which is
/// looked for from time to time.
extension JSONDocument {
  private struct Shelf {
    var free: [JSONDocument] = []
    var retired: [JSONDocument] = []
    /// The number of retired documents at which to look whether they are still needed.
    var limit = 16
  }

  private static let shelf = Mutex(Shelf())

  /// A document of the value where `reader` stands, which moves behind it; nil after a failure.
  static func indexing(_ reader: inout JSONReader) -> JSONDocument? {
    let document = shelf.withLock { $0.free.popLast() } ?? JSONDocument()
    if document.begin(&reader) { return document }
    put(document)
    return nil
  }

  /// Ends the call that a document was made for.
  static func endLoan(_ document: inout JSONDocument) {
    guard document.rack.isComplete else {
      document.endLoan()
      retire(document)
      return
    }
    if isKnownUniquelyReferenced(&document) { put(document) } else { document.endLoan() }
  }

  private static func put(_ document: JSONDocument) {
    document.clear()
    shelf.withLock { if $0.free.count < 4 { $0.free.append(document) } }
  }

  @inline(never)
  private static func retire(_ document: JSONDocument) {
    // Ended outside of the lock: what a document holds may run code of others when it ends.
    let ended = shelf.withLock { shelf -> [JSONDocument] in
      shelf.retired.append(document)
      guard shelf.retired.count >= shelf.limit else { return [] }
      // Asked once: another thread may be about to give a box back.
      let split = shelf.retired.partition { $0.rack.isComplete }
      let ended = Array(shelf.retired[split...])
      shelf.retired.removeSubrange(split...)
      shelf.limit = max(16, shelf.retired.count * 2)
      return ended
    }
    withExtendedLifetime(ended) {}
  }
}
