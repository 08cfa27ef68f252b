import SwiftSyntax

struct ConstructionModel {
  let product: ConstructionExpansion.Product
  let attribute: AttributeSyntax
  let declaration: any DeclGroupSyntax
  private let members: MemberParser

  init(
    _ product: ConstructionExpansion.Product, attribute: AttributeSyntax,
    declaration: some DeclGroupSyntax
  ) {
    self.product = product
    self.attribute = attribute
    self.declaration = declaration
    members = MemberParser(members: declaration.memberBlock.members).parse()
  }

  var fields: [FieldModel] { members.fields }

  var name: String { declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self" }

  var access: String {
    if let name = attribute.unlabeledArguments.first?.expression.memberName { return name + " " }
    return (declaration.modifiers.accessLevel ?? .inherited).prefix
  }

  var isNonisolated: Bool {
    declaration.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }

  /// The compiler doesn't synthesize the memberwise initializer if there is another one.
  ///
  /// If a type has several attributes, only the first attribute generates the initializer.
  var keepsMemberwiseInitializer: Bool {
    let products = declaration.attributes.written.compactMap {
      ConstructionExpansion.Product(rawValue: $0.name)
    }
    return declaration.is(StructDeclSyntax.self) && products.first == product
      && !products.contains(.memberwiseInit) && !members.hasInitializer
      && members.handWritten.isDisjoint(with: .decode)
      && members.fields.allSatisfy { $0.wrapper == nil }
  }
}
