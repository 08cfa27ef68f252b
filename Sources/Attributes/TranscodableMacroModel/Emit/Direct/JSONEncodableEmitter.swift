struct JSONEncodableEmitter {
  let plan: CodingPlan

  func function() -> Code {
    .block(
      "\(plan.witnessModifiers)func encode(to writer: inout TranscodableEssentials.JSONWriter)",
      CompletionEmitter(plan: plan).beforeWriting() + ["writer.beginObject()"]
        + VersionEmitter(plan: plan).writing()
        + statements(plan.encoded) + ["writer.endObject()"]
        + CompletionEmitter(plan: plan).afterWriting())
  }

  func statements(_ object: PlannedObject) -> [Code] {
    object.members.flatMap { member -> [Code] in
      switch member {
      case .field(let field): return [statement(field).under(field.condition)]
      case .object(let inner):
        guard let component = inner.component else { return [] }
        return inner.guarded(
          ["writer.beginObject(\(component.key.escapedForJSON.literal))"] + statements(inner)
            + ["writer.endObject()"])
      case .flattened: return []
      }
    }
  }

  private func statement(_ field: PlannedField) -> Code {
    let method = field.omitsNil ? "writeOptional" : "write"
    let key = field.key.escapedForJSON.literal
    guard let strategy = field.writtenStrategy else {
      let name = field.line == nil ? method : "__\(method)Field"
      return field.unlessOmitted("writer.\(name)(\(key), \(field.written))")
    }
    if field.isNullable {
      return .block(
        "if !\(field.reference).isAbsent",
        ["writer.__write(\(key), \(field.written), by: \(strategy))"])
    }
    return field.unlessOmitted("writer.__\(method)(\(key), \(field.written), by: \(strategy))")
  }
}

struct RawValueEmitter {
  let plan: CodingPlan

  func decodeFunction() -> Code {
    .block(
      "\(plan.witnessModifiers)static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self?",
      [reading])
  }

  private var reading: Code {
    guard case .rawValue(_, let cases) = plan.layout, !cases.isEmpty else {
      return "reader.readRawValue(Self.self)"
    }
    let known = cases.map { ".\($0)" }.joined(separator: ", ")
    return "reader.__readRawValue(Self.self, known: [\(known)])"
  }

  func encodeFunction() -> Code {
    .block(
      "\(plan.witnessModifiers)func encode(to writer: inout TranscodableEssentials.JSONWriter)",
      ["writer.write(self.rawValue)"])
  }
}
