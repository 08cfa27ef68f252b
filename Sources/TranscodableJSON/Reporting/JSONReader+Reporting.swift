internal import TranscodableBytes
public import TranscodableCore

extension JSONReader {
  /// Whether somebody wants to know what is recovered from.
  public var isReporting: Bool { aids?.log != nil }

  /// Reports what was passed over or made up for, if somebody wants to know.
  ///
  /// The arguments behind the offset are not looked at if nobody does.
  ///
  /// - Parameters:
  ///   - kind: What has happened.
  ///   - offset: Where the value stands that it is about.
  ///   - cause: Why the value could not be taken as it is.
  ///   - replacement: What was used in its place, as a phrase.
  ///   - alternatives: What would have been taken.
  public func report(
    _ kind: DecodingEvent.Kind, at offset: Int, cause: @autoclosure () -> CodingFailure? = nil,
    replacement: @autoclosure () -> String? = nil,
    alternatives: @autoclosure () -> [String] = []
  ) {
    guard let log = aids?.log else { return }
    var place = cursor.at(offset)
    _ = place.skipBlanks()
    log.note(
      JSONEventLog.Entry(
        DecodingEvent(
          kind, at: [], cause: cause(), replacement: replacement(), alternatives: alternatives()),
        at: place.offset))
  }

  /// Notes that nobody takes a member, if somebody wants to know.
  ///
  /// - Parameters:
  ///   - keyEnd: Where its key ends.
  ///   - names: The keys of all fields, separated by NUL.
  @inline(never)
  func noteSkipped(at keyEnd: Int, _ names: StaticString) {
    guard failure == nil, let log = aids?.log else { return }
    log.note(
      JSONEventLog.Entry(
        at: keyEnd, isAboutKey: true, field: resolvedKey,
        fields: names.description.split(separator: "\0").map(String.init)))
  }

  /// Notes that a dictionary has had a value for the key of the value at `offset`.
  @inline(never)
  @usableFromInline
  func noteDuplicateEntry(at offset: Int) {
    aids?.log?.note(JSONEventLog.Entry(.duplicateKey, at: offset, isAboutKey: true))
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
    context: (any JSONReadingContext)?, log: JSONEventLog
  ) throws -> Value {
    let direct = DecodingLane.direct(type)
    let value: Value? = try read(bytes: bytes, settings: settings, context: context) { reader in
      log.attach(to: &reader)
      let (start, source) = (reader.cursor, reader.source)
      defer { log.complete(start, settings: settings, source: source) }
      if let direct {
        return reader.readDirect(direct, as: type)
      }
      var document = try reader.document(settings)
      defer { JSONDocument.endLoan(&document) }
      return try document.decode(type, at: JSONTape.root) { CodingPaths.empty }
    }
    guard let value else { throw DecodingError.noValue(of: type) }
    return value
  }
}
