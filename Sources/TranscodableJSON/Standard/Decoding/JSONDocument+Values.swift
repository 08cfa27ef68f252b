internal import TranscodableBytes
internal import TranscodableCore

extension JSONDocument {
  /// Decodes a value of any type.
  ///
  /// - Parameters:
  ///   - type: The type; it chooses the lane.
  ///   - entry: Where the value stands.
  ///   - path: Its path, asked for only if it is needed.
  /// - Returns: The value.
  /// - Throws: What the type throws, or a `DecodingError`.
  @inline(__always)
  func decode<Value: Decodable>(
    _ type: Value.Type, at entry: JSONTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Value {
    switch DecodingLane.of(type, in: lanes) {
    case .standard:
      return try Value(from: JSONStandardDecoder(document: self, entry: entry, path: path()))
    case .direct(let direct):
      return try decodeDirectly(direct, as: type, at: entry, path())
    case .known(let known):
      return try decode(known, as: type, at: entry, path: path)
    case .container(let container):
      return try decodeContainer(container, as: type, at: entry, path())
    }
  }

  /// Lets a type read itself that was found out to be `Value`.
  private func decodeDirectly<Direct: JSONDecodable, Value>(
    _ direct: Direct.Type, as type: Value.Type, at entry: JSONTape.Entry, _ path: CodingPaths.Path
  ) throws -> Value {
    identical(try readDirectly(at: entry, path) { Direct.decode(from: &$0) }, as: type)
  }

  private func decodeContainer<Container: StandardContainer, Value>(
    _ container: Container.Type, as type: Value.Type, at entry: JSONTape.Entry,
    _ path: CodingPaths.Path
  ) throws -> Value {
    identical(
      try Container.decode(from: JSONStandardDecoder(document: self, entry: entry, path: path)),
      as: type)
  }

  // MARK: - Scalars

  /// Whether the value is null.
  @inline(__always)
  func isNull(_ entry: JSONTape.Entry) -> Bool { tape.kind(entry) == .null }

  /// The string at an entry, or the key; empty if it is none.
  @inline(__always)
  func text(at entry: JSONTape.Entry) -> String {
    let count = tape.length(entry)
    guard !tape.hasEscape(entry), count < JSONTape.longest else { return unusualText(at: entry) }
    // The pass that wrote the tape has validated the string.
    return bytes.at(tape.offset(entry) &+ 1).text(count, isASCII: tape.isASCII(entry))
  }

  @inline(never)
  private func unusualText(at entry: JSONTape.Entry) -> String {
    if tape.hasEscape(entry) {
      let inside = bytes.at(tape.offset(entry) &+ 1)
      let special = inside.plainEnd()
      if special.peek() == 0x5C, let (text, _) = inside.simplyEscapedText(from: special) {
        return text
      }
    }
    var reader = reader(at: entry)
    return reader.read(String.self)
  }

  /// The string at an entry, nil if there is something else.
  @inline(__always)
  func string(at entry: JSONTape.Entry) -> String? {
    tape.kind(entry) == .string ? text(at: entry) : nil
  }

  /// The truth value at an entry, nil if there is something else.
  @inline(__always)
  func bool(at entry: JSONTape.Entry) -> Bool? {
    switch tape.kind(entry) {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The integer at an entry, nil if there is something else, or a number that is unusual or no integer.
  @inline(__always)
  func integer<Value: FixedWidthInteger & Sendable>(
    at entry: JSONTape.Entry, _ type: Value.Type
  ) -> Value? {
    guard tape.kind(entry) == .number else { return nil }
    let number = parseInteger(at: bytes.at(tape.offset(entry)), as: Value.self)
    return number.failure == nil ? number.value : nil
  }

  /// The number at an entry, nil if there is something else, or a number out of range.
  @inline(__always)
  func double(at entry: JSONTape.Entry) -> Double? {
    guard tape.kind(entry) == .number else { return nil }
    let number = parseDouble(at: bytes.at(tape.offset(entry)))
    return number.failure == nil ? number.value : nil
  }

  /// Reads a scalar in the direct lane: what is unusual is read there, and what is wrong is reported there.
  @inline(never)
  func scalar<Value: JSONDecodable>(
    _ type: Value.Type, at entry: JSONTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Value {
    var reader = reader(at: entry)
    let value = Value.decode(from: &reader)
    if let value, !reader.hasFailed { return value }
    throw error(of: reader, reading: type, at: entry, path())
  }

  // MARK: - Failures

  /// The error for a key that an object does not have.
  @inline(never)
  func missingKey(
    _ key: some CodingKey, in object: JSONTape.Entry, _ path: CodingPaths.Path
  ) -> DecodingError {
    let failure = CodingFailure(
      .missingKey, at: max(0, tape.endOffset(object) - 1), expected: key.stringValue)
    let text =
      "No value associated with key \(key) (\"\(key.stringValue)\") in the object that ends"
    return error(failure.of(key), text, path)
  }

  /// The error for an element behind the last one of `array`, whose path would be `path`.
  @inline(never)
  func missingElement(
    _ type: any Any.Type, of array: JSONTape.Entry, _ path: CodingPaths.Path
  ) -> DecodingError {
    let failure = CodingFailure(
      .missingValue, at: max(0, tape.endOffset(array) - 1), expected: "\(type)", type: type,
      found: "the end of the array")
    return error(failure, "Unkeyed container is at end,", path)
  }

  private func error(
    _ failure: CodingFailure, _ text: String, _ path: CodingPaths.Path
  ) -> DecodingError {
    if tersenessDepth > 0 { return DecodingError(failure) }
    let failure = JSONFailureLocator(bytes, settings: settings, source: source)
      .completed(failure, path: codingPath(path))
    return DecodingError(failure.saying("\(text) \(failure.placePhrase)."))
  }

  /// The failure of the value at an entry, or of its key, with its place and path.
  func placed(
    _ failure: CodingFailure, at entry: JSONTape.Entry, _ path: CodingPaths.Path
  ) -> CodingFailure {
    if tersenessDepth > 0 { return failure }
    let start = tape.offset(failure.reason == .unknownKey ? entry &- 1 : entry)
    return JSONFailureLocator(bytes, settings: settings, source: source)
      .completed(failure.placed(in: start..<start), path: codingPath(path))
  }

  /// The error that a reader reports that was started at an entry.
  func error<Value>(
    of reader: borrowing JSONReader, reading type: Value.Type, at entry: JSONTape.Entry,
    _ path: CodingPaths.Path
  ) -> any Error {
    guard let failure = reader.failure else {
      return DecodingError.noValue(of: Value.self, at: codingPath(path))
    }
    if tersenessDepth > 0, failure.category == .data {
      return failure.underlying ?? DecodingError(failure)
    }
    // A value that stands in no text has no place.
    if entry == JSONTape.null, failure.reason != .custom {
      return DecodingError(failure.nowhere.at(codingPath(path)))
    }
    return JSONFailureLocator(
      bytes, valueStart: tape.offset(entry), in: codingPath(path), settings: settings,
      source: source
    ).error(for: failure)
  }
}
