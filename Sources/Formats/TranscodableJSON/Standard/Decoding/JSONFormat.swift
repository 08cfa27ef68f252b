internal import TranscodableBytes
internal import TranscodableCore

/// JSON as a format of the standard lane.
///
/// It reads what is unusual, and words what is wrong, by a reader at the value: the direct lane's way is the only one.
final class JSONFormat: StandardFormat {
  let settings: JSONReaderSettings
  let context: (any JSONReadingContext)?
  /// What readers in this document have, if there is a report.
  private let extras: JSONReaderExtras?
  /// What the reader has of which this document is a part, as long as its text is there.
  private var shared: JSONReaderExtras?
  /// The collector of a reader that this document is a part of: its walker knows paths.
  private var walker: JSONFailureCollector?
  /// The value that the direct lane has been entered for, and its path.
  private var directStart = (entry: ValueTape.root, path: CodingPaths.empty)
  /// The last value for which the direct lane came back.
  private var lastReturn = ValueTape.root

  static let pool = DocumentPool()
  let convertsKeys: Bool

  /// The format of what a reader reads.
  init(_ reader: borrowing JSONReader) {
    settings = reader.settings
    context = reader.context
    extras = reader.extras?.log.map { JSONReaderExtras(log: $0) }
    shared = reader.extras
    walker = reader.extras?.collector
    convertsKeys = reader.context?.convertsKeys ?? false
  }

  func endLoan() {
    shared = nil
    walker = nil
  }

  func complete(_ log: EventLog, in document: StandardDocument) {
    // The whole text is walked over for that when it has been read.
  }

  func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)? {
    DirectTypes.of(type).map { Self.decoding($0) }
  }

  private static func decoding<Direct: JSONDecodable>(
    _ type: Direct.Type
  ) -> any SpecialDecoding.Type {
    DirectDecoding<Direct>.self
  }

  var userInfo: [CodingUserInfoKey: Any] { context?.userInfo.mapValues { $0 } ?? [:] }
  var coercion: DecodingCoercionPolicy { settings.coercion }
  var keyMatching: CodingKeyMatching { settings.keyMatching }
  var quoteLength: Int { 1 }
  var lastMemberCounts: Bool { false }
  var countsAfterEnd: Bool { true }
  var typeOfMissingDecoder: any Any.Type { (any Decoder).self }

  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String {
    context?.fieldKey(for: key, in: path) ?? key
  }

  // MARK: - The direct lane

  /// A reader at a value.
  func reader(at entry: ValueTape.Entry, in document: StandardDocument) -> JSONReader {
    reader(at: entry, in: document, extras)
  }

  private func reader(
    at entry: ValueTape.Entry, in document: StandardDocument, _ extras: JSONReaderExtras?
  ) -> JSONReader {
    let start =
      entry == ValueTape.null
      ? Self.nullText.cursor : document.bytes.at(document.place(of: entry))
    return JSONReader(
      start, settings: settings, context: context, document: document, extras: extras)
  }

  /// The text of a value that is missing.
  private static let nullText = [UInt8]("null".utf8).withBytes {
    withCursor(over: $0) { OwnedBytes($0) }
  }

  /// Lets the direct lane read a value.
  ///
  /// - Returns: What `body` returned.
  /// - Throws: What the reader reports.
  func readDirectly<Result>(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument,
    _ body: (inout JSONReader) -> Result?
  ) throws -> Result {
    let outer = (directStart, lastReturn)
    directStart = (entry, path)
    lastReturn = entry
    var reader = reader(at: entry, in: document)
    let text = reader.cursor
    let result = body(&reader)
    reader.requireSameText(as: text)
    (directStart, lastReturn) = outer
    if let result, !reader.hasFailed { return result }
    throw error(of: reader, reading: Result.self, at: entry, path, in: document)
  }

  /// Lets a reader with extras of its own read a value, whatever comes of it.
  func readInPlace(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument,
    _ extras: JSONReaderExtras, _ body: (inout JSONReader) -> Void
  ) {
    let outer = (directStart, lastReturn, walker)
    directStart = (entry, path)
    lastReturn = entry
    walker = extras.collector
    var reader = reader(at: entry, in: document, extras)
    let text = reader.cursor
    body(&reader)
    reader.requireSameText(as: text)
    (directStart, lastReturn, walker) = outer
  }

  /// Where in a document a value is that the direct lane came to; the reader moves past it.
  func enter(
    _ reader: inout JSONReader, in document: StandardDocument
  ) -> (entry: ValueTape.Entry, path: CodingPaths.Path)? {
    _ = reader.cursor.skipBlanks()
    let offset = reader.offset
    let start = document.place(of: lastReturn) <= offset ? lastReturn : ValueTape.root
    guard let entry = document.entry(at: offset, from: start) else { return nil }
    lastReturn = entry
    reader.skipValue()
    let path = document.path(
      from: document.place(of: directStart.entry), to: offset, in: directStart.path)
    return (entry, path)
  }

  /// The keys of everything that is open at `offset`, where the direct lane is.
  func codingPath(inDirectLane offset: Int, in document: StandardDocument) -> [any CodingKey] {
    document.codingPath(directStart.path)
      + codingPath(from: document.place(of: directStart.entry), to: offset, in: document)
  }

  func codingPath(from start: Int, to end: Int, in document: StandardDocument) -> [any CodingKey] {
    let bytes = document.bytes
    // From there it may be far.
    if let walker, walker.start == start || start == 0 && walker.start <= bytes.afterMark.offset {
      return walker.path(to: end)
    }
    if start == 0, let shared {
      return shared.paths.path(from: bytes.at(0), to: end, settings: settings)
    }
    return JSONFailureLocator(bytes.at(start), settings: settings).path(to: end)
  }

  /// What the text was rewritten from, if it was, as long as that is there.
  var source: RewrittenSource? { shared?.source }

  /// The lines of the text as it was written.
  func lines(of document: StandardDocument) -> LineIndex { shared?.lines ?? document.lines }
}

extension StandardDocument {
  /// The format of a document of JSON.
  var json: JSONFormat {
    guard let format = format as? JSONFormat else {
      preconditionFailure("A reader of JSON is in a document of another format.")
    }
    return format
  }
}
