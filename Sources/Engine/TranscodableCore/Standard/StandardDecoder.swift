internal import TranscodableBytes

/// A decoder for a value in a document.
///
/// The decoder is also its own single-value container.
///
/// The decoder consists of three words, so it fits into `any Decoder` without an allocation.
package struct StandardDecoder: Decoder {
  package let document: StandardDocument
  package let entry: ValueTape.Entry
  package let path: CodingPaths.Path

  package init(document: StandardDocument, entry: ValueTape.Entry, path: CodingPaths.Path) {
    self.document = document
    self.entry = entry
    self.path = path
  }

  package var codingPath: [any CodingKey] { document.codingPath(path) }

  package var userInfo: [CodingUserInfoKey: Any] { document.format.userInfo }

  /// Returns the field's key for a key in the document.
  func fieldKey(for text: String) -> String { document.fieldKey(for: text, path) }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try document.container(Members.word(object: object(), path: path))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    StandardUnkeyedContainer(document, array: try array(), path)
  }

  package func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  @inline(__always)
  package func object() throws -> ValueTape.Entry {
    guard document.tape.isKind(.object, entry) else { return try other(.object) }
    if document.lastMemberCounts { try document.open(entry, path) }
    return entry
  }

  @inline(__always)
  func array() throws -> ValueTape.Entry {
    document.tape.isKind(.array, entry) ? entry : try other(.array)
  }

  @inline(never)
  private func other(_ kind: ValueTape.Kind) throws -> ValueTape.Entry {
    guard let other = document.format.container(kind, insteadOf: entry, in: document) else {
      throw document.format.noContainer(kind, at: entry, path, in: document)
    }
    if kind == .object, document.lastMemberCounts { try document.open(other, path) }
    return other
  }
}

// The closures capture only the path, because capturing the decoder would retain the document.
extension StandardDecoder: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { document.isNull(entry) && !document.isEmptyText(entry) }

  package func decode(_ type: Bool.Type) throws -> Bool {
    try document.requiredBool(at: entry) { [path] in path }
  }

  package func decode(_ type: String.Type) throws -> String {
    try document.requiredString(at: entry) { [path] in path }
  }

  package func decode(_ type: Double.Type) throws -> Double {
    try document.requiredDouble(at: entry) { [path] in path }
  }

  package func decode(_ type: Float.Type) throws -> Float {
    try document.requiredFloat(at: entry) { [path] in path }
  }

  // One method for all integer types that have no default implementation.
  package func decode<Value: FixedWidthInteger & Decodable & Sendable>(
    _ type: Value.Type
  ) throws -> Value {
    try integer(type)
  }

  package func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }
  package func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }

  package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Keys that the value has already requested from this object must not be reported as unknown.
    if let log = document.eventLog, log.requestedKeys.objects[entry] != nil {
      return try type.init(from: self)
    }
    return try document.decode(type, at: entry) { path }
  }

  @inline(__always)
  private func integer<Value: FixedWidthInteger & Sendable>(_ type: Value.Type) throws -> Value {
    try document.requiredInteger(type, at: entry) { [path] in path }
  }
}

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
