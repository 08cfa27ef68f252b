/// Writes `encode(to:)` of the direct lane.
struct JSONEncodableEmitter {
  let plan: CodingPlan

  func function() -> Code {
    .block(
      "\(plan.witnessModifiers)func encode(to writer: inout Transcodable.JSONWriter)",
      ["writer.beginObject()"] + plan.fields.map { statement($0).under($0.condition) }
        + ["writer.endObject()"])
  }

  private func statement(_ field: PlannedField) -> Code {
    let method = field.isOptional ? "writeOptional" : "write"
    return "writer.\(method)(\(field.key.escapedForJSON.literal), self.\(field.storage))"
  }
}
