import SwiftSyntax

/// What `@DecodableAlias("colour", "farbe")` says.
struct AliasAttribute {
  /// The keys, in the order they are looked for; `nil` if one is not a plain literal.
  let keys: [String]?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    let texts = attribute.unlabeledArguments.map(\.expression.literalText)
    keys = texts.contains(nil) ? nil : texts.compactMap(\.self)
  }
}
