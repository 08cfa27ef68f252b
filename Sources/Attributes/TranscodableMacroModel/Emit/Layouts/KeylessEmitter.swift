/// Generates the code for the layouts without keys: elements of an array, and a single value.
struct KeylessEmitter {
  let plan: CodingPlan

  private var slots: [DirectSlot] { DirectObject(plan.decoded).slots }

  private var isArray: Bool { if case .elements = plan.layout { true } else { false } }

  var encoding: [Code] {
    let kind = isArray ? "unkeyedContainer" : "singleValueContainer"
    let fields = plan.encoded.fields
    return ["\(fields.isEmpty ? "_" : "var container") = encoder.\(kind)()"]
      + fields.map {
        EncodingTarget.container("container").encode($0.written, by: $0.writtenStrategy)
      }
  }

  var writing: [Code] {
    let fields = plan.encoded.fields.map {
      EncodingTarget.writer.encode($0.written, by: $0.writtenStrategy)
    }
    return isArray ? ["writer.beginArray()"] + fields + ["writer.endArray()"] : fields
  }

  var reading: [Code] {
    let slots = slots
    let unwrapped = slots.filter(\.needsUnwrapping).map { "let \($0.name)" }
    let conditions = (["!reader.hasFailed"] + unwrapped).joined(separator: ", ")
    let values = slots.isEmpty ? "()" : slots.map(\.name).joined(separator: ", ")
    return slots.map(\.declaration)
      + (isArray ? elements(slots) : slots.map { $0.plainReading })
      + ["guard \(conditions) else { return nil }"]
      + [CompletionEmitter(type: plan.type).returning("Self(__direct: \(values))")]
  }

  private func elements(_ slots: [DirectSlot]) -> [Code] {
    let hasRequired = slots.contains(where: \.isRequired)
    // If there are hooks that can throw, the location has already been saved.
    let isNoted = CompletionEmitter(type: plan.type).canFail || !hasRequired
    let start: [Code] = isNoted ? [] : ["let start = reader.offset"]
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
}
