internal import SwiftSyntax

/// Where types of keys are named.
struct KeyUses {
  struct Use {
    let source: MigrationSource
    let offset: Int
    /// What is in front of the dot; nil for a name that stands alone.
    let qualifier: String?
  }

  /// The names of keys and of a type whose uses are looked for.
  private struct Place: Hashable {
    let name: String
    let qualifier: String
  }

  /// Those that stand alone, by their files.
  private var alone: [ObjectIdentifier: [(name: String, use: Use)]] = [:]
  /// Those after a type, by each name that is spelled there.
  private var qualified: [Place: [Use]] = [:]

  /// Looks for the names in all files.
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
          qualified[Place(name: name, qualifier: String(word)), default: []].append(use)
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
    // A dot with nothing before it is not a use of a type.
    return member.base?.trimmedDescription ?? ""
  }

  /// A use of a type of keys of `group` that is in none of the ranges.
  func first(of name: String, in group: TypeGroup, outside removed: [Removal]) -> Use? {
    let inside = group.parts.flatMap { part in
      (alone[ObjectIdentifier(part.source)] ?? []).filter {
        $0.name == name && Syntax(part.node).range.contains($0.use.offset)
      }.map(\.use)
    }
    let place = Place(name: name, qualifier: group.primary.path.last ?? "")
    return (inside + (qualified[place] ?? [])).first { use in
      !removed.contains { $0.source === use.source && $0.range.contains(use.offset) }
    }
  }
}

/// A range of a file that goes.
struct Removal {
  let source: MigrationSource
  let range: Range<Int>
}
