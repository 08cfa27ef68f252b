/// A type that can describe its representation in a document.
///
/// `@Codable(schema: .generated)` generates the conformance. The module `TranscodableSchema`
/// creates schemas from it.
public protocol CodingDescribed {
  /// Adds the type's description for decoding or encoding to `type`.
  static func __describe(_ type: inout __TypeDescription)
}
