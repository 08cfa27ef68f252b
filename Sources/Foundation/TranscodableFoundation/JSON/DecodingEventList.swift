internal import TranscodableBytes
public import TranscodableCore

/// A list of events, to which decoders on any thread may add.
///
/// For decoders of others, which know nothing of reports:
///
/// ```swift
/// let events = DecodingEventList()
/// let decoder = YAMLDecoder()
/// let settings = try decoder.decode(Settings.self, from: text, userInfo: [.decodingReport: events])
/// for event in events.report.events { log(event) }
/// ```
public final class DecodingEventList: DecodingReporting {
  private let list: Locked<DecodingReport>
  let limit: Int

  /// Creates an empty list.
  ///
  /// - Parameter limit: The number of events that are kept; others are counted.
  public init(limit: Int = 1000) {
    self.limit = limit
    list = Locked(DecodingReport(limit: limit))
  }

  /// The events so far.
  public var report: DecodingReport { list.withLock { $0 } }

  /// Adds an event.
  public func record(_ event: DecodingEvent) { list.withLock { $0.record(event) } }

  /// Puts events in front of the others.
  func prepend(_ report: DecodingReport) {
    list.withLock {
      var joined = report
      joined.append($0)
      $0 = joined
    }
  }

  /// Adds the events to a report.
  func move(to report: inout DecodingReport) { report.append(self.report) }
}

extension DecodingReporting {
  /// Takes the events of a document, which go before those that types have reported meanwhile.
  func receive(_ report: DecodingReport) {
    if let list = self as? DecodingEventList {
      list.prepend(report)
    } else {
      for event in report.events { record(event) }
    }
  }
}

extension DecodingEventList: EventForgetting {
  package var eventCount: Int { list.withLock { $0.events.count } }

  package func forgetEvents(since count: Int, at path: [any CodingKey]) {
    list.withLock { $0.removeEvents(since: count, at: path) }
  }
}
