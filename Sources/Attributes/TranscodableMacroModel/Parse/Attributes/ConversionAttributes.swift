import SwiftSyntax

/// The type that represents another type in documents, from an argument such as `via: Wire.self`.
struct WireType {
  /// The name of the type, or nil if the argument is not a literal.
  let name: String?
  let origin: LabeledExprSyntax

  /// Reads the argument `via`.
  ///
  /// Returns nil if there is none.
  init?(_ attribute: AttributeSyntax) {
    guard let argument = attribute.argument("via") else { return nil }
    origin = argument
    let text = argument.expression.trimmedDescription
    name = text.hasSuffix(".self") ? String(text.dropLast(5)) : nil
  }
}

/// `@CodingProfile("partners", via: PartnerAccount.self)`.
struct ProfileAttribute {
  /// The expression for the profile.
  let profile: String
  let wire: WireType
  let origin: AttributeSyntax

  /// Reads the attribute.
  ///
  /// Returns nil if a required argument is missing.
  init?(_ attribute: AttributeSyntax) {
    guard let profile = attribute.unlabeledArguments.first, let wire = WireType(attribute) else {
      return nil
    }
    self.profile = profile.expression.trimmedDescription
    self.wire = wire
    origin = attribute
  }
}
