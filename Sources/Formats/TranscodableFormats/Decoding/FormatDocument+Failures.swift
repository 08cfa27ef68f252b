internal import TranscodableBytes
package import TranscodableCore

extension FormatDocument {
  @inline(never)
  package func mismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    if let failure = textMismatch(type, at: entry, path, in: document) { return failure }
    // As in JSON, a null where a Boolean is required is a mismatch.
    let isMissing = document.kind(entry) == .null && type != Bool.self
    return error(
      isMissing ? .missingValue : .typeMismatch, type, at: entry, path, in: document,
      expected: TypeName.of(type), found: phrase(for: document.kind(entry)))
  }

  @inline(never)
  package func noContainer(
    _ kind: ValueTape.Kind, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    let isMissing =
      document.kind(entry) == .null && !document.flags(entry).contains(.emptyText)
    return error(
      isMissing ? .missingValue : .typeMismatch,
      kind == .array ? [Any].self : [String: Any].self, at: entry, path, in: document,
      expected: kind == .array ? "an array" : "a dictionary",
      found: isMissing ? "null" : phrase(for: document.kind(entry)))
  }

  func outOfRange(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    error(
      .numberOutOfRange, type, at: entry, path, in: document, expected: TypeName.of(type),
      found: "number \(numberText(at: entry, in: document) ?? "of another kind")")
  }

  @inline(never)
  func error(
    _ reason: CodingFailureReason, _ type: any Any.Type, at entry: ValueTape.Entry,
    _ path: CodingPaths.Path, in document: StandardDocument, expected: String, found: String
  ) -> DecodingError {
    DecodingError(
      CodingFailure(
        reason, at: entry == ValueTape.null ? nil : document.offset(entry),
        in: failureSource(of: document), document.codingPath(path), expected: expected,
        found: found, type: type))
  }

  @inline(never)
  package func missingKey(
    _ key: any CodingKey, of object: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    DecodingError(
      CodingFailure(
        .missingKey, at: document.offset(object), in: failureSource(of: document),
        document.codingPath(path), expected: key.stringValue, found: nil, key: key,
        message: "No value associated with key \"\(key.stringValue)\"."))
  }

  package func missingKeyOffset(in object: ValueTape.Entry, of document: StandardDocument) -> Int {
    document.offset(object)
  }

  @inline(never)
  package func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    DecodingError(
      CodingFailure(
        .missingValue, at: document.offset(array), in: failureSource(of: document),
        document.codingPath(path), expected: TypeName.of(type), found: CodingFailure.endOfArray,
        type: type, message: "Unkeyed container is at end."))
  }

  package func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure {
    let failure = failure.at(document.codingPath(path))
    if entry == ValueTape.null { return failure }
    let value = failure.reason == .unknownKey ? document.key(of: entry) : entry
    return failure.placed(at: document.offset(value), in: failureSource(of: document))
  }

  package func failureSource(of document: StandardDocument) -> FailureSource {
    document.failureSource(finder)
  }

  private func phrase(for kind: ValueTape.Kind) -> String {
    switch kind {
    case .null: "null"
    case .no, .yes: "bool"
    case .string: "a string"
    case .data: "bytes"
    case .date: "a date"
    case .array: "an array"
    case .object: "a dictionary"
    case .number, .integer, .real, .uid, .set: "number"
    }
  }
}
