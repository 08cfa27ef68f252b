internal import TranscodableCore

extension JSONStandardDecoder: ScalarSource, FailurePlacing, TerseDecoder {
  /// The scalar here as it is written: `5.0` is not `5`.
  var scalar: __Scalar? {
    if let text = document.string(at: entry) { return .string(text) }
    if let value = document.bool(at: entry) { return .bool(value) }
    guard document.tape.kind(entry) == .number else { return nil }
    var reader = document.reader(at: entry)
    return reader.takeNumberText(Double.self).map { .number($0) }
  }

  func beginTerse() { document.tersenessDepth += 1 }

  func endTerse() { document.tersenessDepth -= 1 }

  func placed(_ failure: CodingFailure) -> CodingFailure {
    document.placed(failure, at: entry, path)
  }
}

extension JSONStandardDecoder: EventNoting {
  var notesEvents: Bool { document.log != nil }

  func note(_ event: DecodingEvent, forKey key: (any CodingKey)?) -> Bool {
    guard let log = document.log else { return false }
    var value = entry
    if let key {
      guard document.tape.kind(entry) == .object,
        let member = document.value(for: key.stringValue, in: entry, path)
      else { return false }
      value = member
    }
    if value == JSONTape.null { return false }
    log.note(JSONEventLog.Entry(event, at: document.tape.offset(value)))
    return true
  }

  func beginAttempt() { document.log?.beginAttempt() }

  func endAttempt(isFailed: Bool) { document.log?.endAttempt(isFailed: isFailed) }
}
