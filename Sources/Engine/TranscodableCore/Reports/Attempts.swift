/// Who is told of events, and can forget those that do not count.
package protocol EventForgetting: DecodingReporting {
  /// How many events there are.
  var eventCount: Int { get }
  /// Forgets the events of a value.
  ///
  /// - Parameters:
  ///   - count: The number of events before the first one that does not count.
  ///   - path: The path of the value.
  func forgetEvents(since count: Int, at path: [any CodingKey])
}

/// Decodes a value in a way that need not be the right one: the events of a failure do not count.
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
