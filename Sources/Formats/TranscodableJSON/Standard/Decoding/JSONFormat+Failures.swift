internal import TranscodableBytes
internal import TranscodableCore

// Errors are often caught and discarded, for example by `try?` or by types that try several
// formats. For this reason, an error's case and coding path are exact from the start, but its line
// and column are computed only when they are read.
extension JSONFormat {
  @inline(never)
  func mismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    let kind = document.kind(entry)
    if let message = JSONMismatchWords.commonMessage(type, for: kind) {
      return mismatch(type, kind, expected: nil, message, at: entry, path, in: document)
    }
    return mismatch(type, JSONMismatchWords.of(type), kind, at: entry, path, in: document)
  }

  func noContainer(
    _ kind: ValueTape.Kind, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    let isArray = kind == .array
    return mismatch(
      isArray ? [Any].self : [String: Any].self, isArray ? .array : .object, document.kind(entry),
      at: entry, path, in: document)
  }

  private func mismatch(
    _ type: any Any.Type, _ words: JSONMismatchWords, _ kind: ValueTape.Kind,
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument
  ) -> any Error {
    mismatch(
      type, kind, expected: words.expected, words.message(for: kind), at: entry, path, in: document)
  }

  @inline(__always)
  private func mismatch(
    _ type: any Any.Type, _ kind: ValueTape.Kind, expected: String?, _ message: String,
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument
  ) -> any Error {
    // If the value is null, Foundation's decoder reports a type mismatch for `Bool`, and a missing
    // value for all other types.
    let isMissing = kind == .null && type != Bool.self
    let codingPath = document.codingPath(path)
    let failure = CodingFailure(
      mismatch: type, isMissing: isMissing,
      at: entry == ValueTape.null
        ? nil : document.offset(entry) - (kind == .string ? 1 : 0),
      in: failureSource(of: document), codingPath, expected: expected,
      found: JSONMismatchWords.phrase(for: kind), shortText: message)
    let underlying: any Error = failure
    // Each case has its own context, because passing on a variable would copy it.
    guard isMissing else {
      return document.remembering(
        DecodingError.typeMismatch(
          type,
          .init(
            codingPath: consume codingPath, debugDescription: message, underlyingError: underlying)),
        consume failure, consume underlying)
    }
    return document.remembering(
      DecodingError.valueNotFound(
        type,
        .init(
          codingPath: consume codingPath, debugDescription: message, underlyingError: underlying)),
      consume failure, consume underlying)
  }

  @inline(never)
  func missingKey(
    _ key: any CodingKey, of object: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    document.error(
      for: CodingFailure(
        .missingKey, at: missingKeyOffset(in: object, of: document),
        in: failureSource(of: document), document.codingPath(path), expected: key.stringValue,
        found: nil, key: key))
  }

  func missingKeyOffset(in object: ValueTape.Entry, of document: StandardDocument) -> Int {
    max(0, document.endOffset(object) - 1)
  }

  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error {
    document.error(
      for: CodingFailure(
        .missingValue, at: max(0, document.endOffset(array) - 1), in: failureSource(of: document),
        document.codingPath(path), expected: TypeName.of(type), found: CodingFailure.endOfArray,
        type: type))
  }

  func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure {
    if entry == ValueTape.null { return failure.at(document.codingPath(path)) }
    let start = document.position(
      of: failure.reason == .unknownKey ? document.key(of: entry) : entry)
    return failure.at(document.codingPath(path)).placed(
      at: start, in: failureSource(of: document))
  }

  func error(
    of reader: borrowing JSONReader, reading type: any Any.Type, at entry: ValueTape.Entry,
    _ path: CodingPaths.Path, in document: StandardDocument
  ) -> any Error {
    guard let failure = reader.failure else {
      return DecodingError.noValue(of: type, at: document.codingPath(path))
    }
    if failure.reason == .custom, let error = failure.underlying {
      return document.located(error, at: entry, path)
    }
    if document.suppressesErrorLocations, failure.category == .data {
      return DecodingError(failure)
    }
    // A missing value has no location.
    if entry == ValueTape.null {
      return DecodingError(failure.nowhere.at(document.codingPath(path)))
    }
    guard failure.category == .data, let offset = failure.offset else {
      return JSONFailureLocator(
        document.bytes, valueStart: document.position(of: entry), in: document.codingPath(path),
        settings: settings, source: source, lines: lines(of: document), keys: convertedKeys
      ).error(for: failure)
    }
    var codingPath = document.codingPath(path)
    let start = document.position(of: entry)
    if failure.pathOffset > start {
      codingPath += JSONFailureLocator(
        document.bytes.at(start), settings: settings, keys: convertedKeys
      ).path(to: failure.pathOffset)
    }
    return document.error(
      for: failure.placed(at: offset, in: failureSource(of: document), codingPath))
  }

  // MARK: - Locations

  func failureSource(of document: StandardDocument) -> FailureSource {
    guard let shared else { return document.failureSource(JSONFailureFinder.shared) }
    if let source = shared.failureSource { return source }
    let finder: any FailureLocating =
      shared.source.map { RewrittenFailureFinder($0.settings) } ?? JSONFailureFinder.shared
    // If failures are collected, the reader's input may end before the document does.
    let bytes = shared.source?.text ?? shared.collector?.text ?? document.bytes
    let source = FailureSource(bytes, finder)
    shared.failureSource = source
    return source
  }
}

/// A locator for failures in a document that isn't rewritten.
final class JSONFailureFinder: FailureLocating {
  static let shared = JSONFailureFinder()

  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex?
  ) -> FailureLocation? {
    guard offset <= bytes.at(0).remaining else { return nil }
    return bytes.location(of: reason, at: offset, isJSON5: false, lines)
  }
}

/// A locator for failures in a document that was rewritten, such as a JSON5 document.
final class RewrittenFailureFinder: FailureLocating, @unchecked Sendable {
  // Unchecked because only one thread at a time uses the finder.
  private let settings: JSONReaderSettings
  private var map: SourceMap?

  init(_ settings: JSONReaderSettings) { self.settings = settings }

  func location(
    at offset: Int, of reason: CodingFailureReason, in bytes: ByteCursor, _ lines: LineIndex?
  ) -> FailureLocation? {
    let source = RewrittenSource(bytes, settings: settings, map: map)
    let location = JSONFailureLocator(bytes, settings: settings, source: source, lines: lines)
      .location(at: offset, of: reason)
    if settings.grammar == .json5 { map = source?.map }
    return location
  }
}

extension JSONFormat {
  func failures<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int,
    in document: StandardDocument
  ) -> [CodingFailure] {
    let start = document.bytes.at(document.position(of: entry))
    let collector = JSONFailureCollector(
      start, in: document.codingPath(path), settings: settings, limit: limit,
      keys: convertedKeys)
    let extras = JSONReaderExtras(source: source, collector: collector)
    readInPlace(at: entry, path, in: document, extras) { _ = $0.read(type) as Value? }
    return collector.failures
  }

  func offsetInSource(_ offset: Int, in document: StandardDocument) -> Int {
    guard let source else { return offset - document.bytes.at(0).afterMark.offset }
    return source.location(of: offset).offset - source.text.at(0).afterMark.offset
  }
}
