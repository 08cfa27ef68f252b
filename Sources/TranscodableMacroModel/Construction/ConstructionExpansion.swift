package import SwiftSyntax
package import SwiftSyntaxMacros

/// The expansion of the attributes that make values of the fields of a type: parse, check, write.
package struct ConstructionExpansion {
  /// What is written.
  package enum Product: String, Sendable {
    case memberwiseInit = "MemberwiseInit"
    case defaultInstance = "DefaultInstance"
    case copyWith = "CopyWith"
  }

  private let product: Product
  private let attribute: AttributeSyntax
  private let declaration: any DeclGroupSyntax
  private let reporter = Reporter()

  /// Reads the declaration `attribute` is on.
  package init(
    _ product: Product, of attribute: AttributeSyntax, on declaration: some DeclGroupSyntax
  ) {
    self.product = product
    self.attribute = attribute
    self.declaration = declaration
  }

  /// The members, after telling the author what is wrong.
  package func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    let members = MemberParser(members: declaration.memberBlock.members).parse()
    check(members)
    reporter.diagnostics.forEach(context.diagnose)
    if reporter.hasErrors { return [] }
    let isNonisolated = declaration.modifiers.contains {
      $0.name.tokenKind == .keyword(.nonisolated)
    }
    let emitter = ConstructionEmitter(
      fields: members.fields, access: access,
      type: declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self",
      isNonisolated: isNonisolated)
    let kept = keepsMemberwiseInitializer(members) ? [emitter.keptInitializer] : []
    return (emitter.members(product) + kept).map(DeclSyntax.verbatim)
  }

  // An initialiser in the body of a struct takes away the one that the compiler gives it.
  private func keepsMemberwiseInitializer(_ members: MemberParser) -> Bool {
    let products = declaration.attributes.written.compactMap { Product(rawValue: $0.name) }
    return declaration.is(StructDeclSyntax.self) && products.first == product
      && !products.contains(.memberwiseInit) && !members.hasInitializer
      && members.handWritten.isDisjoint(with: .decode)
      && members.fields.allSatisfy { $0.wrapper == nil }
  }

  private var access: String {
    if let name = attribute.unlabeledArguments.first?.expression.memberName { return name + " " }
    return (declaration.modifiers.accessLevel ?? .inherited).prefix
  }

  private func check(_ members: MemberParser) {
    guard let name = descriptionOfUnsupported else {
      return members.fields.forEach(checkField)
    }
    reporter.report(
      .constructionIsUnsupported(attribute.name, name), at: attribute,
      fixIts: [.remove(attribute)])
  }

  private var descriptionOfUnsupported: String? {
    if declaration.is(StructDeclSyntax.self) { return nil }
    guard let declaration = declaration.as(ClassDeclSyntax.self) else {
      return Self.name(of: declaration)
    }
    let isFinal = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    return isFinal || product == .memberwiseInit ? nil : "a class that is not final"
  }

  private static func name(of declaration: any DeclGroupSyntax) -> String {
    switch Syntax(declaration).as(SyntaxEnum.self) {
    case .enumDecl: "an enum"
    case .protocolDecl: "a protocol"
    case .actorDecl: "an actor"
    case .extensionDecl: "an extension"
    default: "this declaration"
    }
  }

  private func checkField(_ field: FieldModel) {
    if field.type == nil, field.wrapper == nil || field.initialValue == nil {
      reporter.report(
        .fieldHasNoSpelledType(field.name), at: field.origin.pattern,
        fixIts: [.insertType("<#Type#>", behind: field.origin.pattern)])
    } else if field.condition != nil {
      reporter.report(.constructionUnderCondition(attribute.name, field.name), at: field.origin)
    }
  }
}
