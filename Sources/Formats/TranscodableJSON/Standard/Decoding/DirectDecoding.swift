internal import TranscodableBytes
internal import TranscodableCore

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

enum DirectTypes {
  private static let table = TypeTable<DirectType>()

  private struct DirectType: @unchecked Sendable {
    // Unchecked because metatypes aren't `Sendable`. The type's conformance isn't isolated.
    let type: (any JSONDecodable.Type)?
  }

  @inline(__always)
  static func of(_ type: any Any.Type) -> (any JSONDecodable.Type)? {
    table.facts(about: type) { DirectType(type: type as? any JSONDecodable.Type) }.type
  }
}
