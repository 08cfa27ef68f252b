internal import TranscodableBytes
internal import TranscodableCore

extension JSONFormat {
  func mismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    var reader = reader(at: entry, in: document)
    reader.failKind(type)
    return error(of: reader, reading: type, at: entry, path, in: document)
  }

  func noContainer(
    _ kind: ValueTape.Kind, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    var reader = reader(at: entry, in: document)
    _ = kind == .array ? reader.beginArray() : reader.beginDictionary()
    return error(of: reader, reading: Never.self, at: entry, path, in: document)
  }

  func missingKey(
    _ key: any CodingKey, of object: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    let failure = CodingFailure(
      .missingKey, at: max(0, document.endOffset(object) - 1), expected: key.stringValue)
    let text =
      "No value associated with key \(key) (\"\(key.stringValue)\") in the object that ends"
    return error(failure.of(key), text, path, in: document)
  }

  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    let failure = CodingFailure(
      .missingValue, at: max(0, document.endOffset(array) - 1), expected: "\(type)", type: type,
      found: "the end of the array")
    return error(failure, "Unkeyed container is at end,", path, in: document)
  }

  private func error(
    _ failure: CodingFailure, _ text: String, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> DecodingError {
    if document.suppressesErrorLocations { return DecodingError(failure) }
    let failure = locator(of: document).completed(failure, path: document.codingPath(path))
    return DecodingError(failure.saying("\(text) \(failure.placePhrase)."))
  }

  private func locator(of document: StandardDocument) -> JSONFailureLocator {
    JSONFailureLocator(
      document.bytes, settings: settings, source: source, lines: lines(of: document))
  }

  func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure {
    if document.suppressesErrorLocations { return failure }
    let start = document.place(
      of: failure.reason == .unknownKey ? document.key(of: entry) : entry)
    return locator(of: document)
      .completed(failure.placed(in: start..<start), path: document.codingPath(path))
  }

  /// Returns the error of a reader that was started at an entry.
  func error(
    of reader: borrowing JSONReader, reading type: any Any.Type, at entry: ValueTape.Entry,
    _ path: CodingPaths.Path, in document: StandardDocument
  ) -> any Error {
    guard let failure = reader.failure else {
      return DecodingError.noValue(of: type, at: document.codingPath(path))
    }
    if document.suppressesErrorLocations, failure.category == .data {
      return failure.underlying ?? DecodingError(failure)
    }
    // The failure of a missing value has no location.
    if entry == ValueTape.null, failure.reason != .custom {
      return DecodingError(failure.nowhere.at(document.codingPath(path)))
    }
    return JSONFailureLocator(
      document.bytes, valueStart: document.place(of: entry), in: document.codingPath(path),
      settings: settings, source: source, lines: lines(of: document)
    ).error(for: failure)
  }
}
