/// A type that can describe its representation in a document.
///
/// `@Codable(schema: .generated)` generates the conformance, from which the module
/// `TranscodableSchema` creates schemas.
public protocol CodingDescribed {
  /// Adds the description for one direction to `type`.
  static func __describe(_ type: inout __TypeDescription)
}
