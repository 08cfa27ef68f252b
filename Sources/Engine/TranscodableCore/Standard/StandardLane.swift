internal import TranscodableBytes

/// How values of a type are decoded from a document; found out once for each type and format.
package enum StandardLane: @unchecked Sendable {
  // Unchecked: a type is the same for every thread, and what it conforms to is looked up, not isolated.
  /// Through containers, by the type's own `init(from:)`.
  case standard
  /// From the tape, as one of the types that fields have most.
  case known(KnownType)
  /// In a way of the format's own.
  case special(any SpecialDecoding.Type)
  /// By one of the loops of this module, in place of the standard library's.
  case container(any StandardContainer.Type)

  /// Finds out the lane of a type.
  @inline(never)
  static func find(_ type: any Any.Type, _ format: any StandardFormat) -> StandardLane {
    if let known = KnownType(type) { return .known(known) }
    if let special = format.special(type) { return .special(special) }
    if let container = type as? any StandardContainer.Type { return .container(container) }
    return .standard
  }
}

/// A type of the standard library that holds others, and needs none of its containers to be decoded.
///
/// Values, failures and paths are those of the standard library's own conformances.
package protocol StandardContainer: Decodable {
  static func decode(from decoder: StandardDecoder) throws -> Self
  /// Calls `body` with the type of each value inside, its entry and its path.
  static func visit(
    _ decoder: StandardDecoder,
    _ body: (any Decodable.Type, ValueTape.Entry, CodingPaths.Path) -> Void
  ) throws
}

extension Optional: StandardContainer where Wrapped: Decodable {
  // In line, where the runtime has been asked for the type already.
  @inline(__always)
  package static func decode(from decoder: StandardDecoder) throws -> Wrapped? {
    let document = decoder.document
    if document.isNull(decoder.entry) { return nil }
    return try document.decode(Wrapped.self, at: decoder.entry) { decoder.path }
  }

  package static func visit(
    _ decoder: StandardDecoder,
    _ body: (any Decodable.Type, ValueTape.Entry, CodingPaths.Path) -> Void
  ) throws {
    if !decoder.decodeNil() { body(Wrapped.self, decoder.entry, decoder.path) }
  }
}

extension Array: StandardContainer where Element: Decodable {
  // In line, where the runtime has been asked for the type already.
  @inline(__always)
  package static func decode(from decoder: StandardDecoder) throws -> [Element] {
    let document = decoder.document
    let array = try decoder.array()
    let count = document.tape.count(array)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var entry = document.tape.firstElement(array)
    for index in 0..<count {
      elements.append(
        try document.decode(Element.self, at: entry) {
          document.paths.appending(index: index, to: decoder.path)
        })
      entry = document.tape.next(entry)
    }
    return elements
  }

  package static func visit(
    _ decoder: StandardDecoder,
    _ body: (any Decodable.Type, ValueTape.Entry, CodingPaths.Path) -> Void
  ) throws {
    let document = decoder.document
    let array = try decoder.array()
    var entry = document.tape.firstElement(array)
    for index in 0..<document.tape.count(array) {
      body(Element.self, entry, document.paths.appending(index: index, to: decoder.path))
      entry = document.tape.next(entry)
    }
  }
}

/// Keys of a dictionary are data, and no strategy touches them.
extension Dictionary: StandardContainer where Key == String, Value: Decodable {
  // In line, where the runtime has been asked for the type already.
  @inline(__always)
  package static func decode(from decoder: StandardDecoder) throws -> [String: Value] {
    let document = decoder.document
    let object = try decoder.object()
    var entries: [String: Value] = [:]
    entries.reserveCapacity(document.tape.count(object))
    let last = document.lastMembers(of: object)
    try document.forEachPair(of: object) { member, entry in
      let key = document.text(at: member)
      // One of several values for one key counts.
      guard last == nil ? entries[key] == nil : last?[key] == entry else {
        document.noteDuplicate(member, entry, decoder.path, key)
        if document.refusesDuplicates(entry) { throw decoder.duplicate(key, entry) }
        return
      }
      entries[key] = try document.decode(Value.self, at: entry) {
        document.paths.appending(CodingFieldKey(text: key), to: decoder.path)
      }
    }
    return entries
  }

  package static func visit(
    _ decoder: StandardDecoder,
    _ body: (any Decodable.Type, ValueTape.Entry, CodingPaths.Path) -> Void
  ) throws {
    let document = decoder.document
    var keys: Set<String> = []
    try document.forEachEntry(of: decoder.object()) { key, entry in
      guard keys.insert(key).inserted else { return }
      body(Value.self, entry, document.paths.appending(CodingFieldKey(text: key), to: decoder.path))
    }
  }
}
