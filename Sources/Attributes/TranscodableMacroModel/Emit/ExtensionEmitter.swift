import SwiftSyntax

struct ExtensionEmitter {
  let type: TypeModel

  func declaration(
    _ members: [Code], conformances: [String], whereClause: String? = nil
  ) -> ExtensionDeclSyntax {
    let attributes = type.availability.map {
      AttributeListSyntax.Element.attribute($0.trimmed.with(\.trailingTrivia, .newline))
    }
    let inherited = conformances.joined(separator: ", ")
    let clauses = (inherited.isEmpty ? "" : ": " + inherited) + (whereClause.map { " " + $0 } ?? "")
    return ExtensionDeclSyntax(
      attributes: AttributeListSyntax(attributes),
      extensionKeyword: .keyword(.extension, trailingTrivia: .space),
      extendedType: IdentifierTypeSyntax(
        name: .identifier(type.qualifiedName + clauses, trailingTrivia: .space)),
      memberBlock: MemberBlockSyntax(
        members: MemberBlockItemListSyntax(
          members.enumerated().map { index, member in
            MemberBlockItemSyntax(
              leadingTrivia: .newlines(index == 0 ? 1 : 2),
              decl: DeclSyntax.verbatim(member.indented()))
          }),
        rightBrace: .rightBraceToken(leadingTrivia: members.isEmpty ? [] : .newline)))
  }
}

extension DeclSyntax {
  static func verbatim(_ code: Code) -> DeclSyntax {
    DeclSyntax(MissingDeclSyntax(placeholder: .identifier(code.text)))
  }
}

/// Generates `CodingKeys` for types whose hand-written `init(from:)` or `encode(to:)` needs it.
struct CodingKeysEmitter {
  let plan: CodingPlan

  func declarations() -> [Code] {
    guard case .codingKeys(isGenerated: true) = plan.keys else { return [] }
    let rawType = plan.namedFields.isEmpty ? "" : "Swift.String, "
    return [
      .block(
        "nonisolated private enum CodingKeys: \(rawType)Swift.CodingKey",
        plan.namedFields.map { declaration(of: $0).under($0.condition) })
    ]
  }

  private func declaration(of field: PlannedField) -> Code {
    "case \(field.keyCase) = \(field.key.literal)"
  }
}
