import SwiftSyntax

/// A declaration that cannot carry a key of its own, kept for the attributes misplaced on it.
struct BystanderModel {
  /// What it is, in the words of a message: "a computed property".
  let description: String
  /// The attributes on it that belong on a field.
  let attributes: [AttributeSyntax]
  /// The declaration as one that can be split, when it declares several fields at once.
  let splittable: VariableDeclSyntax?
  /// A pattern that takes a value apart, which we do not read.
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
