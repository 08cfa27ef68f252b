/// Specifies the path of a field in nested objects.
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
/// A single string is split at its dots. If there are several arguments, each string is one key. A
/// number is the index of an array element, which can be decoded but not encoded.
///
/// Fields with a common path prefix share the enclosing objects. If an enclosing object is missing
/// or null, it is treated as empty, so decoding fails if one of its fields is required. When
/// encoding, an object whose fields are all nil is omitted.
@attached(peer)
public macro CodingPath(_ path: CodingPathSegment...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// A component of a path: the key of a member or the index of an element.
public struct CodingPathSegment: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the key of a member.
  public init(stringLiteral key: String) {}

  /// Creates the index of an element.
  public init(integerLiteral index: Int) {}
}
