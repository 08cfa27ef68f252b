import SwiftSyntax

struct UncodedMember {
  let description: String
  let attributes: [AttributeSyntax]
  let splittable: VariableDeclSyntax?
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
