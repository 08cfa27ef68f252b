/// A type that says by which tags it is known among others.
///
/// `@CodingTag("text")` on a type with `@Codable` writes the conformance:
///
/// ```swift
/// @Codable @CodingTag("text")
/// struct Text: Block {
///   let content: String
/// }
/// ```
public protocol CodingTagged {
  /// The tags, the first of which is written; there is at least one.
  static var codingTags: [CaseTag] { get }
}
