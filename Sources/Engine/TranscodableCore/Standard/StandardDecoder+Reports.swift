extension StandardDecoder: ScalarSource, FailurePlacing, ErrorLocationSuppressing {
  package var scalar: __Scalar? {
    if let text = document.string(at: entry) { return .string(text) }
    if let value = document.bool(at: entry) { return .bool(value) }
    if isText { return document.format.string(at: entry, in: document).map { .string($0) } }
    return document.format.numberText(at: entry, in: document).map { .number($0) }
  }

  package func beginSuppressingErrorLocations() { document.suppressedErrorLocationDepth += 1 }

  package func endSuppressingErrorLocations() { document.suppressedErrorLocationDepth -= 1 }

  package func placed(_ failure: CodingFailure) -> CodingFailure {
    document.format.placed(failure, at: entry, path, in: document)
  }
}

extension StandardDecoder: EventRecording {
  package var recordsEvents: Bool { document.eventLog != nil }

  package func record(_ event: DecodingEvent, forKey key: (any CodingKey)?) -> Bool {
    guard let log = document.eventLog else { return false }
    var (value, path) = (entry, path)
    if let key {
      guard ![.null, .string].contains(document.tape.kind(entry)), let object = try? object(),
        let member = document.value(for: key.stringValue, in: object, path)
      else { return false }
      (value, path) = (member, document.path(key, in: path))
    }
    if value == ValueTape.null { return false }
    var noted = EventLog.Entry(event, at: document.position(of: value), path: path)
    if document.convertsKeys, !noted.isAboutKey { noted.codingPath = document.codingPath(path) }
    log.note(noted)
    return true
  }

  package func beginAttempt() { document.eventLog?.beginAttempt() }

  package func endAttempt(isFailed: Bool) { document.eventLog?.endAttempt(isFailed: isFailed) }
}
