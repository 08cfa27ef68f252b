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
