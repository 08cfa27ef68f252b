import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes `encode(to:)`, which writes to any encoder.
struct EncodableEmitter {
  let plan: CodingPlan

  func function() -> DeclSyntax {
    let statements = plan.fields.map { Conditional(statement($0), condition: $0.condition) }
    let container: CodeBlockItemSyntax =
      plan.fields.isEmpty
      ? "_ = __encoder.container(keyedBy: CodingKeys.self)"
      : "var __container = __encoder.container(keyedBy: CodingKeys.self)"
    return """
      \(raw: plan.access.prefix)nonisolated func encode(to __encoder: any Swift.Encoder) throws {
        \(CodeBlockItemListSyntax.lines([Conditional(container, condition: nil)] + statements))
      }
      """
  }

  private func statement(_ field: PlannedField) -> CodeBlockItemSyntax {
    let isOptional = field.type?.isOptional ?? false
    let method: TokenSyntax = isOptional ? "encodeIfPresent" : "encode"
    return "try __container.\(method)(self.\(field.storage), forKey: .\(field.keyCase))"
  }
}
