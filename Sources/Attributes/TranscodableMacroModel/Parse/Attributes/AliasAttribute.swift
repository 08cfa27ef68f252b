import SwiftSyntax

struct AliasAttribute {
  /// The alternative keys, or nil if an argument isn't a string literal.
  let keys: [String]?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    let texts = attribute.unlabeledArguments.map(\.expression.literalText)
    keys = texts.contains(nil) ? nil : texts.compactMap(\.self)
  }
}
