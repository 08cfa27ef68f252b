import SwiftSyntax

/// What the author of a type wrote of which values are made or copied.
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

  /// What the type is called in its body.
  var name: String { declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self" }

  /// The access level that the attribute asks for, or that of the type, with a space after it.
  var access: String {
    if let name = attribute.unlabeledArguments.first?.expression.memberName { return name + " " }
    return (declaration.modifiers.accessLevel ?? .inherited).prefix
  }

  var isNonisolated: Bool {
    declaration.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }

  /// Whether the expansion writes the initialiser that the compiler gives a struct.
  ///
  /// An initialiser in the body takes it away. One of several attributes brings it back.
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
