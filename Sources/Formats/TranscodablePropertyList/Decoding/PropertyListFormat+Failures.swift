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
        "Cannot get value of \(TypeName.of(type)) -- found null value instead")
    }
    let found = phrase(for: entry, in: document)
    return error(
      .typeMismatch, at: entry, path, in: document, type: type, found: found,
      "Expected to decode \(TypeName.of(type)) but found \(found) instead.")
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
    let message = "No value associated with key \"\(key.stringValue)\"."
    let failure = CodingFailure(
      .missingKey, at: document.offset(object), in: failureSource(of: document),
      document.codingPath(path), expected: key.stringValue, found: nil, key: key,
      message: message)
    return DecodingError(failure)
  }

  func missingKeyOffset(in object: ValueTape.Entry, of document: StandardDocument) -> Int {
    document.offset(object)
  }

  @inline(never)
  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    error(
      .missingValue, at: array, path, in: document, type: type, found: CodingFailure.endOfArray,
      "Unkeyed container is at end.")
  }

  func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure {
    let failure = failure.at(document.codingPath(path))
    if entry == ValueTape.null { return failure }
    return failure.placed(at: document.offset(entry), in: failureSource(of: document))
  }

  private func error(
    _ reason: CodingFailureReason, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument, type: (any Any.Type)? = nil, found: String? = nil,
    _ message: String
  ) -> DecodingError {
    DecodingError(
      CodingFailure(
        reason, at: entry == ValueTape.null ? nil : document.offset(entry),
        in: failureSource(of: document), document.codingPath(path),
        expected: type.map(TypeName.of), found: found, type: type, message: message))
  }

  func failureSource(of document: StandardDocument) -> FailureSource {
    document.failureSource(PropertyListFailureFinder(isBinary: kind == .binary))
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

private final class PropertyListFailureFinder: FailureLocating {
  private let isBinary: Bool

  init(isBinary: Bool) { self.isBinary = isBinary }

  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex?
  ) -> FailureLocation? {
    // A binary document has no lines.
    if isBinary { return nil }
    let (_, line, column) = lines.position(of: offset) { known, offset in
      let (line, column) = bytes.position(of: offset, from: known)
      return (offset, line, column)
    }
    return FailureLocation(byteRange: offset..<offset, line: line, column: column)
  }
}
