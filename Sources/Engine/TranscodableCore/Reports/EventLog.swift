/// A log of the events that occur while a document is read.
///
/// The log contains only offsets and path numbers. Paths and locations are computed after the
/// document has been read.
package final class EventLog {
  /// The details of an event that are known when it occurs.
  package struct Entry {
    /// The kind of event.
    ///
    /// The kind is `nil` for unknown and duplicate keys, which are only distinguished later.
    package var kind: DecodingEvent.Kind?
    /// The offset of the value.
    ///
    /// In JSON, this may also be the offset directly after the colon.
    package var offset: Int
    /// The offset of the member's key, if known.
    package var keyOffset: Int?
    /// Whether the event concerns the member's key.
    package var isAboutKey = false
    /// The field's key, if the key in the document was converted.
    package var field: String?
    /// The keys of all fields, or other alternatives that would have been accepted.
    package var fields: [String] = []
    package var cause: CodingFailure?
    package var replacement: String?
    /// The value's path, for formats in which paths can't be derived from offsets.
    ///
    /// For an event about a key, this is the path of the object.
    package var path: CodingPaths.Path
    /// The rest of the path, for an event inside an embedded document.
    ///
    /// This part of the path starts at the value that contains the embedded document.
    package var rest: [any CodingKey] = []

    package init(
      _ kind: DecodingEvent.Kind? = nil, at offset: Int, key: Int? = nil, isAboutKey: Bool = false,
      field: String? = nil, fields: [String] = [], path: CodingPaths.Path = CodingPaths.empty
    ) {
      (self.kind, self.offset, self.keyOffset, self.isAboutKey) = (kind, offset, key, isAboutKey)
      (self.field, self.fields, self.path) = (field, fields, path)
    }

    package init(
      _ event: DecodingEvent, at offset: Int, path: CodingPaths.Path = CodingPaths.empty
    ) {
      self.init(
        event.kind, at: offset, isAboutKey: event.kind == .alias, fields: event.alternatives,
        path: path)
      (cause, replacement, rest) = (event.cause, event.replacement, event.codingPath)
    }

    // An event for a key comes before an event for the key's value.
    fileprivate var order: Int { isAboutKey ? 0 : 1 }
  }

  private var entries: [Entry] = []
  private var omittedCount = 0
  private let limit: Int
  /// For each object that is decoded through containers, the keys that were requested.
  package var requestedKeys = RequestedKeys()
  /// For each attempt in progress, the number of events when it began.
  private var marks: [(entries: Int, omitted: Int)] = []
  /// The events.
  ///
  /// The report is complete once the document has been read.
  package private(set) var report: DecodingReport

  package init(_ empty: DecodingReport) {
    // If kinds are ignored, all events are kept at first, because unknown and duplicate keys are
    // only distinguished at the end.
    limit = empty.ignoredKinds.isEmpty ? empty.limit : .max
    report = DecodingReport(limit: empty.limit, ignoring: empty.ignoredKinds)
  }

  package func note(_ entry: Entry) {
    if entries.count < limit { entries.append(entry) } else { omittedCount += 1 }
  }

  /// Removes the events at or after an offset, because that part of the document will be read
  /// again.
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

  /// Converts all entries to events in document order.
  ///
  /// The closure sets the path and location of an event and of its cause.
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
