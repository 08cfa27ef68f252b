import SwiftSyntax

/// The type that represents another type: `via: Wire.self`.
struct WireType {
  /// The type as written; nil if it is not a literal.
  let name: String?
  let origin: LabeledExprSyntax

  /// Reads the argument `via`; nil if there is none.
  init?(_ attribute: AttributeSyntax) {
    guard let argument = attribute.argument("via") else { return nil }
    origin = argument
    let text = argument.expression.trimmedDescription
    name = text.hasSuffix(".self") ? String(text.dropLast(5)) : nil
  }
}

/// `@CodingProfile("partners", via: PartnerAccount.self)`.
struct ProfileAttribute {
  /// The profile as an expression.
  let profile: String
  let wire: WireType
  let origin: AttributeSyntax

  /// Reads the attribute; nil if a required argument is missing.
  init?(_ attribute: AttributeSyntax) {
    guard let profile = attribute.unlabeledArguments.first, let wire = WireType(attribute) else {
      return nil
    }
    self.profile = profile.expression.trimmedDescription
    self.wire = wire
    origin = attribute
  }
}
