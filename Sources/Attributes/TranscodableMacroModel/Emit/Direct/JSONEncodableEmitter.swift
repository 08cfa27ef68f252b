struct JSONEncodableEmitter: ObjectDialect {
  let plan: CodingPlan

  var body: [Code] {
    ["writer.beginObject()"] + VersionEmitter(type: plan.type).writing()
      + statements(of: plan.encoded) + ["writer.endObject()"]
  }

  func statements(of object: PlannedObject) -> [Code] { statements(of: object, coder: "writer") }

  func field(_ field: PlannedField, in scope: ObjectScope) -> Code? {
    EncodingTarget.writer.encode(field, forKey: field.key.escapedForJSON.literal)
  }

  // A type with flattened fields has no direct path.
  func flattened(_ field: PlannedFlattening, in scope: ObjectScope) -> Code? { nil }

  func object(
    _ inner: ObjectScope, at key: KeyLocation.Component, in scope: ObjectScope, _ members: [Code]
  ) -> [Code] {
    inner.object.guarded(
      ["writer.beginObject(\(key.key.escapedForJSON.literal))"] + members
        + ["writer.endObject()"])
  }
}
