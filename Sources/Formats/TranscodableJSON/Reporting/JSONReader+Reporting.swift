internal import TranscodableBytes
public import TranscodableCore

extension JSONReader {
  /// A Boolean value that indicates whether events are reported.
  public var isReporting: Bool { extras?.log != nil }

  /// Reports an event if a report was requested.
  ///
  /// If no report was requested, the arguments after the offset aren't evaluated.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - offset: The offset of the value.
  ///   - cause: The failure from which decoding recovered.
  ///   - replacement: The value that was used instead, as a phrase.
  ///   - alternatives: The values that would have been accepted.
  public func report(
    _ kind: DecodingEvent.Kind, at offset: Int, cause: @autoclosure () -> CodingFailure? = nil,
    replacement: @autoclosure () -> String? = nil,
    alternatives: @autoclosure () -> [String] = []
  ) {
    guard let log = extras?.log else { return }
    var valueStart = cursor.at(offset)
    _ = valueStart.skipBlanks()
    var entry = EventLog.Entry(
      DecodingEvent(
        kind, at: [], cause: cause(), replacement: replacement(), alternatives: alternatives()),
      at: valueStart.offset)
    if !takesKeysLiterally, !entry.isAboutKey { addCodingPaths(to: &entry) }
    log.note(entry)
  }

  /// Adds the coding paths of the value and the cause, which have the keys of the fields.
  private func addCodingPaths(to entry: inout EventLog.Entry) {
    let start = entry.offset
    entry.codingPath = codingPath(to: start)
    guard let cause = entry.cause, cause.codingPath.isEmpty, cause.category == .data else { return }
    entry.cause = cause.at(codingPath(to: max(start, cause.offset == nil ? 0 : cause.pathOffset)))
  }

  private func codingPath(to offset: Int) -> [any CodingKey] {
    if let document { return document.json.codingPath(onDirectPath: offset, in: document) }
    return extras?.path(from: cursor.at(0), to: offset, settings: settings) ?? []
  }

  @inline(never)
  func noteSkipped(at keyEnd: Int, _ names: StaticString) {
    guard failure == nil, let log = extras?.log else { return }
    log.note(
      EventLog.Entry(
        at: keyEnd, isAboutKey: true, field: resolvedKey,
        fields: names.description.split(separator: "\0").map(String.init)))
  }

  /// Records a duplicate dictionary key, or fails if an enclosing type rejects duplicate keys.
  @inline(never)
  @usableFromInline
  mutating func noteDuplicate(_ key: String, at offset: Int) {
    if let document, document.refusesDuplicates(at: offset) {
      return fail(.duplicateKey, at: offset, found: key)
    }
    extras?.log?.note(EventLog.Entry(.duplicateKey, at: offset, isAboutKey: true))
  }

  package static func decode<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?, log: EventLog
  ) throws -> Value {
    let direct = DirectTypes.document(of: type)
    let value: Value? = try read(bytes: bytes, settings: settings, context: context) { reader in
      log.attach(to: &reader)
      let (start, source) = (reader.cursor, reader.source)
      defer { log.complete(start, settings: settings, source: source) }
      if let direct {
        return direct.read(from: &reader)
      }
      var document = try reader.document(settings)
      defer { JSONFormat.pool.endLoan(&document) }
      do {
        return try document.value(type, at: ValueTape.root, CodingPaths.empty)
      } catch {
        throw document.outermost(error)
      }
    }
    guard let value else { throw DecodingError.noValue(of: type) }
    return value
  }
}

extension JSONReader {
  /// Returns the keys of a type's fields, or an empty set if the type doesn't expose them.
  ///
  /// This method decodes the type from an object with an unknown member. To skip that member, the
  /// type passes the keys of all its fields to the reader.
  package static func fieldKeys(of type: any Decodable.Type) -> Set<String> {
    guard let direct = type as? any JSONDecodable.Type else { return [] }
    return keys(of: direct)
  }

  private static func keys<Direct: JSONDecodable>(of type: Direct.Type) -> Set<String> {
    let log = EventLog(DecodingReport(limit: 1))
    // Ignore the error, because decoding always fails if the type has required fields.
    try? Array("{\"\\u0001\":0}".utf8).withBytes { bytes in
      _ = try decode(
        type, bytes: bytes, settings: JSONReaderSettings(), context: nil, log: log)
    }
    return Set(log.report.events.first?.alternatives ?? [])
  }
}

extension EventLog {
  func attach(to reader: inout JSONReader) {
    reader.extras = JSONReaderExtras(source: reader.source, log: self)
  }

  func complete(_ text: ByteCursor, settings: JSONReaderSettings, source: RewrittenSource?) {
    var locator = JSONEventLocator(text, settings: settings, source: source)
    complete { entry, event in
      locator.advance(to: entry.offset)
      event.codingPath = (entry.codingPath ?? locator.path) + entry.rest
      let location = locator.location(ofKey: entry.isAboutKey)
      event.byteRange = location.byteRange
      event.line = location.line
      event.column = location.column
      event.cause = entry.cause.map { locator.completed($0, at: entry.offset) }
    }
  }
}

/// A locator that computes the locations of successive events in one pass over the document.
struct JSONEventLocator {
  private let settings: JSONReaderSettings
  private let locator: JSONFailureLocator
  private var walker: JSONPathWalker
  private var offset: Int

  init(_ text: ByteCursor, settings: JSONReaderSettings, source: RewrittenSource?) {
    self.settings = settings
    locator = JSONFailureLocator(
      text, settings: settings, source: source, lines: LineIndex())
    walker = JSONPathWalker(text)
    offset = text.offset
  }

  /// Advances to an offset, which must not be before the previous offset.
  mutating func advance(to offset: Int) {
    walker.advance(to: offset)
    self.offset = offset
  }

  var path: [any CodingKey] { walker.path(settings) }

  /// Returns the location of the current value or of its key.
  func location(ofKey isAboutKey: Bool) -> FailureLocation {
    locator.location(at: isAboutKey ? walker.keyOffset ?? offset : offset, of: .custom)
  }

  /// Adds a path and a location to the cause of the current event, if the cause has none.
  ///
  /// This method uses a copy of the walker, because the original must not advance into the value.
  func completed(_ cause: CodingFailure, at start: Int) -> CodingFailure {
    if cause.line != nil || cause.category != .data { return cause }
    let offset = max(cause.offset ?? start, start)
    var walker = walker
    walker.advance(to: max(cause.byteRange == nil ? start : cause.pathOffset, start))
    let path = cause.codingPath.isEmpty ? walker.path(settings) : cause.codingPath
    return cause.placed(at: locator.location(at: offset, of: cause.reason), path)
  }
}
