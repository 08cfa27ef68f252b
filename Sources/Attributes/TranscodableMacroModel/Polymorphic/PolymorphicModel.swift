import SwiftSyntax
import TranscodableNames

/// A declaration with `@CodablePolymorphic`.
struct PolymorphicModel {
  let attribute: AttributeSyntax
  /// The protocol, or nil if the attribute is applied to another kind of declaration.
  let declaration: ProtocolDeclSyntax?
  /// The argument that lists the types.
  let list: ExprSyntax?
  /// The listed types, or nil if the argument is not a literal.
  let types: [ExprSyntax]?
  /// The argument that specifies the key of the tag.
  let tagOrigin: ExprSyntax?
  /// The argument that specifies the style of the tags.
  let styleOrigin: ExprSyntax?
  /// The type for unknown tags.
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

  /// The key or the path of the tag, or nil if it is not a literal.
  var tag: String? { tagOrigin?.literalText }

  /// The style of the tags, or nil if the argument doesn't name a style.
  var style: CodingKeyStyle? {
    guard let styleOrigin else { return .camelCase }
    return styleOrigin.memberName.flatMap(CodingKeyStyle.init(rawValue:))
  }
}

extension ExprSyntax {
  /// `Text` in `Text.self`.
  var metatypeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base?.trimmedDescription
  }
}
