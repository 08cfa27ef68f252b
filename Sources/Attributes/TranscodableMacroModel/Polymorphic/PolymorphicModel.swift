import SwiftSyntax
import TranscodableNames

struct PolymorphicModel {
  let attribute: AttributeSyntax
  /// The protocol, or nil if the attribute is applied to another kind of declaration.
  let declaration: ProtocolDeclSyntax?
  let list: ExprSyntax?
  let types: [ExprSyntax]?
  let tagOrigin: ExprSyntax?
  let styleOrigin: ExprSyntax?
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

  var tag: String? { tagOrigin?.literalText }

  var style: CodingKeyStyle? {
    guard let styleOrigin else { return .camelCase }
    return styleOrigin.memberName.flatMap(CodingKeyStyle.init(rawValue:))
  }
}

extension ExprSyntax {
  /// The type name in a metatype expression, such as `Text` in `Text.self`.
  var metatypeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base?.trimmedDescription
  }
}
