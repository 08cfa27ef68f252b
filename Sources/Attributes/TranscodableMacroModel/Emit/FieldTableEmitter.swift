/// Generates the table of a type's stored properties for formats other than JSON.
struct FieldTableEmitter {
  let plan: CodingPlan

  func member() -> Code? {
    guard !plan.tabulated.isEmpty else { return nil }
    let sides =
      (plan.type.sides.contains(.decode) ? "" : ", decodes: false")
      + (plan.type.sides.contains(.encode) ? "" : ", encodes: false")
    let keys = plan.tabulated.map(\.key).joined(separator: "\0").literal
    let fields = plan.tabulated.map { field -> Code in
      // `\Self.Type` would be a metatype.
      "builder.\(field.isOptional ? "appendOptional" : "append")(\\.\(field.storage))"
    }
    let type = "TranscodableEssentials.__FieldTable"
    return .block(
      "\(plan.witnessModifiers)static var __fieldTable: \(type)",
      ["let builder = \(type).Builder<Self>(\(keys)\(sides))"] + fields + ["return builder.table"])
  }
}
