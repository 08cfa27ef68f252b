/// What decoding has passed over or made up for.
///
/// ```swift
/// var report = DecodingReport()
/// let settings = try decoder.decode(Settings.self, from: data, report: &report)
/// for event in report.events { log(event) }
/// ```
///
/// Nobody pays for it who does not ask.
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

  /// Counts events that were left out before they came here.
  package mutating func omit(_ count: Int) { omittedCount += count }
}

/// Who is told of events while something is decoded, by whatever decoder.
///
/// Put under `Swift/CodingUserInfoKey/decodingReport` into the `userInfo` of a decoder. It may be
/// told from any thread that decodes.
public protocol DecodingReporting: Sendable {
  /// Takes an event.
  func record(_ event: DecodingEvent)
}

extension CodingUserInfoKey {
  /// The key of whoever wants to know of events: a value that conforms to ``DecodingReporting``.
  ///
  /// Types that recover tell it what they have recovered from, under any decoder. `JSON.Decoder`
  /// tells it of keys, too, that nobody has asked for, and of those that stand twice.
  public static let decodingReport = CodingUserInfoKey(named: "Transcodable.decodingReport")

  /// Creates the key of a name.
  package init(named name: String) {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("Every name is that of a key.")
    }
    self = key
  }
}

extension Decoder {
  /// Reports what this decoder's type has passed over or made up for, if somebody wants to know.
  ///
  /// - Parameters:
  ///   - kind: What has happened.
  ///   - key: The key of the value, if it is not the whole of what the decoder decodes.
  ///   - cause: Why the value could not be taken as it is.
  ///   - replacement: What was used in its place, as a phrase.
  public func report(
    _ kind: DecodingEvent.Kind, forKey key: (any CodingKey)? = nil, cause: (any Error)? = nil,
    replacement: String? = nil
  ) {
    guard let sink = userInfo[.decodingReport] as? any DecodingReporting else { return }
    let failure = cause.map { CodingFailure(describing: $0) }
    sink.record(
      DecodingEvent(
        kind, at: codingPath + (key.map { [$0] } ?? []), byteRange: failure?.byteRange,
        line: failure?.line, column: failure?.column, cause: failure, replacement: replacement))
  }
}
