import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the `CodingKeys` that members written by hand expect to find.
struct CodingKeysEmitter {
  let plan: CodingPlan

  func declarations() -> [DeclSyntax] {
    guard case .codingKeys(isGenerated: true) = plan.keys else { return [] }
    guard !plan.fields.isEmpty else {
      return ["nonisolated private enum CodingKeys: Swift.CodingKey {}"]
    }
    let cases = plan.fields.map {
      Conditional(MemberBlockItemSyntax(decl: declaration(of: $0)), condition: $0.condition)
    }
    return [
      """
      nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
        \(MemberBlockItemListSyntax.lines(cases))
      }
      """
    ]
  }

  private func declaration(of field: PlannedField) -> DeclSyntax {
    if field.keyCase.plainName == field.key {
      return "case \(field.keyCase)"
    }
    return "case \(field.keyCase) = \(ExprSyntax.string(field.key))"
  }
}
