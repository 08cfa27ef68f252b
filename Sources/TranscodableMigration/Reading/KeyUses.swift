internal import SwiftSyntax

/// Where types of keys are named.
struct KeyUses {
  struct Use {
    let source: MigrationSource
    let offset: Int
    /// What is in front of the dot; nil for a name that stands alone.
    let qualifier: String?
  }

  private var uses: [String: [Use]] = [:]

  /// Looks for the names in all files.
  init(of names: Set<String>, in sources: [MigrationSource]) {
    guard !names.isEmpty else { return }
    for source in sources {
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, names.contains(name) else { continue }
        uses[name, default: []].append(
          Use(
            source: source, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset,
            qualifier: Self.qualifier(of: token)))
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
    // A dot with nothing before it is no use of a type.
    return member.base?.trimmedDescription ?? ""
  }

  /// A use of a type of keys of `group` that is in none of the ranges.
  func first(of name: String, in group: TypeGroup, outside removed: [Removal]) -> Use? {
    (uses[name] ?? []).first { use in
      let isRemoved = removed.contains {
        $0.source === use.source && $0.range.contains(use.offset)
      }
      if isRemoved { return false }
      let isInside = group.parts.contains {
        $0.source === use.source && Syntax($0.node).range.contains(use.offset)
      }
      guard let qualifier = use.qualifier else { return isInside }
      if isInside, qualifier == "Self" { return true }
      return qualifier.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .contains { $0 == group.primary.path.last ?? "" }
    }
  }
}

/// A range of a file that goes.
struct Removal {
  let source: MigrationSource
  let range: Range<Int>
}
