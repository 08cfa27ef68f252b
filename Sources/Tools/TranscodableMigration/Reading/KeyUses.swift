internal import SwiftSyntax

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
        let words = (qualifier ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for word in Set(words) {
          qualified[QualifiedName(name: name, qualifier: String(word)), default: []].append(use)
        }
      }
    }
  }

  private static func qualifier(of token: TokenSyntax) -> String? {
    if let member = token.parent?.as(MemberTypeSyntax.self) {
      return member.baseType.trimmedDescription
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    else { return nil }
    // After a leading dot, the name is a member rather than a use of the key type.
    return member.base?.trimmedDescription ?? ""
  }

  func first(of name: String, in group: TypeGroup, outside removed: [Removal]) -> Use? {
    let inside = group.parts.flatMap { part in
      (alone[ObjectIdentifier(part.source)] ?? []).filter {
        $0.name == name && Syntax(part.node).range.contains($0.use.offset)
      }.map(\.use)
    }
    let qualifiedName = QualifiedName(name: name, qualifier: group.primary.path.last ?? "")
    return (inside + (qualified[qualifiedName] ?? [])).first { use in
      !removed.contains { $0.source === use.source && $0.range.contains(use.offset) }
    }
  }
}

struct Removal {
  let source: MigrationSource
  let range: Range<Int>
}
