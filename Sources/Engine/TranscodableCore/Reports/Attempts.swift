/// An event sink that can roll back the events of a failed attempt.
package protocol EventForgetting: DecodingReporting {
  var eventCount: Int { get }
  /// Removes the events of the value at `path`, except the first `count` events.
  func forgetEvents(since count: Int, at path: [any CodingKey])
}

/// Tries one way of decoding a value and discards its events on failure.
func attempt<Value>(
  _ decoder: any Decoder, _ decode: (any Decoder) throws -> Value
) throws -> Value {
  if let noting = decoder as? any EventNoting, noting.notesEvents {
    noting.beginAttempt()
    var isFailed = true
    defer { noting.endAttempt(isFailed: isFailed) }
    let value = try decode(decoder)
    isFailed = false
    return value
  }
  guard let sink = decoder.userInfo[.decodingReport] as? any EventForgetting else {
    return try decode(decoder)
  }
  let count = sink.eventCount
  do {
    return try decode(decoder)
  } catch {
    sink.forgetEvents(since: count, at: decoder.codingPath)
    throw error
  }
}
