import SwiftSyntax

/// What `@CodableIgnored`, `@DecodableIgnored` and `@EncodableIgnored(if:)` say.
struct IgnoredAttribute {
  let sides: CodingSides
  /// The predicate of the value under which the field is left out; `nil` if it always is.
  let condition: ExprSyntax?
  let origin: AttributeSyntax

  /// Reads the attribute; `nil` if it is another one.
  init?(_ attribute: AttributeSyntax) {
    guard let kind = attribute.kind, kind.name.hasSuffix("Ignored") else { return nil }
    sides = kind.sides
    origin = attribute
    condition = attribute.argument("if")?.expression.trimmed
  }
}
