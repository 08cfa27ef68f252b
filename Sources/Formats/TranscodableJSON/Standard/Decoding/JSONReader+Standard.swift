internal import TranscodableBytes
internal import TranscodableCore

// Methods that switch from the direct path to the container path at any depth.
extension JSONReader {
  /// Decodes a document directly if its type supports it, and otherwise through containers.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?
  ) throws -> Value {
    if let document = DirectTypes.document(of: type) {
      return try document.decode(bytes: bytes, settings: settings, context: context)
    }
    return try readDocument(bytes: bytes, settings: settings, context: context) {
      try $0.value(type, at: ValueTape.root, CodingPaths.empty)
    }
  }

  package static func decodeStandard<Value>(
    bytes: RawSpan, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    _ body: (any Swift.Decoder) throws -> Value
  ) throws -> Value {
    try readDocument(bytes: bytes, settings: settings, context: context) {
      try body(StandardDecoder(document: $0, entry: ValueTape.root, path: CodingPaths.empty))
    }
  }

  /// Validates the whole document and calls `body` to decode it.
  ///
  /// The result isn't optional, because an optional would require a copy and a metadata lookup.
  private static func readDocument<Value>(
    bytes: RawSpan, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    _ body: (StandardDocument) throws -> Value
  ) throws -> Value {
    try withCursor(over: bytes) { text in
      guard isPlain(text, upTo: settings.sizeWithoutPreparation) else {
        return try read(bytes: bytes, settings: settings, context: context) {
          try $0.decodeDocument(settings, body)
        }
      }
      var reader = JSONReader(text, settings: settings, context: context)
      return try reader.decodeDocument(settings, body)
    }
  }

  private mutating func decodeDocument<Value>(
    _ settings: JSONReaderSettings, _ body: (StandardDocument) throws -> Value
  ) throws -> Value {
    var document = try document(settings)
    defer { JSONFormat.pool.endLoan(&document) }
    do {
      return try body(document)
    } catch {
      throw document.outermost(error)
    }
  }

  private mutating func indexed() -> StandardDocument? {
    let start = cursor
    let document = JSONFormat.pool.take()
    document.setTape(index(on: document.takeTape()))
    if hasFailed {
      JSONFormat.pool.put(document)
      return nil
    }
    let format = JSONFormat.of(self, reusing: document.takeIdleFormat())
    document.begin(format, start, log: extras?.log)
    if extras?.collector != nil { document.rememberFailures() }
    return document
  }

  mutating func document(_ settings: JSONReaderSettings) throws -> StandardDocument {
    let start = cursor
    if let document = indexed() {
      finish()
      if failure == nil { return document }
    }
    guard let failure else { throw DecodingError.noValue(of: JSON.self) }
    throw JSONFailureLocator(start, settings: settings, source: source).error(for: failure)
  }

  package mutating func decodeStandard<Value>(
    _ body: (any Swift.Decoder) throws -> Value
  ) -> Value? {
    let tags = tagsOfNextValue
    return readStandard { document, entry, path in
      let decoder = StandardDecoder(document: document, entry: entry, path: path)
      return try body(
        tags.isEmpty ? decoder : SharedObjectDecoder(base: decoder, alongside: tags))
    }
  }

  mutating func readStandard<Value>(
    _ body: (StandardDocument, ValueTape.Entry, CodingPaths.Path) throws -> Value
  ) -> Value? {
    _ = cursor.skipBlanks()
    let start = offset
    do {
      if let document, let (entry, path) = document.json.enter(&self, in: document) {
        if dropsFailures { document.suppressedErrorLocationDepth += 1 }
        let mode = document.attemptMode
        if isAttempting, mode == .none { document.attemptMode = .attempting }
        defer {
          if dropsFailures { document.suppressedErrorLocationDepth -= 1 }
          document.attemptMode = mode
        }
        do {
          return try body(document, entry, path)
        } catch {
          throw document.located(error, at: entry, path)
        }
      }
      // A type may recover from the errors of many values, and each error needs a location.
      // Locations are therefore cached in shared state.
      _ = makeExtras()
      guard failure == nil, var document = indexed() else { return nil }
      defer { JSONFormat.pool.endLoan(&document) }
      if dropsFailures { document.suppressedErrorLocationDepth += 1 }
      if isAttempting {
        document.attemptMode = .attempting
        document.attemptMemory = attemptMemory
      }
      let path = document.path(from: 0, to: start, in: CodingPaths.empty)
      do {
        return try body(document, ValueTape.root, path)
      } catch {
        throw document.located(error, at: ValueTape.root, path)
      }
    } catch {
      fail(.custom, at: start, underlying: error)
      return nil
    }
  }

  /// The keys and indices of all open containers.
  ///
  /// Computing the path takes about as long as reading the document up to the current offset.
  package var codingPath: [any CodingKey] {
    if let document { return document.json.codingPath(onDirectPath: offset, in: document) }
    return JSONFailureLocator(cursor.at(0), settings: settings, keys: convertedKeys)
      .path(to: offset)
  }
}

extension DecodingError {
  package static func noValue(
    of type: Any.Type, at path: [any CodingKey] = []
  ) -> DecodingError {
    let message = "\(type) returned nil from decode(from:) without reporting a failure."
    return DecodingError(
      CodingFailure(.custom, in: nil, codingPath: path, type: type, message: message))
  }
}
