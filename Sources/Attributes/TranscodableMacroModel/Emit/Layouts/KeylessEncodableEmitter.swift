struct KeylessEncodableEmitter {
  let plan: CodingPlan

  func function() -> Code {
    let kind =
      if case .value = plan.layout { "singleValueContainer" } else { "unkeyedContainer" }
    let fields = plan.encoded.fields
    let opening: Code = "\(fields.isEmpty ? "_" : "var container") = encoder.\(kind)()"
    let completion = CompletionEmitter(plan: plan)
    return .block(
      "\(plan.witnessModifiers)func encode(to encoder: any Swift.Encoder) throws",
      completion.beforeEncoding() + [opening] + fields.map(statement)
        + completion.afterEncoding())
  }

  private func statement(_ field: PlannedField) -> Code {
    guard let strategy = field.writtenStrategy else {
      return "try container.encode(\(field.written))"
    }
    return "try container.__encode(\(field.written), by: \(strategy))"
  }
}
