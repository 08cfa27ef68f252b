internal import TranscodableBytes
internal import TranscodableCore

extension PropertyListFormat {
  @inline(never)
  func mismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    if document.kind(entry) == .null {
      return error(
        .missingValue, at: entry, path, in: document, type: type, found: "null",
        "Cannot get value of \(type) -- found null value instead")
    }
    let found = phrase(for: entry, in: document)
    return error(
      .typeMismatch, at: entry, path, in: document, type: type, found: found,
      "Expected to decode \(type) but found \(found) instead.")
  }

  @inline(never)
  func noContainer(
    _ kind: ValueTape.Kind, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    let isArray = kind == .array
    let type: any Any.Type = isArray ? [Any].self : [String: Any].self
    guard document.kind(entry) == .null else {
      return mismatch(type, at: entry, path, in: document)
    }
    let name = isArray ? "unkeyed" : "keyed"
    return error(
      .missingValue, at: entry, path, in: document, type: type, found: "null",
      "Cannot get \(name) decoding container -- found null value instead")
  }

  /// Returns the error for a value that has the right kind but can't be represented in the type.
  @inline(never)
  func corrupted(
    _ message: String, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument, _ reason: CodingFailureReason = .invalidValue
  ) -> DecodingError {
    error(reason, at: entry, path, in: document, message)
  }

  @inline(never)
  func missingKey(
    _ key: any CodingKey, of object: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    let message = "No value associated with key \(key) (\"\(key.stringValue)\")."
    let failure = CodingFailure(
      .missingKey, in: nil, codingPath: document.codingPath(path), expected: key.stringValue,
      key: key, message: message)
    return DecodingError(located(failure, at: object, in: document))
  }

  @inline(never)
  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    error(
      .missingValue, at: array, path, in: document, type: type, found: "the end of the array",
      "Unkeyed container is at end.")
  }

  func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure {
    located(failure.at(document.codingPath(path)), at: entry, in: document)
  }

  private func error(
    _ reason: CodingFailureReason, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument, type: (any Any.Type)? = nil, found: String? = nil,
    _ message: String
  ) -> DecodingError {
    let failure = CodingFailure(
      reason, in: nil, codingPath: document.codingPath(path), expected: type.map { "\($0)" },
      found: found, type: type, message: message)
    return DecodingError(located(failure, at: entry, in: document))
  }

  private func located(
    _ failure: CodingFailure, at entry: ValueTape.Entry, in document: StandardDocument
  ) -> CodingFailure {
    if entry == ValueTape.null { return failure }
    return located(failure.placed(at: document.offset(entry)), in: document)
  }

  func located(_ failure: CodingFailure, in document: StandardDocument) -> CodingFailure {
    // Lines are meaningless in a binary document.
    guard let offset = failure.offset, kind != .binary, !document.suppressesErrorLocations else {
      return failure
    }
    let (line, column) = document.position(of: offset)
    return failure.placed(in: offset..<offset, line: line, column: column)
  }

  private func phrase(for entry: ValueTape.Entry, in document: StandardDocument) -> String {
    switch document.kind(entry) {
    case .null: "a null value"
    case .no, .yes: "a boolean"
    case .integer, .number: "an integer"
    case .real: "a real number"
    case .string: "a string"
    case .data: "a data value"
    case .date: "a date"
    case .uid: kind == .binary ? "a uid" : "an NSKeyedArchiver UID"
    case .set: "a set"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}
