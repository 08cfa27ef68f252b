internal import TranscodableBytes

/// Documents between calls, for the formats of one module.
///
/// To make a document, its tape and its boxes costs more than to decode a small text. Up to four documents are kept
/// for the calls to come, without what they were about.
///
/// A document whose boxes are still in use when the call ends is *retired*: it is kept until they are given back, which is
/// looked for from time to time.
package final class DocumentPool: Sendable {
  /// How values of each type are decoded, as far as that is known.
  let lanes = TypeTable<StandardLane>()
  private let free = ObjectPool<StandardDocument>(places: 4)
  private let retired = ObjectPool<RetiredDocuments>(places: 2)

  /// Creates a pool, which is to live as long as the program.
  package init() {}

  /// A document for a call.
  package func take() -> StandardDocument { free.take() ?? StandardDocument(lanes) }

  /// Ends the call that a document was taken for.
  package func endLoan(_ document: inout StandardDocument) {
    if let log = document.eventLog {
      document.noteKeys(log)
      document.format.complete(log, in: document)
    }
    guard document.rack.isComplete else {
      document.endLoan()
      retire(document)
      return
    }
    if isKnownUniquelyReferenced(&document) { put(document) } else { document.endLoan() }
  }

  /// Gives a document back that no container was made for.
  package func put(_ document: StandardDocument) {
    document.clear()
    _ = free.put(document)
  }

  @inline(never)
  private func retire(_ document: StandardDocument) {
    var list = retired.take() ?? RetiredDocuments()
    let ended = list.add(document)
    // Never dropped: boxes that are in use refer to the documents in it.
    while !retired.put(list) {
      guard let other = retired.take() else { continue }
      other.take(over: list)
      list = other
    }
    // Ended here: what a document holds may run code of others when it ends.
    withExtendedLifetime(ended) {}
  }
}

/// Documents whose boxes are still in use after the call.
private final class RetiredDocuments {
  private var documents: [StandardDocument] = []
  /// The number of documents at which to look whether they are still needed.
  private var limit = 16

  /// Adds a document, and removes those that are no longer needed.
  func add(_ document: StandardDocument) -> [StandardDocument] {
    documents.append(document)
    guard documents.count >= limit else { return [] }
    // Asked once: another thread may be about to give a box back.
    let split = documents.partition { $0.rack.isComplete }
    let ended = Array(documents[split...])
    documents.removeSubrange(split...)
    limit = max(16, documents.count * 2)
    return ended
  }

  func take(over other: RetiredDocuments) {
    documents += other.documents
    other.documents = []
  }
}
