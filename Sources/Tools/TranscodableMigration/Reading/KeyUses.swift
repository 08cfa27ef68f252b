internal import SwiftSyntax
internal import TranscodableMacroModel

struct KeyUses {
  struct Use {
    let source: MigrationSource
    let token: TokenSyntax

    var offset: Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }
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
        let use = Use(source: source, token: token)
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
    func isKept(_ use: Use) -> Bool {
      !removed.contains { $0.source === use.source && $0.range.contains(use.offset) }
    }
    for part in group.parts {
      let node = Syntax(part.node)
      let range = node.range
      for item in alone[ObjectIdentifier(part.source)] ?? [] where item.name == name {
        let use = item.use
        if range.contains(use.offset), isKept(use), !use.belongsToNestedType(of: node) {
          return use
        }
      }
    }
    let qualifiedName = QualifiedName(name: name, qualifier: group.primary.path.last ?? "")
    return qualified[qualifiedName]?.first(where: isKept)
  }
}

extension KeyUses.Use {
  /// Whether the name refers to a declaration in a type that is nested in `outer`.
  fileprivate func belongsToNestedType(of outer: Syntax) -> Bool {
    let enclosing = sequence(first: Syntax(token), next: \.parent).prefix { $0.id != outer.id }
    return enclosing.contains { node in
      node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        .contains { $0.decl.declaredTypeName == token.text } ?? false
    }
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
