struct JSONEncodableEmitter {
  let plan: CodingPlan

  var body: [Code] {
    ["writer.beginObject()"] + VersionEmitter(type: plan.type).writing()
      + statements(plan.encoded) + ["writer.endObject()"]
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
