internal import TranscodableBytes
public import TranscodableCore

extension JSONReader {
  /// Whether a receiver is told what is recovered from.
  public var isReporting: Bool { extras?.log != nil }

  /// Reports what was passed over or made up for, if there is a receiver.
  ///
  /// The arguments after the offset are not evaluated without one.
  ///
  /// - Parameters:
  ///   - kind: What has happened.
  ///   - offset: Where the value is that it is about.
  ///   - cause: Why the value could not be taken as it is.
  ///   - replacement: What was used in its place, as a phrase.
  ///   - alternatives: What would have been taken.
  public func report(
    _ kind: DecodingEvent.Kind, at offset: Int, cause: @autoclosure () -> CodingFailure? = nil,
    replacement: @autoclosure () -> String? = nil,
    alternatives: @autoclosure () -> [String] = []
  ) {
    guard let log = extras?.log else { return }
    var place = cursor.at(offset)
    _ = place.skipBlanks()
    log.note(
      EventLog.Entry(
        DecodingEvent(
          kind, at: [], cause: cause(), replacement: replacement(), alternatives: alternatives()),
        at: place.offset))
  }

  /// Notes that no field takes a member, if there is a receiver.
  ///
  /// - Parameters:
  ///   - keyEnd: Where its key ends.
  ///   - names: The keys of all fields, separated by NUL.
  @inline(never)
  func noteSkipped(at keyEnd: Int, _ names: StaticString) {
    guard failure == nil, let log = extras?.log else { return }
    log.note(
      EventLog.Entry(
        at: keyEnd, isAboutKey: true, field: resolvedKey,
        fields: names.description.split(separator: "\0").map(String.init)))
  }

  /// Notes that a dictionary has had a value for the key of the value at `offset`; a failure if a type
  /// around it refuses that.
  @inline(never)
  @usableFromInline
  mutating func noteDuplicate(_ key: String, at offset: Int) {
    if let document, document.refusesDuplicates(at: offset) {
      return fail(.duplicateKey, at: offset, found: key)
    }
    extras?.log?.note(EventLog.Entry(.duplicateKey, at: offset, isAboutKey: true))
  }

  /// Decodes the one value of a text, and notes what happens.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: JSON text in any Unicode encoding.
  ///   - settings: What counts as JSON, and how deep.
  ///   - context: What the coder knows.
  ///   - log: Where it is noted, also if decoding fails.
  /// - Returns: The value.
  /// - Throws: A `DecodingError`, or what the type throws.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?, log: EventLog
  ) throws -> Value {
    let direct = DirectTypes.of(type)
    let value: Value? = try read(bytes: bytes, settings: settings, context: context) { reader in
      log.attach(to: &reader)
      let (start, source) = (reader.cursor, reader.source)
      defer { log.complete(start, settings: settings, source: source) }
      if let direct {
        return reader.readDirect(direct, as: type)
      }
      var document = try reader.document(settings)
      defer { JSONFormat.pool.endLoan(&document) }
      return try document.value(type, at: ValueTape.root, CodingPaths.empty)
    }
    guard let value else { throw DecodingError.noValue(of: type) }
    return value
  }
}

extension JSONReader {
  /// The keys of the fields of a type, as far as its direct lane tells.
  ///
  /// A reader that reports is told the keys of all fields when it passes over a member that no field
  /// takes. So the type is made to read an object with such a member, and no others.
  ///
  /// - Parameter type: Any type.
  /// - Returns: The keys; none if the type has no direct lane, or is not an object.
  package static func fieldKeys(of type: any Decodable.Type) -> Set<String> {
    guard let direct = type as? any JSONDecodable.Type else { return [] }
    return keys(of: direct)
  }

  private static func keys<Direct: JSONDecodable>(of type: Direct.Type) -> Set<String> {
    let log = EventLog(limit: 1)
    // What is missing then is no concern of anybody.
    try? Array("{\"\\u0001\":0}".utf8).withBytes { bytes in
      _ = try decode(
        type, bytes: bytes, settings: JSONReaderSettings(), context: nil, log: log)
    }
    return Set(log.report.events.first?.alternatives ?? [])
  }
}
