internal import TranscodableBytes
internal import TranscodableCore

extension PropertyListDocument {
  /// The error for a value of another kind than a type needs, or for null.
  @inline(never)
  func mismatch(
    _ type: any Any.Type, _ entry: PropertyListTape.Entry, _ path: CodingPaths.Path
  ) -> DecodingError {
    if isNull(entry) {
      return error(
        .missingValue, entry, path, type: type, expected: "\(type)", found: "null",
        "Cannot get value of \(type) -- found null value instead")
    }
    let found = kindName(entry)
    return error(
      .typeMismatch, entry, path, type: type, expected: "\(type)", found: found,
      "Expected to decode \(type) but found \(found) instead.")
  }

  /// The error for a value that is no container of the kind that a type asks for.
  @inline(never)
  func noContainer(
    _ type: any Any.Type, _ name: String, _ entry: PropertyListTape.Entry, _ path: CodingPaths.Path
  ) -> DecodingError {
    guard isNull(entry) else { return mismatch(type, entry, path) }
    return error(
      .missingValue, entry, path, type: type, expected: "\(type)", found: "null",
      "Cannot get \(name) decoding container -- found null value instead")
  }

  /// The error for a value of the right kind that means nothing to a type.
  @inline(never)
  func corrupted(
    _ message: String, _ entry: PropertyListTape.Entry, _ path: CodingPaths.Path,
    _ reason: FailureReason = .invalidValue
  ) -> DecodingError {
    error(reason, entry, path, message)
  }

  /// The error for a key that a dictionary does not have.
  @inline(never)
  func missingKey(
    _ key: some CodingKey, in dictionary: PropertyListTape.Entry, _ path: CodingPaths.Path
  ) -> DecodingError {
    let message = "No value associated with key \(key) (\"\(key.stringValue)\")."
    let failure = CodingFailure(
      .missingKey, in: nil, codingPath: codingPath(path), expected: key.stringValue, key: key,
      message: message)
    return DecodingError(place(failure, dictionary))
  }

  /// The error for an element behind the last one of an array.
  @inline(never)
  func missingElement(
    _ type: any Any.Type, of array: PropertyListTape.Entry, _ path: CodingPaths.Path
  ) -> DecodingError {
    error(
      .missingValue, array, path, type: type, expected: "\(type)", found: "the end of the array",
      "Unkeyed container is at end.")
  }

  private func error(
    _ reason: FailureReason, _ entry: PropertyListTape.Entry, _ path: CodingPaths.Path,
    type: (any Any.Type)? = nil, expected: String? = nil, found: String? = nil, _ message: String
  ) -> DecodingError {
    let failure = CodingFailure(
      reason, in: nil, codingPath: codingPath(path), expected: expected, found: found, type: type,
      message: message)
    return DecodingError(place(failure, entry))
  }

  /// A failure with the place of a value.
  func place(
    _ failure: CodingFailure, _ entry: PropertyListTape.Entry
  ) -> CodingFailure {
    if entry == PropertyListTape.null { return failure }
    let offset = tape.offset(entry)
    // A line of a binary document would be nonsense.
    if format == .binary || tersenessDepth > 0 { return failure.placed(at: offset) }
    let (line, column) = bytes.position(of: offset)
    return failure.placed(in: offset..<offset, line: line, column: column)
  }

  /// What stands at an entry, in words.
  func kindName(_ entry: PropertyListTape.Entry) -> String {
    switch tape.kind(entry) {
    case .null: "a null value"
    case .no, .yes: "a boolean"
    case .integer: "an integer"
    case .real: "a real number"
    case .string: "a string"
    case .data: "a data value"
    case .date: "a date"
    case .uid: format == .binary ? "a uid" : "an NSKeyedArchiver UID"
    case .set: "a set"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
