internal import TranscodableBytes
internal import TranscodableCore

/// The implementation of `Decoder` containers for JSON.
///
/// A `JSONReader` handles unusual values and errors, which ensures that the results match those of
/// the direct path.
final class JSONFormat: StandardFormat {
  // Private, because accesses to other stored properties of a class are checked in debug builds.
  private var call: Call
  private var extras: JSONReaderExtras?
  private var walker: JSONFailureCollector?
  private var directStart = (entry: ValueTape.root, path: CodingPaths.empty)
  private var lastReturn = ValueTape.root

  private var paths = JSONPathCache()
  private var usesPaths = false

  private struct Call {
    var settings: JSONReaderSettings
    var context: (any JSONReadingContext)?
    var convertsKeys = false
    var shared: JSONReaderExtras?
    var convertedKeys: ConvertedKeys?
  }

  var settings: JSONReaderSettings { call.settings }
  var context: (any JSONReadingContext)? { call.context }
  var convertsKeys: Bool { call.convertsKeys }
  /// The state of the reader that created this document, or `nil` if the reader's input is no
  /// longer available.
  var shared: JSONReaderExtras? { call.shared }
  var convertedKeys: ConvertedKeys? { call.convertedKeys }

  static let pool = DocumentPool()

  private init(_ settings: JSONReaderSettings) { call = Call(settings: settings) }

  /// Returns the format for a document, which is `idle` if it is a JSON format.
  static func of(
    _ reader: borrowing JSONReader, reusing idle: (any StandardFormat)?
  ) -> JSONFormat {
    let format = idle as? JSONFormat ?? JSONFormat(reader.settings)
    format.begin(reader)
    return format
  }

  private func begin(_ reader: borrowing JSONReader) {
    call.settings = reader.settings
    if let context = reader.context {
      let convertsKeys = context.convertsKeys
      call.context = context
      call.convertsKeys = convertsKeys
    }
    if let extras = reader.extras {
      self.extras = extras.log.map { JSONReaderExtras(log: $0) }
      call.shared = extras
      walker = extras.collector
    }
    if !reader.takesKeysLiterally { call.convertedKeys = reader.convertedKeys ?? ConvertedKeys() }
  }

  func prepareForReuse() -> Bool {
    call.context = nil
    call.convertsKeys = false
    call.shared = nil
    call.convertedKeys = nil
    extras = nil
    walker = nil
    directStart = (ValueTape.root, CodingPaths.empty)
    lastReturn = ValueTape.root
    if usesPaths {
      paths = JSONPathCache()
      usesPaths = false
    }
    return true
  }

  func endLoan() {
    call.shared = nil
    walker = nil
    call.convertedKeys = convertedKeys?.copy()
  }

  func complete(_ log: EventLog, in document: StandardDocument) {
    // Nothing to do here: the locations are computed in a separate pass after the document has been
    // read.
  }

