import SwiftSyntax
import TranscodableNames

/// What the author of a protocol with `@CodablePolymorphic` wrote.
struct PolymorphicModel {
  let attribute: AttributeSyntax
  /// The protocol; nil if the attribute is on something else.
  let declaration: ProtocolDeclSyntax?
  /// The argument with the types.
  let list: ExprSyntax?
  /// Its elements; nil if it is not a literal.
  let types: [ExprSyntax]?
  /// The argument with the key of the tag.
  let tagOrigin: ExprSyntax?
  /// The argument with the style of the tags.
  let styleOrigin: ExprSyntax?
  /// The type for what no other is.
  let fallback: String?

  init(attribute: AttributeSyntax, declaration: some DeclSyntaxProtocol) {
    self.attribute = attribute
    self.declaration = declaration.as(ProtocolDeclSyntax.self)
    list = attribute.writtenArguments.first { $0.label == nil }?.expression
    types = list?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    tagOrigin = attribute.argument("tag")?.expression
    styleOrigin = attribute.argument("keys")?.expression
    fallback = attribute.argument("fallback")?.expression.metatypeName
  }

  /// The key of the tag, or the path to it; nil if only running code could tell.
  var tag: String? { tagOrigin?.literalText }

  /// How the names of types become tags; nil if only running code could tell.
  var style: CodingKeyStyle? {
    guard let styleOrigin else { return .camelCase }
    return styleOrigin.memberName.flatMap(CodingKeyStyle.init(rawValue:))
  }
}

extension ExprSyntax {
  /// `Text` of `Text.self`.
  var metatypeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base?.trimmedDescription
  }
}
