internal import TranscodableBytes

/// How values of a type are decoded.
///
/// It is determined once for each type and format.
package enum DecodingMethod: @unchecked Sendable {
  // Unchecked because metatypes can be shared between threads, and their conformances aren't
  // isolated.
  case standard
  case known(KnownType)
  case special(any SpecialDecoding.Type)
  /// The value is decoded by a loop in this module instead of the standard library's `init(from:)`.
  case container(any StandardContainer.Type)
  /// The value is decoded as usual, unless an earlier attempt to decode it has failed.
  case remembered

  @inline(never)
  static func find(_ type: any Any.Type, _ format: any StandardFormat) -> DecodingMethod {
    if let known = KnownType(type) { return .known(known) }
    if let special = format.special(type) { return .special(special) }
    if let container = type as? any StandardContainer.Type { return .container(container) }
    return .standard
  }
}

/// A standard library type that contains other values and is decoded by code in this module.
///
/// Values, errors and coding paths are the same as with the standard library's own conformance.
package protocol StandardContainer: Decodable {
  static func decode(from decoder: StandardDecoder) throws -> Self
  static func visit(
    _ decoder: StandardDecoder,
    _ body: (any Decodable.Type, ValueTape.Entry, CodingPaths.Path) -> Void
  ) throws
}

extension Optional: StandardContainer where Wrapped: Decodable {
  // This method is inlined into its callers, which have already looked up the type at run time.
  @inline(__always)
  package static func decode(from decoder: StandardDecoder) throws -> Wrapped? {
    let document = decoder.document
    if document.isNull(decoder.entry) {
      guard document.isEmptyText(decoder.entry) else { return nil }
      return document.emptyText(Wrapped.self, at: decoder.entry, decoder.path)
    }
    return try document.decode(Wrapped.self, at: decoder.entry) { decoder.path }
  }

  package static func visit(
    _ decoder: StandardDecoder,
    _ body: (any Decodable.Type, ValueTape.Entry, CodingPaths.Path) -> Void
  ) throws {
    // An optional accepts every empty text.
    if !decoder.document.isNull(decoder.entry) { body(Wrapped.self, decoder.entry, decoder.path) }
  }
}

extension Array: StandardContainer where Element: Decodable {
  // This method is inlined into its callers, which have already looked up the type at run time.
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

/// Dictionary keys are data, so unlike field keys, they are never converted.
extension Dictionary: StandardContainer where Key == String, Value: Decodable {
  // This method is inlined into its callers, which have already looked up the type at run time.
  @inline(__always)
  package static func decode(from decoder: StandardDecoder) throws -> [String: Value] {
    let document = decoder.document
    let object = try decoder.object()
    var entries: [String: Value] = [:]
    entries.reserveCapacity(document.tape.count(object))
    let last = document.lastMembers(of: object)
    try document.forEachPair(of: object) { member, entry in
      let key = document.text(at: member)
      // If several entries have the same key, only one of their values is used.
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
