internal import SwiftSyntax
internal import TranscodableMacroModel

final class TypeCollector: SyntaxVisitor {
  private let source: MigrationSource
  private var path: [String] = []
  private var context: [Syntax] = []
  private var bodies = 0
  private(set) var found = Found()

  struct Found {
    var parts: [TypePart] = []
    var optionalAliases: Set<String> = []
    var protocols: [String: [String]] = [:]
  }

  init(_ source: MigrationSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  private func enter(
    _ node: some DeclGroupSyntax, _ names: [String], isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    path += names
    found.parts.append(
      TypePart(
        source: source, node: node, path: path, isExtension: isExtension, context: context,
        isLocal: bodies > 0))
    context.insert(Syntax(node), at: 0)
    return .visitChildren
  }

  private func leave(_ count: Int) {
    path.removeLast(count)
    context.removeFirst()
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plain])
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(1) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plain])
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(1) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plain])
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(1) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plain])
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(1) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedNames, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.extendedNames.count) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    found.protocols[node.name.plain] =
      node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composed } ?? []
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.initializer.value
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.trimmedText.hasPrefix("Optional<")
    {
      found.optionalAliases.insert(node.name.plain)
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }
}

extension ExtensionDeclSyntax {
  var extendedNames: [String] {
    var names: [String] = []
    var type = extendedType
    while let member = type.as(MemberTypeSyntax.self) {
      names.insert(member.name.plain, at: 0)
      type = member.baseType
    }
    return [type.as(IdentifierTypeSyntax.self)?.name.plain ?? type.trimmedText] + names
  }
}

extension TokenSyntax {
  var plain: String { text.replacing("`", with: "") }
}
