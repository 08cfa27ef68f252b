internal import TranscodableBytes
internal import TranscodableCore

/// The way from the standard lane into the direct one, for a type that has one.
enum DirectDecoding<Direct: JSONDecodable>: SpecialDecoding {
  static var hasParts: Bool { true }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    let value = try document.json.readDirectly(at: entry, path, in: document) {
      Direct.decode(from: &$0)
    }
    return upcast(value, to: type)
  }
}

/// The types that read themselves.
enum DirectTypes {
  private static let table = TypeTable<DirectType>()

  private struct DirectType: @unchecked Sendable {
    // Unchecked: a type is the same for every thread.
    let type: (any JSONDecodable.Type)?
  }

  /// A type as one that reads itself, nil if it is not one.
  @inline(__always)
  static func of(_ type: any Any.Type) -> (any JSONDecodable.Type)? {
    table.facts(about: type) { DirectType(type: type as? any JSONDecodable.Type) }.type
  }
}
