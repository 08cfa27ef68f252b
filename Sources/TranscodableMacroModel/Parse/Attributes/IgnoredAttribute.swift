import SwiftSyntax

/// What `@CodableIgnored`, `@DecodableIgnored` and `@EncodableIgnored(if:)` say.
struct IgnoredAttribute {
  /// The words in the source, and the sides they count for.
  static let names: [String: CodingSides] = [
    "CodableIgnored": .both, "DecodableIgnored": .decode, "EncodableIgnored": .encode,
  ]

  let sides: CodingSides
  /// The predicate of the value under which the field is left out; `nil` if it always is.
  let condition: ExprSyntax?
  let origin: AttributeSyntax

  /// Reads the attribute; `nil` if it is another one.
  init?(_ attribute: AttributeSyntax) {
    guard let sides = Self.names[attribute.name] else { return nil }
    self.sides = sides
    origin = attribute
    condition = attribute.argument("if")?.expression.trimmed
  }
}
