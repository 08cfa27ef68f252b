internal import TranscodableBytes
package import TranscodableCore

/// What happens while a text is read, for somebody who wants to know.
///
/// Only offsets are noted. Paths and places are found out in the end, in one pass over the text.
package final class JSONEventLog {
  /// What is known at once.
  struct Entry {
    var kind: DecodingEvent.Kind?
    /// Where the value stands, or where what follows a colon does.
    var offset: Int
    /// Whether the key of the member is meant.
    var isAboutKey = false
    /// The key of a field that the key stands for, if it was converted.
    var field: String?
    /// The keys of all fields.
    var fields: [String] = []
    var cause: CodingFailure?
    var replacement: String?
  }

  private var entries: [Entry] = []
  private var omittedCount = 0
  private let limit: Int
  /// What was asked for in an object.
  struct Asked {
    let path: CodingPaths.Path
    /// The keys; nil if it was asked for all that there are.
    var keys: Set<String>? = []
  }

  /// What was asked for in each object that is decoded through containers.
  var asked: [JSONTape.Entry: Asked] = [:]
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

  /// Lets a reader note what happens.
  func attach(to reader: inout JSONReader) {
    reader.aids = JSONReadingAids(source: reader.source, log: self)
  }

  /// The number of events of a text that is rewritten before it is read whose places are looked up: each takes a pass.
  private static let placesInSource = 100

  /// Finds out the paths and the places of everything.
  func complete(_ text: ByteCursor, settings: JSONReaderSettings, source: JSONSource?) {
    let locator = JSONFailureLocator(text, settings: settings, source: source)
    var walker = JSONPathWalker(text)
    var known = (offset: text.offset, line: 1, column: 1)
    for (index, entry) in entries.sorted(by: { $0.offset < $1.offset }).enumerated() {
      walker.advance(to: entry.offset)
      var event = DecodingEvent(
        entry.kind ?? .unknownKey, at: walker.path(settings), cause: entry.cause,
        replacement: entry.replacement, alternatives: entry.fields)
      var offset = entry.offset
      if entry.isAboutKey {
        offset = walker.keyOffset ?? offset
        let key = entry.field ?? event.codingPath.last?.stringValue ?? ""
        if entry.kind == nil, entry.fields.contains(key) { event.kind = .duplicateKey }
        if event.kind == .duplicateKey { event.alternatives = [] }
      }
      let place = text.at(max(offset, text.offset))
      if source == nil {
        let (line, column) = text.at(known.offset).position(of: place.offset)
        known = (
          place.offset, known.line + line - 1, line == 1 ? known.column + column - 1 : column
        )
        event.byteRange =
          (place.offset - text.offset)..<(place.end(of: .custom, isJSON5: false) - text.offset)
        (event.line, event.column) = (known.line, known.column)
      } else if index < Self.placesInSource {
        let failure = locator.completed(CodingFailure(.custom, at: place.offset), path: [])
        event.byteRange = failure.byteRange
        (event.line, event.column) = (failure.line, failure.column)
      }
      report.record(event)
    }
    report.omit(omittedCount)
    entries = []
  }
}
