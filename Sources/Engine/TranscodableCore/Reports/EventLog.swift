/// A log of the events that occur while a document is read.
///
/// Paths and locations are computed after the document has been read.
package final class EventLog {
  package struct Entry {
    /// The kind, or `nil` for unknown and duplicate keys.
    ///
    /// These kinds can be distinguished only after the document has been read.
    package var kind: DecodingEvent.Kind?
    /// The offset of the value.
    ///
    /// In JSON, this may be the offset directly after the colon.
    package var offset: Int
    package var keyOffset: Int?
    package var isAboutKey = false
    package var field: String?
    package var fields: [String] = []
    package var cause: CodingFailure?
    package var replacement: String?
    /// The path of the value.
    ///
    /// For an event about a key, this is the path of the object.
    package var path: CodingPaths.Path
    package var rest: [any CodingKey] = []
    /// The coding path of the value, if its keys differ from the keys in the document.
    package var codingPath: [any CodingKey]?

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

    // An event about a key comes before an event about the key's value.
    fileprivate var order: Int { isAboutKey ? 0 : 1 }
  }

  private var entries: [Entry] = []
  private var omittedCount = 0
  private let limit: Int
  package var requestedKeys = RequestedKeys()
  private var marks: [(entries: Int, omitted: Int)] = []
  package private(set) var report: DecodingReport

  package init(_ empty: DecodingReport) {
    // If some kinds are ignored, the log keeps all events at first, because unknown and duplicate
    // keys can be distinguished only at the end.
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
  /// The closure adds paths and locations.
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

package protocol EventDiscarding: DecodingReporting {
  var eventCount: Int { get }
  /// Keeps the first `count` events, and removes later events that concern the value at `path`.
  func discardEvents(since count: Int, at path: [any CodingKey])
}

func attempt<Value>(
  _ decoder: any Decoder, _ decode: (any Decoder) throws -> Value
) throws -> Value {
  if let recorder = decoder as? any EventRecording, recorder.recordsEvents {
    recorder.beginAttempt()
    var isFailed = true
    defer { recorder.endAttempt(isFailed: isFailed) }
    let value = try decode(decoder)
    isFailed = false
    return value
  }
  guard let sink = decoder.userInfo[.decodingReport] as? any EventDiscarding else {
    return try decode(decoder)
  }
  let count = sink.eventCount
  do {
    return try decode(decoder)
  } catch {
    sink.discardEvents(since: count, at: decoder.codingPath)
    throw error
  }
}
