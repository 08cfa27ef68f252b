/// A report of everything that decoding ignored, replaced or converted instead of failing.
///
/// ```swift
/// var report = DecodingReport()
/// let settings = try decoder.decode(Settings.self, from: data, report: &report)
/// for event in report.events { log(event) }
/// ```
///
/// Decoding has no overhead if no report is requested.
public struct DecodingReport: Sendable {
  /// The events, in document order if their locations are known.
  public private(set) var events: [DecodingEvent] = []
  /// The number of events that were omitted because the report had reached its limit.
  public private(set) var omittedCount = 0
  /// The maximum number of events in the report.
  public let limit: Int
  /// The kinds of events that are neither recorded nor counted.
  public let ignoredKinds: Set<DecodingEvent.Kind>

  /// Creates an empty report.
  ///
  /// ```swift
  /// var report = DecodingReport(ignoring: [.unknownKey])
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum number of events; any others are only counted.
  ///   - kinds: The kinds of events to ignore, such as unknown keys in documents of others.
  public init(limit: Int = 1000, ignoring kinds: Set<DecodingEvent.Kind> = []) {
    self.limit = max(0, limit)
    ignoredKinds = kinds
  }

  /// Whether decoding finished without any events.
  public var isEmpty: Bool { events.isEmpty && omittedCount == 0 }

  /// Records an event.
  public mutating func record(_ event: DecodingEvent) {
    if ignoredKinds.contains(event.kind) { return }
    if events.count < limit { events.append(event) } else { omittedCount += 1 }
  }

  package mutating func append(_ other: DecodingReport) {
    for event in other.events { record(event) }
    omittedCount += other.omittedCount
  }

  package mutating func removeEvents(since count: Int, at path: [any CodingKey]) {
    let keys = path.map(\.stringValue)
    let later = events[min(count, events.count)...].filter { event in
      !event.codingPath.prefix(keys.count).map(\.stringValue).elementsEqual(keys)
    }
    events = events.prefix(count) + later
  }

  package mutating func omit(_ count: Int) { omittedCount += count }
}
