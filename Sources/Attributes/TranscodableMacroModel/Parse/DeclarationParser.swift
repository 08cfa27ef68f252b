import SwiftSyntax

struct DeclarationParser {
  let attribute: AttributeSyntax
  let sides: CodingSides
  let declaration: any DeclGroupSyntax
  let type: TypeSyntax
  let missing: Set<ConformanceProtocol>
  /// The enclosing declarations, innermost first.
  let lexicalContext: [Syntax]
  let reporter: Reporter
  var locate: (Syntax) -> SourceLine? = { _ in nil }

  /// Parts of the declaration that aren't supported are reported and left out.
  func parse() -> TypeModel {
    let members = MemberParser(members: declaration.memberBlock.members).parse()
    return TypeModel(
      kind: kind(members),
      name: name,
      qualifiedName: type.trimmedText,
      access: access,
      availability: availability,
      globalActor: globalActor,
      isNonisolated: declaration.modifiers.contains {
        $0.name.tokenKind == .keyword(.nonisolated)
      },
      genericParameters: genericParameters,
      nestedTypes: nestedTypes,
      inheritance: declaration.inheritanceClause,
      isDecodableAlready: !missing.contains(.decodable),
      attribute: CodableAttribute(attribute, reporter: reporter),
      tags: declaration.attributes.written.first { $0.name == "CodingTag" }
        .map { TagAttribute($0) },
      profiles: declaration.attributes.written.filter { $0.name == "CodingProfile" }
        .compactMap { ProfileAttribute($0) },
      sides: sides,
      handWritten: members.handWritten,
      fields: members.fields,
      cases: members.cases,
      uncodedMembers: members.uncodedMembers,
      hooks: members.hooks,
      canMigrate: members.canMigrate,
      hasInitializer: members.hasInitializer,
      codingKeys: members.codingKeys,
      origin: Syntax(declaration),
      locate: locate,
      isNested: lexicalContext.isInsideType,
      isInExtension: isInExtension,
      isInGenericContext: isInGenericContext,
      isHidden: isHidden)
  }

  // A public extension can only extend a public type.
  private var isInExtension: Bool {
    lexicalContext.compactMap { $0.as(ExtensionDeclSyntax.self) }
      .contains { $0.modifiers.accessLevel == nil }
  }

  private var isInGenericContext: Bool {
    ([Syntax(declaration)] + lexicalContext).contains { context in
      context.is(ExtensionDeclSyntax.self)
        || context.asProtocol((any WithGenericParametersSyntax).self)?
          .genericParameterClause != nil
    }
  }

  // An extension at file scope can't access private nested types.
  private var isHidden: Bool {
    let groups = lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    return ([declaration] + groups).dropLast().contains { $0.modifiers.privateKeyword != nil }
  }

  private func kind(_ members: MemberParser) -> TypeModel.Kind {
    switch Syntax(declaration).as(SyntaxEnum.self) {
    case .structDecl: return .structure
    case .classDecl(let declaration):
      let isFinal = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
      return isFinal ? .finalClass : .extensibleClass(keyword: declaration.classKeyword)
    case .enumDecl(let declaration):
      return rawType(of: declaration, members).map { .rawEnumeration(rawType: $0) }
        ?? .enumeration
    case .actorDecl: return .actor
    default: return .unsupported(Syntax(declaration).kindOfDeclaration)
    }
  }

  // The first inherited type can be a raw type or a protocol. It is a raw type if it has the name
  // of a standard library type, or if a case has a raw value.
  private func rawType(of declaration: EnumDeclSyntax, _ members: MemberParser) -> String? {
    guard let first = declaration.inheritanceClause?.inheritedTypes.first else { return nil }
    let name = first.type.trimmedText
    let isRawType =
      StandardType(name) != nil
      || ["Character", "Float16", "Float80"].contains(name.withoutStandardModule)
      || members.cases.contains { $0.origin.rawValue != nil }
    return isRawType ? name : nil
  }

  private var name: String {
    declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainName
      ?? type.trimmedText
  }

  private var access: AccessLevel {
    // Without a modifier, generated members are no more visible than the type.
    if declaration.modifiers.isFileprivateOrPrivate { return .inherited }
    var access = writtenAccess(declaration, in: lexicalContext.first)
    for (index, context) in lexicalContext.enumerated() {
      guard let context = context.asProtocol((any DeclGroupSyntax).self) else { continue }
      if context.modifiers.isFileprivateOrPrivate { return .fileprivate }
      // The visibility of the extended type is unknown here, so it is ignored.
      if context.is(ExtensionDeclSyntax.self) { continue }
      access = access.limited(
        by: writtenAccess(context, in: lexicalContext.dropFirst(index + 1).first))
    }
    return access
  }

  // Members of an extension inherit its access level.
  private func writtenAccess(
    _ declaration: any DeclGroupSyntax, in context: Syntax?
  ) -> AccessLevel {
    declaration.modifiers.accessLevel
      ?? context?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel ?? .inherited
  }

  private var availability: [AttributeSyntax] {
    let around = lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self) }
    let lists = [declaration.attributes] + around.map(\.attributes)
    return lists.flatMap(\.written).filter { $0.name == "available" }
  }

  // Macros can't look up attributes, so global actors are recognized by the conventional name.
  private var globalActor: String? {
    declaration.attributes.written.first { $0.name.hasSuffix("Actor") && $0.arguments == nil }?
      .attributeName.trimmedText
  }

  // A nested type can also use the type parameters of its enclosing types.
  private var nestedTypes: [String: MemberBlockSyntax] {
    let types = declaration.memberBlock.members.compactMap { item in
      item.decl.asProtocol((any DeclGroupSyntax).self)
    }
    return Dictionary(
      types.compactMap { type in
        type.asProtocol((any NamedDeclSyntax).self).map { ($0.name.text, type.memberBlock) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private var genericParameters: [String] {
    let around = lexicalContext.compactMap {
      $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    }
    let own = Syntax(declaration).asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    return ([own].compactMap(\.self) + around).flatMap { clause in
      clause.parameters.filter { !$0.isPackOrValue }.map(\.name.text)
    }
  }
}

extension GenericParameterSyntax {
  // Matches `each T` and `let count: Int`. The name of the syntax node differs between versions of
  // swift-syntax.
  fileprivate var isPackOrValue: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.each), .keyword(.let)].contains($0.tokenKind)
    }
  }
}

extension DeclModifierListSyntax {
  var accessLevel: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return .public
      case .keyword(.package): return .package
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return .inherited
      default: continue
      }
    }
    return nil
  }

  var isFileprivateOrPrivate: Bool {
    contains {
      $0.detail == nil && [.keyword(.fileprivate), .keyword(.private)].contains($0.name.tokenKind)
    }
  }

  var privateKeyword: TokenSyntax? {
    first { $0.detail == nil && $0.name.tokenKind == .keyword(.private) }?.name
  }

  var isStatic: Bool {
    contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}
