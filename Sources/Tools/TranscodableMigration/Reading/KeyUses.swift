internal import SwiftSyntax
internal import TranscodableMacroModel

struct KeyUses {
  struct Use {
    let source: MigrationSource
    let offset: Int
    let qualifier: String?
  }

  private struct QualifiedName: Hashable {
    let name: String
    let qualifier: String
  }

  private var alone: [ObjectIdentifier: [(name: String, use: Use)]] = [:]
  private var qualified: [QualifiedName: [Use]] = [:]

  init(of names: Set<String>, in sources: [MigrationSource]) {
    guard !names.isEmpty else { return }
    for source in sources {
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, names.contains(name) else { continue }
        let qualifier = Self.qualifier(of: token)
        let use = Use(
          source: source, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset,
          qualifier: qualifier)
        if qualifier == nil || qualifier == "Self" {
          alone[ObjectIdentifier(source), default: []].append((name, use))
          continue
        }
        for word in Self.owners(in: qualifier ?? "") {
          qualified[QualifiedName(name: name, qualifier: String(word)), default: []].append(use)
        }
      }
    }
  }

  /// Returns the names that may own the member.
  ///
  /// In `Outer.Inner.CodingKeys`, only `Inner` owns the keys. If a qualifier has generic arguments,
  /// any of its names may own them.
  private static func owners(in qualifier: String) -> Set<Substring> {
    let words = qualifier.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let isPath = qualifier.allSatisfy { $0.isLetter || $0.isNumber || "_.`".contains($0) }
    return Set(isPath ? words.suffix(1) : words[...])
  }

  private static func qualifier(of token: TokenSyntax) -> String? {
    if let member = token.parent?.as(MemberTypeSyntax.self) {
      return member.baseType.trimmedText
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    else { return nil }
    // After a leading dot, the name is a member rather than a use of the key type.
    return member.base?.trimmedText ?? ""
  }

  func first(of name: String, in group: TypeGroup, outside removed: [Removal]) -> Use? {
    let inside = group.parts.flatMap { part in
      let node = Syntax(part.node)
      let hidden = node.children(viewMode: .sourceAccurate).flatMap {
        Self.scopes(in: $0, of: name)
      }
      return (alone[ObjectIdentifier(part.source)] ?? []).filter { item in
        item.name == name && node.range.contains(item.use.offset)
          && !hidden.contains { $0.contains(item.use.offset) }
      }.map(\.use)
    }
    let qualifiedName = QualifiedName(name: name, qualifier: group.primary.path.last ?? "")
    return (inside + (qualified[qualifiedName] ?? [])).first { use in
      !removed.contains { $0.source === use.source && $0.range.contains(use.offset) }
    }
  }
}

extension KeyUses {
  /// Returns the ranges of nested types that declare their own type with the name.
  fileprivate static func scopes(in node: Syntax, of name: String) -> [Range<Int>] {
    if let group = node.asProtocol((any DeclGroupSyntax).self),
      group.memberBlock.members.contains(where: { $0.decl.declaredTypeName == name })
    {
      return [node.range]
    }
    return node.children(viewMode: .sourceAccurate).flatMap { scopes(in: $0, of: name) }
  }
}

extension DeclSyntax {
  fileprivate var declaredTypeName: String? {
    if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = self.as(StructDeclSyntax.self) { return type.name.text }
    return self.as(TypeAliasDeclSyntax.self)?.name.text
  }
}

struct Removal {
  let source: MigrationSource
  let range: Range<Int>
}
