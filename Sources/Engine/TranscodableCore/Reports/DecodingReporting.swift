/// Who is told of events while something is decoded, by whatever decoder.
///
/// Put under `Swift/CodingUserInfoKey/decodingReport` into the `userInfo` of a decoder. It may be
/// told from any thread that decodes.
public protocol DecodingReporting: Sendable {
  /// Takes an event.
  func record(_ event: DecodingEvent)
}

extension CodingUserInfoKey {
  /// The key of the receiver of events: a value that conforms to ``DecodingReporting``.
  ///
  /// Types that recover tell it what they have recovered from, under any decoder. `JSON.Decoder`
  /// tells it of keys, too, that no type has asked for, and of those that are repeated.
  public static let decodingReport = CodingUserInfoKey(named: "Transcodable.decodingReport")

  /// Creates the key of a name.
  package init(named name: String) {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("Every name is that of a key.")
    }
    self = key
  }
}

/// A decoder that notes events itself, since it knows their places.
package protocol EventNoting {
  /// Whether it does so now.
  var notesEvents: Bool { get }
  /// Notes an event, whose place it will find out, and the path to it.
  ///
  /// - Parameters:
  ///   - event: The event; its path leads on from the value.
  ///   - key: The key of the value, if it is not that of the decoder.
  /// - Returns: Whether it was noted; not if the decoder knows no place for it.
  func note(_ event: DecodingEvent, forKey key: (any CodingKey)?) -> Bool
  /// Begins to decode a value in a way that need not be the right one.
  func beginAttempt()
  /// Ends what began last, and forgets its events if it has failed.
  func endAttempt(isFailed: Bool)
}

extension Decoder {
  /// Whether a receiver is told what is recovered from.
  ///
  /// Asked before something is looked up that only a report needs.
  public var isReporting: Bool {
    if let noting = self as? any EventNoting, noting.notesEvents { return true }
    return userInfo[.decodingReport] is any DecodingReporting
  }

  /// Reports what this decoder's type has passed over or made up for, if there is a receiver.
  ///
  /// The arguments are not evaluated without one.
  ///
  /// ```swift
  /// self = .other
  /// decoder.report(.unknownCase, replacement: "other", alternatives: ["open", "closed"])
  /// ```
  ///
  /// - Parameters:
  ///   - kind: What has happened.
  ///   - key: The key of the value, if it is not the whole of what the decoder decodes.
  ///   - cause: Why the value could not be taken as it is.
  ///   - replacement: What was used in its place, as a phrase.
  ///   - alternatives: What would have been taken.
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

  /// Reports an event whose path leads on from the value of a key, or from the value here.
  package func report(_ event: DecodingEvent, forKey key: (any CodingKey)? = nil) {
    if let noting = self as? any EventNoting, noting.notesEvents, noting.note(event, forKey: key) {
      return
    }
    guard let sink = userInfo[.decodingReport] as? any DecodingReporting else { return }
    var event = event
    event.codingPath = codingPath + (key.map { [$0] } ?? []) + event.codingPath
    let place = key == nil ? placed(CodingFailure(.custom, in: nil)) : event.cause
    (event.byteRange, event.line, event.column) = (place?.byteRange, place?.line, place?.column)
    sink.record(event)
  }

  /// The failure with the place of the value here, if the decoder knows places.
  private func placed(_ failure: CodingFailure) -> CodingFailure? {
    (self as? any FailurePlacing).map { $0.placed(failure) }
  }
}

extension CodingFailure {
  /// Creates the failure for an error that is not thrown on.
  ///
  /// Such an error need not know its path and line yet, see `withoutErrorLocations`; then it has the words that
  /// its facts give it when they are known.
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
  /// What the error says, whichever case it is.
  fileprivate var context: Context? {
    switch self {
    case .keyNotFound(_, let context), .valueNotFound(_, let context),
      .typeMismatch(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
