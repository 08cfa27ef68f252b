package protocol EventDiscarding: DecodingReporting {
  var eventCount: Int { get }
  /// Keeps the first `count` events, and removes later events that concern the value at `path`.
  func discardEvents(since count: Int, at path: [any CodingKey])
}

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
