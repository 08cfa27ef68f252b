import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes `encode(to:)`, which writes to any encoder.
struct EncodableEmitter {
  let plan: CodingPlan

  func function() -> DeclSyntax {
    let statements = plan.fields.map { Conditional(statement($0), condition: $0.condition) }
    let binding = plan.fields.isEmpty ? "_" : "var container"
    let container = Conditional<CodeBlockItemSyntax>(
      "\(raw: binding) = encoder.container(keyedBy: \(plan.keyType).self)", condition: nil)
    return """
      \(raw: plan.witnessModifiers)func encode(to encoder: any Swift.Encoder) throws {
        \(CodeBlockItemListSyntax.lines([container] + statements))
      }
      """
  }

  private func statement(_ field: PlannedField) -> CodeBlockItemSyntax {
    let method: TokenSyntax = field.isOptional ? "encodeIfPresent" : "encode"
    return "try container.\(method)(self.\(field.storage), forKey: \(plan.key(of: field)))"
  }
}
