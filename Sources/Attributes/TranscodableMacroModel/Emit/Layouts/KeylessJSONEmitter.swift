struct KeylessJSONEmitter {
  let plan: CodingPlan

  private var slots: [DirectSlot] { DirectObject(plan.decoded).slots }

  private var isArray: Bool { if case .elements = plan.layout { true } else { false } }

  func decodeFunction() -> Code {
    let slots = slots
    let completion = CompletionEmitter(plan: plan)
    let unwrapped = slots.filter(\.needsUnwrapping).map { "let \($0.name)" }
    let conditions = (["!reader.hasFailed"] + unwrapped).joined(separator: ", ")
    let values = slots.isEmpty ? "()" : slots.map(\.name).joined(separator: ", ")
    return .block(
      "\(plan.witnessModifiers)static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self?",
      completion.beforeReading() + slots.map(\.declaration)
        + (isArray ? elements(slots) : slots.map { $0.plainReading })
        + ["guard \(conditions) else { return nil }"]
        + [completion.returning("Self(__direct: \(values))")])
  }

  private func elements(_ slots: [DirectSlot]) -> [Code] {
    let hasRequired = slots.contains(where: \.isRequired)
    // If there are hooks that can throw, the location has already been saved.
    let noted = plan.completion.canFail || !hasRequired
    let start: [Code] = noted ? [] : ["let start = reader.offset"]
    return start + ["var more = reader.beginArray()"]
      + slots.enumerated().flatMap { index, slot in
        let block = Code.block(
          "if more", [slot.plainReading, "more = reader.nextElement()"])
        guard slot.isRequired else { return [block] }
        let failure: Code = "reader.__failElement(\(index), \(slot.type).self, at: start)"
        return [
          Code(
            lines: block.lines.dropLast() + ["} else {"] + failure.indented().lines + ["}"])
        ]
      } + ["reader.__skipElements(more)"]
  }

  func encodeFunction() -> Code {
    let completion = CompletionEmitter(plan: plan)
    let fields = plan.encoded.fields.map(statement)
    return .block(
      "\(plan.witnessModifiers)func encode(to writer: inout TranscodableEssentials.JSONWriter)",
      completion.beforeWriting()
        + (isArray ? ["writer.beginArray()"] + fields + ["writer.endArray()"] : fields)
        + completion.afterWriting())
  }

  private func statement(_ field: PlannedField) -> Code {
    guard let strategy = field.writtenStrategy else {
      return "writer.write(\(field.written))"
    }
    return "writer.__write(\(field.written), by: \(strategy))"
  }
}
