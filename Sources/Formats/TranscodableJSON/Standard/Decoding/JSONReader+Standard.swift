internal import TranscodableBytes
internal import TranscodableCore

// The way from the direct lane into the standard one, at any depth.
extension JSONReader {
  /// Decodes the one value of a text, in whichever lane its type has.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: JSON text in any Unicode encoding.
  ///   - settings: What counts as JSON, and how deep.
  ///   - context: What the coder knows.
  /// - Returns: The value.
  /// - Throws: A `DecodingError`, or what the type throws.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?
  ) throws -> Value {
    if let direct = DirectTypes.of(type) {
      return try decode(direct, as: type, bytes: bytes, settings: settings, context: context)
    }
    return try readDocument(bytes: bytes, settings: settings, context: context) {
      try $0.value(type, at: ValueTape.root, CodingPaths.empty)
    }
  }

  /// Decodes the one value of a text in the direct lane; apart, because it needs the type of an optional value.
  @inline(never)
  private static func decode<Direct: JSONDecodable, Value>(
    _ direct: Direct.Type, as type: Value.Type, bytes: RawSpan,
    settings: JSONReaderSettings, context: (any JSONReadingContext)?
  ) throws -> Value {
    var value = try read(bytes: bytes, settings: settings, context: context) {
      direct.decode(from: &$0)
    }
    // Taken out of the optional, and not copied.
    guard let value = value.take() else { throw DecodingError.noValue(of: type) }
    return moveOrUpcast(consume value, to: type)
  }

  /// The value as one of the type that was asked for: the same one, or a class that it is a subclass of.
  @inline(__always)
  internal static func moveOrUpcast<Direct: JSONDecodable, Value>(
    _ value: consuming Direct, to type: Value.Type
  ) -> Value {
    guard Direct.self == Value.self else { return upcast(value, to: type) }
    return moveToSameType(consume value, as: type)
  }

  /// Decodes the one value of a text through containers.
  ///
  /// - Parameters:
  ///   - bytes: JSON text in any Unicode encoding.
  ///   - settings: What counts as JSON, and how deep.
  ///   - context: What the coder knows.
  ///   - body: Decodes the value.
  /// - Returns: What `body` returned.
  /// - Throws: A `DecodingError` if the text is not JSON, or what `body` throws.
  package static func decodeStandard<Value>(
    bytes: RawSpan, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    _ body: (any Swift.Decoder) throws -> Value
  ) throws -> Value {
    try readDocument(bytes: bytes, settings: settings, context: context) {
      try body(StandardDecoder(document: $0, entry: ValueTape.root, path: CodingPaths.empty))
    }
  }

  /// Validates the whole text and lets `body` decode what is in it.
  ///
  /// No value is optional on its way: it would have to be copied, and the runtime asked for the type.
  private static func readDocument<Value>(
    bytes: RawSpan, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    _ body: (StandardDocument) throws -> Value
  ) throws -> Value {
    try read(bytes: bytes, settings: settings, context: context) { reader in
      var document = try reader.document(settings)
      defer { JSONFormat.pool.endLoan(&document) }
      return try body(document)
    }
  }

  /// A document of the value here, after which the reader moves; nil after a failure.
  private mutating func indexed() -> StandardDocument? {
    let start = cursor
    let document = JSONFormat.pool.take()
    document.setTape(index(on: document.takeTape()))
    if hasFailed {
      JSONFormat.pool.put(document)
      return nil
    }
    document.begin(JSONFormat(self), start, log: extras?.log)
    return document
  }

  /// The document of the whole text.
  mutating func document(_ settings: JSONReaderSettings) throws -> StandardDocument {
    let start = cursor
    if let document = indexed() {
      finish()
      if failure == nil { return document }
    }
    guard let failure else { throw DecodingError.noValue(of: JSON.self) }
    throw JSONFailureLocator(start, settings: settings, source: source).error(for: failure)
  }

  /// Decodes the value here through containers.
  ///
  /// - Parameter body: Decodes it.
  /// - Returns: What `body` returned, nil after a failure. What `body` throws becomes the failure.
  package mutating func decodeStandard<Value>(
    _ body: (any Swift.Decoder) throws -> Value
  ) -> Value? {
    readStandard { document, entry, path in
      try body(StandardDecoder(document: document, entry: entry, path: path))
    }
  }

  /// Lets `body` decode the value here from the tape that there is, or from one of its own.
  mutating func readStandard<Value>(
    _ body: (StandardDocument, ValueTape.Entry, CodingPaths.Path) throws -> Value
  ) -> Value? {
    _ = cursor.skipBlanks()
    let start = offset
    do {
      if let document, let (entry, path) = document.json.enter(&self, in: document) {
        if dropsFailures { document.suppressedErrorLocationDepth += 1 }
        defer { if dropsFailures { document.suppressedErrorLocationDepth -= 1 } }
        return try body(document, entry, path)
      }
      // Values may be many, and the errors that types recover from as well: they share what is known of places.
      _ = keptExtras()
      guard failure == nil, var document = indexed() else { return nil }
      defer { JSONFormat.pool.endLoan(&document) }
      if dropsFailures { document.suppressedErrorLocationDepth += 1 }
      let path = document.path(from: 0, to: start, in: CodingPaths.empty)
      return try body(document, ValueTape.root, path)
    } catch {
      fail(.custom, at: start, underlying: error)
      return nil
    }
  }

  /// The keys and indices of everything that is open here.
  ///
  /// Costs as much as reading the text up to here.
  package var codingPath: [any CodingKey] {
    if let document { return document.json.codingPath(inDirectLane: offset, in: document) }
    return JSONFailureLocator(cursor.at(0), settings: settings).path(to: offset)
  }
}

extension DecodingError {
  /// The error for a type that breaks the contract of ``JSONDecodable``.
  package static func noValue(
    of type: Any.Type, at path: [any CodingKey] = []
  ) -> DecodingError {
    let message = "\(type) returned nil from decode(from:) without reporting a failure."
    return DecodingError(
      CodingFailure(.custom, in: nil, codingPath: path, type: type, message: message))
  }
}
