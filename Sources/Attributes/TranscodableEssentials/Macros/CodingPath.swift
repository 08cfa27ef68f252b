/// Gives a field a place in the objects of the object.
///
/// ```swift
/// @Codable
/// struct Commit {
///   let sha: String
///   @CodingPath("commit.author.name") let author: String
///   @CodingPath("commit.author.date") let date: Date
///   @CodingPath("parents", 0, "sha") let firstParent: String?     // read only
/// }
/// ```
///
/// One text is taken apart at its dots; several are keys as they are. A number is the index of an element of an array, which
/// can be read, but not written.
///
/// Fields share the objects they are in. An object that is missing or null has none of its fields: that is a failure if one
/// of them is required. When writing, an object whose fields are all nil is left out.
///
/// - Parameter path: the keys on the way to the value.
@attached(peer)
public macro CodingPath(_ path: CodingPathSegment...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// A step of a path: the key of a member, or the index of an element.
public struct CodingPathSegment: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the step into a member.
  public init(stringLiteral key: String) {}

  /// Creates the step into an element.
  public init(integerLiteral index: Int) {}
}