  func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)? {
    DirectTypes.of(type).map { Self.decoding($0) }
  }

  private static func decoding<Direct: JSONDecodable>(
    _ type: Direct.Type
  ) -> any SpecialDecoding.Type {
    DirectDecoding<Direct>.self
  }

  var userInfo: [CodingUserInfoKey: Any] { sendableUserInfo.mapValues { $0 } }
  var sendableUserInfo: [CodingUserInfoKey: any Sendable] { context?.userInfo ?? [:] }
  var coercion: DecodingCoercionPolicy { settings.coercion }
  var rejectsOtherKinds: Bool {
    settings.coercion == .none && !(context?.readsFloatsFromStrings ?? false)
  }
  var keyMatching: CodingKeyMatching { settings.keyMatching }
  var quoteLength: Int { 1 }
  var lastMemberCounts: Bool { false }
  var countsAfterEnd: Bool { true }
  var typeOfMissingDecoder: any Any.Type { (any Decoder).self }

  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String {
    context?.fieldKey(for: key, in: path) ?? key
  }

  // MARK: - The direct path

  /// The direct path and containers share the results of attempts, so they use the same locations.
  func attemptLocation(of entry: ValueTape.Entry, in document: StandardDocument) -> Int {
    entry == ValueTape.null ? -1 : document.position(of: entry)
  }

  func reader(at entry: ValueTape.Entry, in document: StandardDocument) -> JSONReader {
    reader(at: entry, in: document, extras)
  }

  private func reader(
    at entry: ValueTape.Entry, in document: StandardDocument, _ extras: JSONReaderExtras?
  ) -> JSONReader {
    let start =
      entry == ValueTape.null
      ? Self.nullText.cursor : document.bytes.at(document.position(of: entry))
    var reader = JSONReader(
      start, settings: settings, context: context, document: document, extras: extras)
    reader.isAttempting = document.attemptMode == .attempting
    if document.ignoresCoercion { reader.coercion = .none }
    return reader
  }

  private static let nullText = [UInt8]("null".utf8).withBytes {
    withCursor(over: $0) { OwnedBytes($0) }
  }

  func readDirectly<Result>(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument,
    _ body: (inout JSONReader) -> Result?
  ) throws -> Result {
    let outer = (directStart, lastReturn)
    directStart = (entry, path)
    lastReturn = entry
    let base = convertedKeys?.beginValue()
    var reader = reader(at: entry, in: document)
    let text = reader.cursor
    let result = body(&reader)
    reader.requireSameText(as: text)
    (directStart, lastReturn) = outer
    if let base { convertedKeys?.endValue(base) }
    if let result, !reader.hasFailed { return result }
    throw error(of: reader, reading: Result.self, at: entry, path, in: document)
  }

  func readInPlace(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument,
    _ extras: JSONReaderExtras, _ body: (inout JSONReader) -> Void
  ) {
    let outer = (directStart, lastReturn, walker)
    directStart = (entry, path)
    lastReturn = entry
    walker = extras.collector
    let base = convertedKeys?.beginValue()
    var reader = reader(at: entry, in: document, extras)
    let text = reader.cursor
    body(&reader)
    reader.requireSameText(as: text)
    (directStart, lastReturn, walker) = outer
    if let base { convertedKeys?.endValue(base) }
  }

  func enter(
    _ reader: inout JSONReader, in document: StandardDocument
  ) -> (entry: ValueTape.Entry, path: CodingPaths.Path)? {
    _ = reader.cursor.skipBlanks()
    let offset = reader.offset
    let start = document.position(of: lastReturn) <= offset ? lastReturn : ValueTape.root
    guard let entry = document.entry(at: offset, from: start) else { return nil }
    lastReturn = entry
    reader.skipValue()
    let path = document.path(
      from: document.position(of: directStart.entry), to: offset, in: directStart.path)
    return (entry, path)
  }

  func codingPath(onDirectPath offset: Int, in document: StandardDocument) -> [any CodingKey] {
    document.codingPath(directStart.path)
      + codingPath(from: document.position(of: directStart.entry), to: offset, in: document)
  }

  func codingPath(from start: Int, to end: Int, in document: StandardDocument) -> [any CodingKey] {
    let bytes = document.bytes
    // Use the walker if possible, because it may already be close to `end`.
    if let walker, walker.start == start || start == 0 && walker.start <= bytes.afterMark.offset {
      return walker.path(to: end)
    }
    if start == 0, let shared {
      return shared.paths.path(from: bytes.at(0), to: end, settings: settings, convertedKeys)
    }
    usesPaths = true
    return paths.path(from: bytes.at(start), to: end, settings: settings, convertedKeys)
  }

  var source: RewrittenSource? { shared?.source }

  func lines(of document: StandardDocument) -> LineIndex { shared?.lines ?? document.lines }
}

extension StandardDocument {
  var json: JSONFormat {
    guard let format = format as? JSONFormat else {
      preconditionFailure("A JSON reader belongs to a document of another format.")
    }
    return format
  }
}

extension JSONFormat {
  func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String {
    let inside = document.bytes.at(document.offset(entry))
    let special = inside.plainEnd()
    if special.peek() == 0x5C, let (text, _) = inside.simplyEscapedText(from: special) {
      return text
    }
    var reader = reader(at: entry, in: document)
    return reader.read(String.self)
  }

  func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String? {
    guard document.kind(entry) == .number else { return nil }
    var reader = reader(at: entry, in: document)
    return reader.takeNumberText(Double.self)
  }

  func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double {
    try scalar(at: entry, in: document, path) { $0.read(Double.self) }
  }

  func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float {
    try scalar(at: entry, in: document, path) { $0.read(Float.self) }
  }

  func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    try scalar(at: entry, in: document, path) { $0.read(type) }
  }

  private func scalar<Value>(
    at entry: ValueTape.Entry, in document: StandardDocument, _ path: () -> CodingPaths.Path,
    _ read: (inout JSONReader) -> Value
  ) throws -> Value {
    let kind = document.kind(entry)
    let isFloat = kind == .string && (context?.readsFloatsFromStrings ?? false)
    guard kind == .number || isFloat else {
      throw mismatch(Value.self, at: entry, path(), in: document)
    }
    var reader = reader(at: entry, in: document)
    // Coercion has already been attempted.
    reader.coercion = .none
    let value = read(&reader)
    if !reader.hasFailed { return value }
    throw error(of: reader, reading: Value.self, at: entry, path(), in: document)
  }
}
