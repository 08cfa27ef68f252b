internal import TranscodableBytes

/// A pool of reusable documents for the formats of one module.
///
/// Creating a document with its tape and boxes costs more than decoding a small input. The pool
/// clears up to four documents and keeps them for later calls.
///
/// A document is *retired* if its boxes are still in use when the call ends. The pool checks from
/// time to time whether the boxes of retired documents have been returned.
package final class DocumentPool: Sendable {
  /// For each type, the way in which the container path decodes it.
  private let lanes = TypeTable<StandardLane>()
  private let free = ObjectPool<StandardDocument>(capacity: 4)
  private let retired = ObjectPool<RetiredDocuments>(capacity: 2)

  /// Creates a pool, which must live as long as the program.
  package init() {}

  package func take() -> StandardDocument {
    free.take() ?? StandardDocument(lanes)
  }

  /// Ends the call for which a document was taken from the pool.
  package func endLoan(_ document: inout StandardDocument) {
    if let log = document.eventLog {
      document.noteKeys(log)
      document.format.complete(log, in: document)
    }
    guard document.containerPool.isComplete else {
      document.endLoan()
      retire(document)
      return
    }
    if isKnownUniquelyReferenced(&document) { put(document) } else { document.endLoan() }
  }

  /// Returns a document to the pool if no container was created for it.
  package func put(_ document: StandardDocument) {
    document.clear()
    _ = free.put(document)
  }

  @inline(never)
  private func retire(_ document: StandardDocument) {
    var list = retired.take() ?? RetiredDocuments()
    let ended = list.add(document)
    // The list is never dropped, because boxes that are in use refer to its documents.
    while !retired.put(list) {
      guard let other = retired.take() else { continue }
      other.take(over: list)
      list = other
    }
    // Destroyed only here, because destroying a document may run other code.
    withExtendedLifetime(ended) {}
  }
}

/// Documents whose boxes are still in use after the call.
private final class RetiredDocuments {
  private var documents: [StandardDocument] = []
  /// The number of documents at which the list checks which of them are still in use.
  private var limit = 16

  /// Adds a document, and removes and returns documents that are no longer in use.
  func add(_ document: StandardDocument) -> [StandardDocument] {
    documents.append(document)
    guard documents.count >= limit else { return [] }
    // Each document is checked only once, because another thread may return a box at any time.
    let split = documents.partition { $0.containerPool.isComplete }
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
