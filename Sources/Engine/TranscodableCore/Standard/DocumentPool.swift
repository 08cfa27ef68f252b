internal import TranscodableBytes

/// A pool of reusable documents for the formats of one module.
///
/// A document is *retired* if some of its boxes are still in use when the call ends. The pool
/// checks from time to time whether those boxes have been returned.
package struct DocumentPool: Sendable {
  private let methods = TypeTable<DecodingMethod>()
  private let free = ObjectPool<StandardDocument>(capacity: 4)
  private let retired = ObjectPool<RetiredDocuments>(capacity: 2)

  /// Creates a pool, whose memory is never freed.
  package init() {}

  package func take() -> StandardDocument {
    free.take() ?? StandardDocument(methods)
  }

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

  /// Returns a document to the pool.
  ///
  /// No container may use the document afterward.
  package func put(_ document: StandardDocument) {
    document.clear()
    _ = free.put(document)
  }

  @inline(never)
  private func retire(_ document: StandardDocument) {
    var list = retired.take() ?? RetiredDocuments()
    let ended = list.add(document)
    // The list must be kept, because boxes that are still in use refer to its documents.
    while !retired.put(list) {
      guard let other = retired.take() else { continue }
      other.take(over: list)
      list = other
    }
    // Keeps the documents alive until here, because destroying a document may run other code.
    withExtendedLifetime(ended) {}
  }
}

private final class RetiredDocuments {
  private var documents: [StandardDocument] = []
  private var limit = 16

  func add(_ document: StandardDocument) -> [StandardDocument] {
    documents.append(document)
    guard documents.count >= limit else { return [] }
    // Checks each document only once, because another thread may return a box at any time.
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
