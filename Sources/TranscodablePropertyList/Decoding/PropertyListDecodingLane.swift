internal import TranscodableBytes
internal import TranscodableCore

/// How values of a type are decoded; found out once for each type.
enum PropertyListDecodingLane: @unchecked Sendable {
  // Unchecked: a type is the same for every thread, and what it conforms to is looked up, not isolated.
  /// Through containers, by the type's own `init(from:)`.
  case standard
  /// As one of the types that fields have most.
  case bool, int, double, string
  case date(any PropertyListDate.Type)
  case data(any PropertyListData.Type)
  /// By one of the loops of this module, in place of the standard library's.
  case container(any PropertyListContainer.Type)

  private static let table = TypeTable<PropertyListDecodingLane>()

  /// The lane of a type.
  @inline(__always)
  static func of(_ type: any Any.Type) -> PropertyListDecodingLane {
    table.facts(about: type) {
      if type == String.self { return .string }
      if type == Int.self { return .int }
      if type == Double.self { return .double }
      if type == Bool.self { return .bool }
      if let date = type as? any PropertyListDate.Type { return .date(date) }
      if let data = type as? any PropertyListData.Type { return .data(data) }
      if let container = type as? any PropertyListContainer.Type { return .container(container) }
      return .standard
    }
  }
}

/// A type of the standard library that holds others, and needs none of its containers to be decoded.
///
/// Values, failures and paths are those of the standard library's own conformances.
protocol PropertyListContainer: Decodable {
  static func decode(from decoder: PropertyListStandardDecoder) throws -> Self
}

extension Optional: PropertyListContainer where Wrapped: Decodable {
  static func decode(from decoder: PropertyListStandardDecoder) throws -> Wrapped? {
    if decoder.decodeNil() { return nil }
    return try decoder.decode(Wrapped.self)
  }
}

extension Array: PropertyListContainer where Element: Decodable {
  static func decode(from decoder: PropertyListStandardDecoder) throws -> [Element] {
    let document = decoder.document
    let array = try decoder.array()
    let count = document.tape.count(array)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var entry = document.tape.first(array)
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

extension Dictionary: PropertyListContainer where Key == String, Value: Decodable {
  static func decode(from decoder: PropertyListStandardDecoder) throws -> [String: Value] {
    let document = decoder.document
    let dictionary = try decoder.dictionary()
    var entries: [String: Value] = [:]
    entries.reserveCapacity(document.tape.count(dictionary))
    try document.forEachEntry(of: dictionary) { key, entry in
      entries[key] = try document.decode(Value.self, at: entry) {
        document.paths.appending(FieldKey(text: key), to: decoder.path)
      }
    }
    return entries
  }
}
