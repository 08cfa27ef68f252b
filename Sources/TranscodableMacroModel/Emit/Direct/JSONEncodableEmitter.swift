import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes `encode(to:)` of the direct lane.
struct JSONEncodableEmitter {
  let plan: CodingPlan

  func function() -> DeclSyntax {
    let members = plan.fields.map { Conditional(statement($0), condition: $0.condition) }
    let begin = Conditional<CodeBlockItemSyntax>("writer.beginObject()", condition: nil)
    let end = Conditional<CodeBlockItemSyntax>("writer.endObject()", condition: nil)
    return """
      \(raw: plan.witnessModifiers)func encode(to writer: inout Transcodable.JSONWriter) {
        \(CodeBlockItemListSyntax.lines([begin] + members + [end]))
      }
      """
  }

  private func statement(_ field: PlannedField) -> CodeBlockItemSyntax {
    let method: TokenSyntax = field.isOptional ? "writeOptional" : "write"
    let key = ExprSyntax.string(field.key.escapedForJSON)
    return "writer.\(method)(\(key), self.\(field.storage))"
  }
}
