/// Generates the table of a type's stored properties for formats other than JSON.
struct FieldTableEmitter {
  let plan: CodingPlan

  func member() -> Code? {
    guard !plan.tabulated.isEmpty else { return nil }
    let table = "TranscodableEssentials.__FieldTable"
    let sides =
      (plan.sides.contains(.decode) ? "" : ", decodes: false")
      + (plan.sides.contains(.encode) ? "" : ", encodes: false")
    let fields = plan.tabulated.map { field -> Code in
      "\(field.isOptional ? ".optional" : ".init")(\(field.key.literal), \\Self.\(field.storage)),"
    }
    return .block(
      "\(plan.witnessModifiers)static var __fieldTable: \(table)",
      ["\(table)(["] + fields.map { $0.indented() } + ["]\(sides))"])
  }
}
