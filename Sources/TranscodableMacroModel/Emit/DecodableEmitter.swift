import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes `init(from:)`, which reads from any decoder.
///
/// Two underscores start every name the code declares: a field of that name is reached through
/// `self`, and initial values are never repeated here, so nothing of the author's can be hidden.
struct DecodableEmitter {
  let plan: CodingPlan

  func initializer() -> DeclSyntax {
    let fields = plan.fields.filter { $0.presence != .constant }
    let statements = fields.map { Conditional(assignment($0), condition: $0.condition) }
    let container: CodeBlockItemSyntax =
      fields.isEmpty
      ? "_ = try __decoder.container(keyedBy: CodingKeys.self)"
      : "let __container = try __decoder.container(keyedBy: CodingKeys.self)"
    let whereClause = plan.isClass ? plan.whereClause(conformingTo: "Decodable") : nil
    return """
      \(raw: plan.access.prefix)nonisolated init(from __decoder: any Swift.Decoder) throws \
      \(whereClause){
        \(CodeBlockItemListSyntax.lines([Conditional(container, condition: nil)] + statements))
      }
      """
  }

  private func assignment(_ field: PlannedField) -> CodeBlockItemSyntax {
    guard let type = field.type else { return assignmentOfInferredType(field) }
    let value = type.wrapped ?? type
    let key = field.keyCase
    return switch field.presence {
    case .required, .constant:
      "self.\(field.storage) = try __container.decode(\(type).self, forKey: .\(key))"
    case .optional:
      "self.\(field.storage) = try __container.decodeIfPresent(\(value).self, forKey: .\(key))"
    case .initialValue:
      """
      if let __value = try __container.decodeIfPresent(\(value).self, forKey: .\(key)) {
        self.\(field.storage) = __value
      }
      """
    case .optionalWithInitialValue:
      """
      if __container.contains(.\(key)) {
        self.\(field.storage) = try __container.decodeIfPresent(\(value).self, forKey: .\(key))
      }
      """
    }
  }

  // The compiler knows the type where the text does not spell it.
  private func assignmentOfInferredType(_ field: PlannedField) -> CodeBlockItemSyntax {
    switch field.presence {
    case .required, .constant, .optional:
      """
      self.\(field.storage) = try Transcodable.__decoded {
        try __container.decode($0, forKey: .\(field.keyCase))
      }
      """
    case .initialValue, .optionalWithInitialValue:
      """
      self.\(field.storage) = try Transcodable.__decoded(initially: self.\(field.storage)) {
        try __container.decodeIfPresent($0, forKey: .\(field.keyCase))
      }
      """
    }
  }
}
