internal import TranscodableBytes
package import TranscodableCore

/// What happens while a text is read, for somebody who wants to know.
///
/// Only offsets are noted. Paths and places are found out in the end, in one pass over the text.
package final class JSONEventLog {
  /// What is known at once.
  struct Entry {
    /// What has happened; nil if a key is unknown or stands twice, which shows later.
    var kind: DecodingEvent.Kind?
    /// Where the value stands, or where what follows a colon does.
    var offset: Int
    /// Whether the key of the member is meant.
    var isAboutKey = false
    /// The key of a field that the key stands for, if it was converted.
    var field: String?
    /// The keys of all fields, or whatever else would have been taken.
    var fields: [String] = []
    var cause: CodingFailure?
    var replacement: String?
    /// The path that leads on from the value, if it is a document itself.
    var rest: [any CodingKey] = []

    /// The key stands before the value.
    fileprivate var place: Int { isAboutKey ? 0 : 1 }

    init(
      _ kind: DecodingEvent.Kind? = nil, at offset: Int, isAboutKey: Bool = false,
      field: String? = nil, fields: [String] = []
    ) {
      (self.kind, self.offset, self.isAboutKey) = (kind, offset, isAboutKey)
      (self.field, self.fields) = (field, fields)
    }

    /// An event of the value at an offset.
    init(_ event: DecodingEvent, at offset: Int) {
      self.init(
        event.kind, at: offset, isAboutKey: event.kind == .alias, fields: event.alternatives)
      (cause, replacement, rest) = (event.cause, event.replacement, event.codingPath)
    }
  }

  private var entries: [Entry] = []
  private var omittedCount = 0
  private let limit: Int
  /// What was asked for in each object that is decoded through containers.
  var asked = JSONAskedKeys()
  /// How many events there were when each attempt began that goes on.
  private var marks: [(entries: Int, omitted: Int)] = []
  /// The events, when the text has been read.
  package private(set) var report: DecodingReport

  /// - Parameter limit: The number of events to keep.
  package init(limit: Int) {
    self.limit = limit
    report = DecodingReport(limit: limit)
  }

  func note(_ entry: Entry) {
    if entries.count < limit { entries.append(entry) } else { omittedCount += 1 }
  }

  /// Forgets what was noted of the text from an offset on, which is going to be read again.
  func forget(from offset: Int) {
    while let last = entries.last, last.offset >= offset { entries.removeLast() }
  }

  /// Begins to decode a value in a way that need not be the right one.
  func beginAttempt() {
    marks.append((entries.count, omittedCount))
    asked.beginAttempt()
  }

  /// Ends what began last, and forgets what was noted since then if it has failed.
  func endAttempt(isFailed: Bool) {
    guard let mark = marks.popLast() else { return }
    asked.endAttempt(isFailed: isFailed)
    guard isFailed else { return }
    entries.removeLast(max(0, entries.count - mark.entries))
    omittedCount = mark.omitted
  }

  /// Lets a reader note what happens.
  func attach(to reader: inout JSONReader) {
    reader.aids = JSONReadingAids(source: reader.source, log: self)
  }

  /// Finds out the paths and the places of everything.
  func complete(_ text: ByteCursor, settings: JSONReaderSettings, source: JSONSource?) {
    var places = JSONEventPlaces(text, settings: settings, source: source)
    let order = entries.sorted { ($0.offset, $0.place) < ($1.offset, $1.place) }
    for entry in order {
      places.advance(to: entry.offset)
      var event = DecodingEvent(
        entry.kind ?? .unknownKey, at: places.path + entry.rest, replacement: entry.replacement,
        alternatives: entry.fields)
      if entry.isAboutKey {
        let key = entry.field ?? event.codingPath.last?.stringValue ?? ""
        if entry.kind == nil, entry.fields.contains(key) { event.kind = .duplicateKey }
        if event.kind == .duplicateKey { event.alternatives = [] }
      }
      let place = places.place(ofKey: entry.isAboutKey)
      (event.byteRange, event.line, event.column) = (place?.byteRange, place?.line, place?.column)
      event.cause = entry.cause.map { places.completed($0, at: entry.offset) }
      report.record(event)
    }
    report.omit(omittedCount)
    entries = []
  }
}
