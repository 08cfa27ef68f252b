internal import TranscodableBytes
internal import TranscodableCore

/// How values of a type are decoded from a document; found out once for each type.
enum DecodingLane: @unchecked Sendable {
  // Unchecked: a type is the same for every thread, and what it conforms to is looked up, not isolated.
  /// Through containers, by the type's own `init(from:)`.
  case standard
  /// By the type itself, from the text.
  case direct(any JSONDecodable.Type)
  /// From the tape, as one of the types that fields have most.
  case known(KnownType)
  /// By one of the loops of this module, in place of the standard library's.
  case container(any StandardContainer.Type)

  /// What is known about types.
  ///
  /// Whoever asks often keeps the table: each look at a global asks first whether it has been made.
  static let table = TypeTable<DecodingLane>()

  /// The lane of a type.
  @inline(__always)
  static func of<Value: Decodable>(
    _ type: Value.Type, in table: TypeTable<DecodingLane> = table
  ) -> DecodingLane {
    table.facts(about: type) {
      if let known = KnownType(type) { return .known(known) }
      if let direct = type as? any JSONDecodable.Type { return .direct(direct) }
      if let container = type as? any StandardContainer.Type { return .container(container) }
      return .standard
    }
  }
}

extension DecodingLane {
  /// The type as one that reads itself, if it does.
  static func direct<Value: Decodable>(_ type: Value.Type) -> (any JSONDecodable.Type)? {
    switch of(type) {
    case .direct(let direct): direct
    case .known: type as? any JSONDecodable.Type
    case .standard, .container: nil
    }
  }
}

/// A type of the standard library that holds others, and needs none of its containers to be decoded.
///
/// Values, failures and paths are those of the standard library's own conformances.
protocol StandardContainer: Decodable {
  static func decode(from decoder: JSONStandardDecoder) throws -> Self
}

extension Optional: StandardContainer where Wrapped: Decodable {
  // In line, where the runtime has been asked for the type already.
  @inline(__always)
  static func decode(from decoder: JSONStandardDecoder) throws -> Wrapped? {
    let document = decoder.document
    if document.isNull(decoder.entry) { return nil }
    return try document.decode(Wrapped.self, at: decoder.entry) { decoder.path }
  }
}

extension Array: StandardContainer where Element: Decodable {
  // In line, where the runtime has been asked for the type already.
  @inline(__always)
  static func decode(from decoder: JSONStandardDecoder) throws -> [Element] {
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
}

/// Keys of a dictionary are data, and no strategy touches them.
extension Dictionary: StandardContainer where Key == String, Value: Decodable {
  // In line, where the runtime has been asked for the type already.
  @inline(__always)
  static func decode(from decoder: JSONStandardDecoder) throws -> [String: Value] {
    let document = decoder.document
    let object = try decoder.object()
    var entries: [String: Value] = [:]
    entries.reserveCapacity(document.tape.count(object))
    try document.forEachMember(of: object) { key, entry in
      // The first of several values for one key counts.
      guard entries[key] == nil else {
        document.log?.note(document.duplicate(entry))
        return
      }
      entries[key] = try document.decode(Value.self, at: entry) {
        document.paths.appending(FieldKey(text: key), to: decoder.path)
      }
    }
    return entries
  }
}
