/// A type that says how its values are written in the text, without one being there.
///
/// `@Codable(schema: .generated)` writes the conformance, which the module `TranscodableSchema` makes schemas of.
public protocol CodingDescribed {
  /// Says it for one direction.
  ///
  /// - Parameter type: What is said is added to this.
  static func __describe(_ type: inout __TypeDescription)
}
