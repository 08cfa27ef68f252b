/// A type that receives decoding events from any decoder.
///
/// Store the receiver in the decoder's `userInfo` under `CodingUserInfoKey.decodingReport`. The
/// receiver may be called on any thread that decodes values.
public protocol DecodingReporting: Sendable {
  /// Records an event.
  func record(_ event: DecodingEvent)
}

extension CodingUserInfoKey {
  /// The `userInfo` key for a receiver of decoding events.
  ///
  /// Its value must conform to ``DecodingReporting``.
  ///
  /// Types report their recoveries to the receiver, no matter which decoder is used. `JSON.Decoder`
  /// also reports unknown and duplicate keys.
  public static let decodingReport = CodingUserInfoKey(named: "Transcodable.decodingReport")

  package init(named name: String) {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("Failed to create a CodingUserInfoKey.")
    }
    self = key
  }
}

/// A decoder that records events itself, because only the decoder can locate them.
package protocol EventRecording {
  var recordsEvents: Bool { get }
  /// Adds the location and path to an event, records it, and returns whether it was recorded.
  ///
  /// The event's path is relative to the value of `key`, or to the decoder's own value if `key` is
  /// `nil`.
  func record(_ event: DecodingEvent, forKey key: (any CodingKey)?) -> Bool
  func beginAttempt()
  func endAttempt(isFailed: Bool)
}

extension Decoder {
  /// Whether recoveries are reported to a receiver.
  ///
  /// Check this property before you collect information that is only needed for a report.
  public var isReporting: Bool {
    if let recorder = self as? any EventRecording, recorder.recordsEvents { return true }
    return userInfo[.decodingReport] is any DecodingReporting
  }

  /// Reports a recovery if the decoder has an event receiver.
  ///
  /// If there is no receiver, the arguments aren't evaluated.
  ///
  /// ```swift
  /// self = .other
  /// decoder.report(.unknownCase, replacement: "other", alternatives: ["open", "closed"])
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - key: The key of the value, unless it is the decoder's own value.
  ///   - cause: The error from which the type recovered.
  ///   - replacement: The value that was used instead, as a phrase.
  ///   - alternatives: What would have been accepted.
  public func report(
    _ kind: DecodingEvent.Kind, forKey key: (any CodingKey)? = nil,
    cause: @autoclosure () -> (any Error)? = nil,
    replacement: @autoclosure () -> String? = nil,
    alternatives: @autoclosure () -> [String] = []
  ) {
    guard isReporting else { return }
    report(
      DecodingEvent(
        kind, at: [], cause: cause().map { CodingFailure(recoveredFrom: $0) },
        replacement: replacement(), alternatives: alternatives()), forKey: key)
  }

  package func report(_ event: DecodingEvent, forKey key: (any CodingKey)? = nil) {
    if let recorder = self as? any EventRecording, recorder.recordsEvents,
      recorder.record(event, forKey: key)
    {
      return
    }
    guard let sink = userInfo[.decodingReport] as? any DecodingReporting else { return }
    var event = event
    event.codingPath = codingPath + (key.map { [$0] } ?? []) + event.codingPath
    let position = key == nil ? placed(CodingFailure(.custom, in: nil)) : event.cause
    let located = position?.located
    (event.byteRange, event.line) = (located?.byteRange, located?.line)
    event.column = located?.column
    sink.record(event)
  }

  private func placed(_ failure: CodingFailure) -> CodingFailure? {
    (self as? any FailurePlacing).map { $0.placed(failure) }
  }
}

extension CodingFailure {
  package init(recoveredFrom error: any Error) {
    if let failure = (error as? DecodingError)?.context?.underlyingError as? CodingFailure,
      !failure.isUnlocated, failure.line == nil, failure.codingPath.isEmpty
    {
      self = failure
    } else {
      self = CodingFailure(describing: error).locatingAttempts
    }
  }
}

/// How a decoder handles keys that a type doesn't expect.
public enum UnexpectedKeyPolicy: Hashable, Sendable {
  /// Ignores the key, but lists it in a report.
  case ignore
  /// Treats the key as a failure.
  case reject
}

extension DecodingReport {
  package func rejectedKeys(
    unknown: UnexpectedKeyPolicy, duplicate: UnexpectedKeyPolicy
  ) -> [CodingFailure] {
    events.compactMap { event in
      let key = event.codingPath.last?.stringValue ?? ""
      switch event.kind {
      case .unknownKey where unknown == .reject:
        return CodingFailure(
          .unknownKey, in: event.byteRange, line: event.line, column: event.column,
          codingPath: event.codingPath, found: "the key \(key.quoted)"
        ).offering(event.alternatives)
      case .duplicateKey where duplicate == .reject:
        return CodingFailure(
          .duplicateKey, in: event.byteRange, line: event.line, column: event.column,
          codingPath: event.codingPath, found: key)
      default: return nil
      }
    }
  }
}
