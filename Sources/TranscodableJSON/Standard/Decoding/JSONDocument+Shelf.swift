internal import TranscodableBytes

/// Documents between calls.
///
/// To make a document, its tape and its boxes costs more than to decode a small text. Up to four documents are kept
/// for the calls to come, without what they were about.
///
/// A document whose boxes somebody still has when the call ends is *retired*: it is kept until they are given back, which is
/// looked for from time to time.
extension JSONDocument {
  private static let free = Shelf<JSONDocument>(places: 4)
  private static let retired = Shelf<RetiredDocuments>(places: 2)

  /// A document of the value where `reader` stands, which moves behind it; nil after a failure.
  static func indexing(_ reader: inout JSONReader) -> JSONDocument? {
    let document = free.take() ?? JSONDocument()
    if document.begin(&reader) { return document }
    put(document)
    return nil
  }

  /// Ends the call that a document was made for.
  static func endLoan(_ document: inout JSONDocument) {
    if let log = document.log { document.noteKeys(log) }
    guard document.rack.isComplete else {
      document.endLoan()
      retire(document)
      return
    }
    if isKnownUniquelyReferenced(&document) { put(document) } else { document.endLoan() }
  }

  private static func put(_ document: JSONDocument) {
    document.clear()
    _ = free.put(document)
  }

  @inline(never)
  private static func retire(_ document: JSONDocument) {
    var list = retired.take() ?? RetiredDocuments()
    let ended = list.add(document)
    // Never dropped: what somebody else has refers to the documents in it.
    while !retired.put(list) {
      guard let other = retired.take() else { continue }
      other.take(over: list)
      list = other
    }
    // Ended here: what a document holds may run code of others when it ends.
    withExtendedLifetime(ended) {}
  }
}

/// Documents whose boxes somebody has after the call.
private final class RetiredDocuments {
  private var documents: [JSONDocument] = []
  /// The number of documents at which to look whether they are still needed.
  private var limit = 16

  /// Adds a document, and removes those that nobody needs any more.
  func add(_ document: JSONDocument) -> [JSONDocument] {
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
