/// Writes `encode(to:)`, which writes to any encoder.
struct EncodableEmitter {
  let plan: CodingPlan

  func function() -> Code {
    let binding = plan.fields.isEmpty ? "_" : "var container"
    let container: Code = "\(binding) = encoder.container(keyedBy: \(plan.keyType).self)"
    return .block(
      "\(plan.witnessModifiers)func encode(to encoder: any Swift.Encoder) throws",
      [container] + plan.fields.map { statement($0).under($0.condition) })
  }

  private func statement(_ field: PlannedField) -> Code {
    let method = field.isOptional ? "encodeIfPresent" : "encode"
    return "try container.\(method)(self.\(field.storage), forKey: \(plan.key(of: field)))"
  }
}
