import SwiftSyntax

/// The type whose form values have: `via: Wire.self`.
struct WireType {
  /// The type as it is written; nil if only running code could tell.
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

/// What `@CodingProfile("partners", via: PartnerAccount.self)` says.
struct ProfileAttribute {
  /// The profile, as an expression.
  let profile: String
  let wire: WireType
  let origin: AttributeSyntax

  /// Reads the attribute; nil if something is missing that the compiler asks for.
  init?(_ attribute: AttributeSyntax) {
    guard let profile = attribute.unlabeledArguments.first, let wire = WireType(attribute) else {
      return nil
    }
    self.profile = profile.expression.trimmedDescription
    self.wire = wire
    origin = attribute
  }
}
