struct LayoutEmitter {
  let plan: CodingPlan

  // Every layout is decoded from a keyed container. For arrays and single values, an adapter
  // provides the container.
  func standardInitializer() -> Code { DecodableEmitter(plan: plan).initializer() }

  func standardFunction() -> Code {
    switch plan.layout {
    case .object, .rawValue, .cases: EncodableEmitter(plan: plan).function()
    case .elements, .value: KeylessEncodableEmitter(plan: plan).function()
    }
  }

  func directInitializer() -> Code { JSONDecodableEmitter(plan: plan).initializer() }

  func directDecodeFunction() -> Code {
    switch plan.layout {
    case .object, .rawValue, .cases: JSONDecodableEmitter(plan: plan).function()
    case .elements, .value: KeylessJSONEmitter(plan: plan).decodeFunction()
    }
  }

  func directEncodeFunction() -> Code {
    switch plan.layout {
    case .object, .rawValue, .cases: JSONEncodableEmitter(plan: plan).function()
    case .elements, .value: KeylessJSONEmitter(plan: plan).encodeFunction()
    }
  }
}

extension CodingPlan {
  var decodingContainer: String {
    switch layout {
    case .object, .rawValue, .cases: "try decoder.container(keyedBy: \(keyType(of: decoded)).self)"
    case .elements: "try TranscodableEssentials.__elements(of: decoder)"
    case .value: "TranscodableEssentials.__value(of: decoder)"
    }
  }

  var isKeyless: Bool {
    switch layout {
    case .object, .rawValue, .cases: false
    case .elements, .value: true
    }
  }
}

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
