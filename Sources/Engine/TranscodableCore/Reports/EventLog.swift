/// What happens while a document is read, for a report.
///
/// Only offsets and numbers of paths are noted. Paths and places are found out in the end.
package final class EventLog {
  /// What is known at once.
  package struct Entry {
    /// What has happened; nil if a key is unknown or repeated, which shows later.
    package var kind: DecodingEvent.Kind?
    /// Where the value is, or, in JSON, what follows a colon.
    package var offset: Int
    /// Where the key of the member is, if that is known.
    package var keyOffset: Int?
    /// Whether the key of the member is meant.
    package var isAboutKey = false
    /// The key of a field that the key stands for, if it was converted.
    package var field: String?
    /// The keys of all fields, or whatever else would have been taken.
    package var fields: [String] = []
    package var cause: CodingFailure?
    package var replacement: String?
    /// The path of the value, in formats whose paths are not found by offsets; of a key, that of its object.
    package var path: CodingPaths.Path
    /// The path that leads on from the value, if it is a document itself.
    package var rest: [any CodingKey] = []

    package init(
      _ kind: DecodingEvent.Kind? = nil, at offset: Int, key: Int? = nil, isAboutKey: Bool = false,
      field: String? = nil, fields: [String] = [], path: CodingPaths.Path = CodingPaths.empty
    ) {
      (self.kind, self.offset, self.keyOffset, self.isAboutKey) = (kind, offset, key, isAboutKey)
      (self.field, self.fields, self.path) = (field, fields, path)
    }

    /// An event of the value at an offset.
    package init(
      _ event: DecodingEvent, at offset: Int, path: CodingPaths.Path = CodingPaths.empty
    ) {
      self.init(
        event.kind, at: offset, isAboutKey: event.kind == .alias, fields: event.alternatives,
        path: path)
      (cause, replacement, rest) = (event.cause, event.replacement, event.codingPath)
    }

    /// The key is before the value.
    fileprivate var order: Int { isAboutKey ? 0 : 1 }
  }

  private var entries: [Entry] = []
  private var omittedCount = 0
  private let limit: Int
  /// What was asked for in each object that is decoded through containers.
  package var asked = AskedKeys()
  /// How many events there were when each attempt began that goes on.
  private var marks: [(entries: Int, omitted: Int)] = []
  /// The events, when the document has been read.
  package private(set) var report: DecodingReport

  /// - Parameter limit: The number of events to keep.
  package init(limit: Int) {
    self.limit = limit
    report = DecodingReport(limit: limit)
  }

  package func note(_ entry: Entry) {
    if entries.count < limit { entries.append(entry) } else { omittedCount += 1 }
  }

  /// Forgets what was noted of the document from an offset on, which is going to be read again.
  package func forget(from offset: Int) {
    while let last = entries.last, last.offset >= offset { entries.removeLast() }
  }

  /// Begins to decode a value in a way that need not be the right one.
  package func beginAttempt() {
    marks.append((entries.count, omittedCount))
    asked.beginAttempt()
  }

  /// Ends what began last, and forgets what was noted since then if it has failed.
  package func endAttempt(isFailed: Bool) {
    guard let mark = marks.popLast() else { return }
    asked.endAttempt(isFailed: isFailed)
    guard isFailed else { return }
    entries.removeLast(max(0, entries.count - mark.entries))
    omittedCount = mark.omitted
  }

  /// Makes events of all entries, in the order of the document.
  ///
  /// - Parameter complete: Finds out the path of an event, of a key if that is meant, its place, and those of its cause.
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
