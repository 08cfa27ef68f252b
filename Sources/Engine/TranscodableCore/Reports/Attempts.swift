/// A receiver of events that can discard the events of a failed attempt.
package protocol EventDiscarding: DecodingReporting {
  var eventCount: Int { get }
  /// Removes all events of the value at `path` except the first `count`.
  func discardEvents(since count: Int, at path: [any CodingKey])
}

/// Tries one way of decoding a value, and discards its events if it fails.
func attempt<Value>(
  _ decoder: any Decoder, _ decode: (any Decoder) throws -> Value
) throws -> Value {
  if let recorder = decoder as? any EventRecording, recorder.recordsEvents {
    recorder.beginAttempt()
    var isFailed = true
    defer { recorder.endAttempt(isFailed: isFailed) }
    let value = try decode(decoder)
    isFailed = false
    return value
  }
  guard let sink = decoder.userInfo[.decodingReport] as? any EventDiscarding else {
    return try decode(decoder)
  }
  let count = sink.eventCount
  do {
    return try decode(decoder)
  } catch {
    sink.discardEvents(since: count, at: decoder.codingPath)
    throw error
  }
}
