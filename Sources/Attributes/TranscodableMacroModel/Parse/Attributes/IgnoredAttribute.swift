import SwiftSyntax

struct IgnoredAttribute {
  let sides: CodingSides
  /// The predicate for omitting the field, or nil if the field is always omitted.
  let condition: ExprSyntax?
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    guard let kind = attribute.kind, kind.name.hasSuffix("Ignored") else { return nil }
    sides = kind.sides
    origin = attribute
    condition = attribute.argument("if")?.expression.trimmed
  }
}
