/// The events that occur while a document is read, for a report.
///
/// Only offsets and path numbers are recorded; paths and locations are computed at the end.
package final class EventLog {
  /// What is known about an event when it occurs.
  package struct Entry {
    /// The kind; `nil` if a key is unknown or duplicate, which is determined later.
    package var kind: DecodingEvent.Kind?
    /// The offset of the value or, in JSON, of what follows a colon.
    package var offset: Int
    /// The offset of the member's key, if known.
    package var keyOffset: Int?
    /// Whether the event is about the member's key.
    package var isAboutKey = false
    /// The key of the field that the key was converted to.
    package var field: String?
    /// The keys of all fields, or the other accepted alternatives.
    package var fields: [String] = []
    package var cause: CodingFailure?
    package var replacement: String?
    /// The value's path, in formats in which paths can't be derived from offsets; for a key, its
    /// object's path.
    package var path: CodingPaths.Path
    /// The rest of the path, relative to the value, if the value is a document itself.
    package var rest: [any CodingKey] = []

    package init(
      _ kind: DecodingEvent.Kind? = nil, at offset: Int, key: Int? = nil, isAboutKey: Bool = false,
      field: String? = nil, fields: [String] = [], path: CodingPaths.Path = CodingPaths.empty
    ) {
      (self.kind, self.offset, self.keyOffset, self.isAboutKey) = (kind, offset, key, isAboutKey)
      (self.field, self.fields, self.path) = (field, fields, path)
    }

    /// Creates an entry for an event of the value at an offset.
    package init(
      _ event: DecodingEvent, at offset: Int, path: CodingPaths.Path = CodingPaths.empty
    ) {
      self.init(
        event.kind, at: offset, isAboutKey: event.kind == .alias, fields: event.alternatives,
        path: path)
      (cause, replacement, rest) = (event.cause, event.replacement, event.codingPath)
    }

    // A key comes before its value.
    fileprivate var order: Int { isAboutKey ? 0 : 1 }
  }

  private var entries: [Entry] = []
  private var omittedCount = 0
  private let limit: Int
  /// The keys that were requested from each object that is decoded through containers.
  package var requestedKeys = RequestedKeys()
  /// The number of events at the start of each current attempt.
  private var marks: [(entries: Int, omitted: Int)] = []
  /// The events; complete after the document has been read.
  package private(set) var report: DecodingReport

  package init(limit: Int) {
    self.limit = limit
    report = DecodingReport(limit: limit)
  }

  package func note(_ entry: Entry) {
    if entries.count < limit { entries.append(entry) } else { omittedCount += 1 }
  }

  /// Removes the events from an offset on, because that part of the document will be read again.
  package func forget(from offset: Int) {
    while let last = entries.last, last.offset >= offset { entries.removeLast() }
  }

  package func beginAttempt() {
    marks.append((entries.count, omittedCount))
    requestedKeys.beginAttempt()
  }

  package func endAttempt(isFailed: Bool) {
    guard let mark = marks.popLast() else { return }
    requestedKeys.endAttempt(isFailed: isFailed)
    guard isFailed else { return }
    entries.removeLast(max(0, entries.count - mark.entries))
    omittedCount = mark.omitted
  }

  /// Turns all entries into events in document order.
  ///
  /// `complete` sets the path and location of an event and its cause.
  package func complete(_ complete: (Entry, inout DecodingEvent) -> Void) {
    for entry in entries.sorted(by: { ($0.offset, $0.order) < ($1.offset, $1.order) }) {
      var event = DecodingEvent(
        entry.kind ?? .unknownKey, at: [], cause: entry.cause, replacement: entry.replacement,
        alternatives: entry.fields)
      complete(entry, &event)
      if entry.isAboutKey {
        let key = entry.field ?? event.codingPath.last?.stringValue ?? ""
        if entry.kind == nil, entry.fields.contains(key) { event.kind = .duplicateKey }
        if event.kind == .duplicateKey { event.alternatives = [] }
      }
      report.record(event)
    }
    report.omit(omittedCount)
    entries = []
  }
}
