/// A type that can describe how its values are represented in documents.
///
/// `@Codable(schema: .generated)` generates the conformance. The `TranscodableSchema` module uses
/// it to create schemas.
public protocol CodingDescribed {
  /// Adds a description of this type to `type`, for either decoding or encoding.
  static func __describe(_ type: inout __TypeDescription)
}
