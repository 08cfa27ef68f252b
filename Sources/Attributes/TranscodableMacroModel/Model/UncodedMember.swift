import SwiftSyntax

/// A member that is not a field.
///
/// It is recorded to report misplaced attributes.
struct UncodedMember {
  /// The kind of member, as it appears in messages: "a computed property".
  let description: String
  /// The attributes of the member that only apply to fields.
  let attributes: [AttributeSyntax]
  /// The declaration, if it has several fields and can be split.
  let splittable: VariableDeclSyntax?
  /// A destructuring pattern, which is not supported.
  let pattern: PatternSyntax?

  init(
    description: String, attributes: [AttributeSyntax], splittable: VariableDeclSyntax? = nil,
    pattern: PatternSyntax? = nil
  ) {
    self.description = description
    self.attributes = attributes
    self.splittable = splittable
    self.pattern = pattern
  }
}
