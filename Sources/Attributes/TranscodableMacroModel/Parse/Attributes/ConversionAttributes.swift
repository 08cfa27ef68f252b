import SwiftSyntax

/// The type that is encoded and decoded in place of another type, from an argument such as
/// `via: Wire.self`.
struct WireType {
  /// The name of the type, or nil if the argument doesn't end with `.self`.
  let name: String?
  let origin: LabeledExprSyntax

  init?(_ attribute: AttributeSyntax) {
    guard let argument = attribute.argument("via") else { return nil }
    origin = argument
    let text = argument.expression.trimmedDescription
    name = text.hasSuffix(".self") ? String(text.dropLast(5)) : nil
  }
}

struct ProfileAttribute {
  let profile: String
  let wire: WireType
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    guard let profile = attribute.unlabeledArguments.first, let wire = WireType(attribute) else {
      return nil
    }
    self.profile = profile.expression.trimmedDescription
    self.wire = wire
    origin = attribute
  }
}
