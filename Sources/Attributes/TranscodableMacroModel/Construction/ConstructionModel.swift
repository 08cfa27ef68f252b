import SwiftSyntax

/// A type declaration with an attribute that generates initializers or copies.
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

  /// The access modifier from the attribute or the type, followed by a space.
  var access: String {
    if let name = attribute.unlabeledArguments.first?.expression.memberName { return name + " " }
    return (declaration.modifiers.accessLevel ?? .inherited).prefix
  }

  var isNonisolated: Bool {
    declaration.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }

  /// Whether the expansion must include the memberwise initializer of a struct.
  ///
  /// Any generated initializer suppresses the memberwise initializer that the compiler would
  /// synthesize. If a type has several attributes, the first one generates the memberwise
  /// initializer instead.
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
