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
    let document: AnyObject?

    init(_ type: any Any.Type) {
      self.type = type as? any JSONDecodable.Type
      document = self.type.map { Self.document(of: $0) }
    }

    private static func document<Value: JSONDecodable>(of type: Value.Type) -> AnyObject {
      DirectDocumentOfOptional<Value?>()
    }
  }

  @inline(__always)
  static func of(_ type: any Any.Type) -> (any JSONDecodable.Type)? {
    table.facts(about: type) { DirectType(type) }.type
  }

  @inline(__always)
  static func document<Value>(of type: Value.Type) -> DirectDocument<Value>? {
    guard let document = table.facts(about: type, { DirectType(type) }).document else { return nil }
    // The table contains a document of this type, because it's created from the same type.
    return assumeInstance(document, of: DirectDocument<Value>.self)
  }
}

/// Decodes documents of a type that supports the direct path.
///
/// The direct path returns an optional. Unspecialized code looks up the type of an optional at run
/// time, and can only convert it to another type by copying it. An object that was created for a
/// type doesn't need either.
class DirectDocument<Value> {
  func decode(
    bytes: RawSpan, settings: JSONReaderSettings, context: (any JSONReadingContext)?
  ) throws -> Value {
    throw DecodingError.noValue(of: Value.self)
  }

  func read(from reader: inout JSONReader) -> Value? { nil }
}

private final class DirectDocumentOfOptional<Result: DirectResult>: DirectDocument<Result.Value> {
  override func decode(
    bytes: RawSpan, settings: JSONReaderSettings, context: (any JSONReadingContext)?
  ) throws -> Result.Value {
    try withCursor(over: bytes) { text in
      guard JSONReader.isPlain(text, upTo: settings.sizeWithoutPreparation) else {
        let result = try JSONReader.read(bytes: bytes, settings: settings, context: context) {
          Result.read(from: &$0)
        }
        return try (consume result).value()
      }
      var reader = JSONReader(text, settings: settings, context: context)
      let result = Result.read(from: &reader)
      try reader.finish(text, settings)
      return try (consume result).value()
    }
  }

  override func read(from reader: inout JSONReader) -> Result.Value? {
    Result.readOptional(from: &reader)
  }
}

private protocol DirectResult {
  associatedtype Value
  static func readOptional(from reader: inout JSONReader) -> Value?
  static func read(from reader: inout JSONReader) -> Self
  consuming func value() throws -> Value
}

extension Optional: DirectResult where Wrapped: JSONDecodable {
  fileprivate static func read(from reader: inout JSONReader) -> Self {
    Wrapped.decode(from: &reader)
  }

  fileprivate static func readOptional(from reader: inout JSONReader) -> Wrapped? {
    Wrapped.decode(from: &reader)
  }

  fileprivate consuming func value() throws -> Wrapped {
    guard case .some(let value) = consume self else {
      throw DecodingError.noValue(of: Wrapped.self)
    }
    return value
  }
}
