/// What decoding has passed over or made up for.
///
/// ```swift
/// var report = DecodingReport()
/// let settings = try decoder.decode(Settings.self, from: data, report: &report)
/// for event in report.events { log(event) }
/// ```
///
/// Decoding without a report does not pay for it.
public struct DecodingReport: Sendable {
  /// What has happened, in the order of the document as far as the places are known.
  public private(set) var events: [DecodingEvent] = []
  /// How many more events there were, which were left out.
  public private(set) var omittedCount = 0
  /// The number of events that are kept.
  public let limit: Int

  /// Creates a report without events.
  ///
  /// - Parameter limit: The number of events that are kept; others are counted.
  public init(limit: Int = 1000) { self.limit = max(0, limit) }

  /// Whether nothing has happened.
  public var isEmpty: Bool { events.isEmpty && omittedCount == 0 }

  /// Adds an event.
  public mutating func record(_ event: DecodingEvent) {
    if events.count < limit { events.append(event) } else { omittedCount += 1 }
  }

  /// Adds the events of another report.
  package mutating func append(_ other: DecodingReport) {
    for event in other.events { record(event) }
    omittedCount += other.omittedCount
  }

  /// Removes the events of a value from an index on.
  package mutating func removeEvents(since count: Int, at path: [any CodingKey]) {
    let keys = path.map(\.stringValue)
    let later = events[min(count, events.count)...].filter { event in
      !event.codingPath.prefix(keys.count).map(\.stringValue).elementsEqual(keys)
    }
    events = events.prefix(count) + later
  }

  /// Counts events that were left out before they came here.
  package mutating func omit(_ count: Int) { omittedCount += count }
}
