import SwiftSyntax

/// `@DecodableAlias("colour", "farbe")`.
struct AliasAttribute {
  /// The keys in order, or nil if an argument is not a string literal.
  let keys: [String]?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    let texts = attribute.unlabeledArguments.map(\.expression.literalText)
    keys = texts.contains(nil) ? nil : texts.compactMap(\.self)
  }
}
