import SwiftSyntax

/// `@CodableIgnored`, `@DecodableIgnored` or `@EncodableIgnored(if:)`.
struct IgnoredAttribute {
  let sides: CodingSides
  /// The predicate that decides whether to omit the field; nil to always omit it.
  let condition: ExprSyntax?
  let origin: AttributeSyntax

  /// Reads the attribute; nil for any other attribute.
  init?(_ attribute: AttributeSyntax) {
    guard let kind = attribute.kind, kind.name.hasSuffix("Ignored") else { return nil }
    sides = kind.sides
    origin = attribute
    condition = attribute.argument("if")?.expression.trimmed
  }
}
