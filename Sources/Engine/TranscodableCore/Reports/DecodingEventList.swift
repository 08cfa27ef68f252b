internal import TranscodableBytes

/// A thread-safe list of decoding events.
///
/// The list also records events from decoders outside this package:
///
/// ```swift
/// let events = DecodingEventList()
/// let decoder = YAMLDecoder()
/// let settings = try decoder.decode(
///   Settings.self, from: yaml, userInfo: [.decodingReport: events])
/// for event in events.report.events { log(event) }
/// ```
public final class DecodingEventList: DecodingReporting {
  private let list: Locked<DecodingReport>
  package let emptyReport: DecodingReport

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - limit: The number of events to keep; further events are only counted.
  ///   - kinds: The kinds of events to ignore.
  public init(limit: Int = 1000, ignoring kinds: Set<DecodingEvent.Kind> = []) {
    emptyReport = DecodingReport(limit: limit, ignoring: kinds)
    list = Locked(emptyReport)
  }

  package convenience init(like report: DecodingReport) {
    self.init(limit: report.limit, ignoring: report.ignoredKinds)
  }

  /// The events recorded so far.
  public var report: DecodingReport { list.withLock { $0 } }

  /// Records an event.
  public func record(_ event: DecodingEvent) { list.withLock { $0.record(event) } }

  package func prepend(_ report: DecodingReport) {
    list.withLock {
      var joined = emptyReport
      joined.append(report)
      joined.append($0)
      $0 = joined
    }
  }

  package func move(to report: inout DecodingReport) { report.append(self.report) }
}

extension DecodingReporting {
  package func receive(_ report: DecodingReport) {
    if let list = self as? DecodingEventList {
      list.prepend(report)
    } else {
      for event in report.events { record(event) }
    }
  }
}

extension DecodingEventList: EventDiscarding {
  package var eventCount: Int { list.withLock { $0.events.count } }

  package func discardEvents(since count: Int, at path: [any CodingKey]) {
    list.withLock { $0.removeEvents(since: count, at: path) }
  }
}
