/// A receiver of decoding events that works with any decoder.
///
/// Store it in the decoder's `userInfo` under `Swift/CodingUserInfoKey/decodingReport`. It may be
/// called from any thread that decodes.
public protocol DecodingReporting: Sendable {
  /// Records an event.
  func record(_ event: DecodingEvent)
}

extension CodingUserInfoKey {
  /// The key for a receiver of events, a value that conforms to ``DecodingReporting``.
  ///
  /// Types that recover from failures report their recoveries to it, with any decoder.
  /// `JSON.Decoder` also reports unknown and duplicate keys.
  public static let decodingReport = CodingUserInfoKey(named: "Transcodable.decodingReport")

  package init(named name: String) {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("Creating a CodingUserInfoKey failed.")
    }
    self = key
  }
}

/// A decoder that records events itself, because it knows their locations.
package protocol EventRecording {
  var recordsEvents: Bool { get }
  /// Records an event, for which the decoder determines the location and path; returns whether it
  /// did.
  ///
  /// The event's path is relative to the value. `key` is the key of the value if that isn't the
  /// decoder's own value.
  func record(_ event: DecodingEvent, forKey key: (any CodingKey)?) -> Bool
  /// Starts decoding a value speculatively; the attempt may turn out to be wrong.
  func beginAttempt()
  /// Ends the latest attempt and discards its events if it failed.
  func endAttempt(isFailed: Bool)
}

extension Decoder {
  /// Whether a receiver records what decoding recovers from.
  ///
  /// Check this before looking up something that only a report needs.
  public var isReporting: Bool {
    if let recorder = self as? any EventRecording, recorder.recordsEvents { return true }
    return userInfo[.decodingReport] is any DecodingReporting
  }

  /// Reports that the decoded type recovered from something, if there is a receiver.
  ///
  /// Without a receiver, the arguments aren't evaluated.
  ///
  /// ```swift
  /// self = .other
  /// decoder.report(.unknownCase, replacement: "other", alternatives: ["open", "closed"])
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - key: The key of the value, unless it is the decoder's own value.
  ///   - cause: The error that was recovered from.
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

  /// Reports an event whose path is relative to the value of `key`, or to the decoder's own value.
  package func report(_ event: DecodingEvent, forKey key: (any CodingKey)? = nil) {
    if let recorder = self as? any EventRecording, recorder.recordsEvents,
      recorder.record(event, forKey: key)
    {
      return
    }
    guard let sink = userInfo[.decodingReport] as? any DecodingReporting else { return }
    var event = event
    event.codingPath = codingPath + (key.map { [$0] } ?? []) + event.codingPath
    let place = key == nil ? placed(CodingFailure(.custom, in: nil)) : event.cause
    (event.byteRange, event.line, event.column) = (place?.byteRange, place?.line, place?.column)
    sink.record(event)
  }

  /// The failure with the location of the decoder's value, if the decoder knows it.
  private func placed(_ failure: CodingFailure) -> CodingFailure? {
    (self as? any FailurePlacing).map { $0.placed(failure) }
  }
}

extension CodingFailure {
  /// Creates the failure for an error that isn't rethrown.
  ///
  /// Such an error may lack path and line (see `withoutErrorLocations`). In that case, the message
  /// is derived later from the failure's facts.
  package init(recoveredFrom error: any Error) {
    if let failure = (error as? DecodingError)?.context?.underlyingError as? CodingFailure,
      failure.line == nil, failure.codingPath.isEmpty
    {
      self = failure
    } else {
      self.init(describing: error)
    }
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .keyNotFound(_, let context), .valueNotFound(_, let context),
      .typeMismatch(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
