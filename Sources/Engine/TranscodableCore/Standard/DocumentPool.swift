internal import TranscodableBytes

/// A pool of documents for the formats of one module.
///
/// Creating a document with its tape and boxes costs more than decoding a small input. Up to four
/// documents are kept for later calls, cleared.
///
/// A document whose boxes are still in use when the call ends is *retired*: it is kept until they
/// are returned, which is checked from time to time.
package final class DocumentPool: Sendable {
  /// The known decoding paths of types.
  let lanes = TypeTable<StandardLane>()
  private let free = ObjectPool<StandardDocument>(capacity: 4)
  private let retired = ObjectPool<RetiredDocuments>(capacity: 2)

  /// Creates a pool that must live for the lifetime of the program.
  package init() {}

  package func take() -> StandardDocument { free.take() ?? StandardDocument(lanes) }

  /// Ends the call for which a document was taken.
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

  /// Returns a document for which no container was created.
  package func put(_ document: StandardDocument) {
    document.clear()
    _ = free.put(document)
  }

  @inline(never)
  private func retire(_ document: StandardDocument) {
    var list = retired.take() ?? RetiredDocuments()
    let ended = list.add(document)
    // Never dropped, because boxes that are in use refer to the documents in the list.
    while !retired.put(list) {
      guard let other = retired.take() else { continue }
      other.take(over: list)
      list = other
    }
    // Destroyed here, because destroying a document may run other code.
    withExtendedLifetime(ended) {}
  }
}

/// Documents whose boxes are still in use after the call.
private final class RetiredDocuments {
  private var documents: [StandardDocument] = []
  /// The number of documents at which to check whether they are still needed.
  private var limit = 16

  /// Adds a document and removes those that are no longer needed.
  func add(_ document: StandardDocument) -> [StandardDocument] {
    documents.append(document)
    guard documents.count >= limit else { return [] }
    // Checked once per document, because another thread may be returning a box.
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
