struct EncodableEmitter: ObjectDialect {
  let plan: CodingPlan

  var body: [Code] {
    let isUsed = plan.encoded.needsContainer || InheritanceEmitter(plan: plan).needsContainer
    let container: Code =
      """
      \(isUsed ? "var container" : "_") = encoder.container(\
      keyedBy: \(plan.keyType(of: plan.encoded)).self)
      """
    return VersionEmitter(type: plan.type).encoding() + [container]
      + statements(of: plan.encoded, coder: "encoder")
  }

  func opening(of scope: ObjectScope) -> [Code] {
    let isOutermost = scope.object.component == nil
    return FlatteningEmitter(plan: plan, scope: scope).encodingOpening()
      + (isOutermost ? InheritanceEmitter(plan: plan).encoding() : [])
  }

  func field(_ field: PlannedField, in scope: ObjectScope) -> Code? {
    if let wrapper = field.wrapper {
      return field.unlessOmitted(wrapper.encoding(field.storage))
    }
    return EncodingTarget.container(scope.container).encode(field, forKey: plan.key(of: field))
  }

  func flattened(_ field: PlannedFlattening, in scope: ObjectScope) -> Code? {
    "try object.\(field.isRest ? "encodeRest" : "encode")(self.\(field.storage))"
  }

  func object(
    _ inner: ObjectScope, at key: KeyLocation.Component, in scope: ObjectScope, _ members: [Code]
  ) -> [Code] {
    let (name, type) = (inner.container, plan.keyType(of: inner.object))
    let opening: [Code] =
      inner.object.flattenings.isEmpty
      ? [
        """
        var \(name) = \(scope.container).nestedContainer(keyedBy: \(type).self, \
        forKey: \(key.key.literal))
        """
      ]
      : [
        "let shared = \(scope.container).superEncoder(forKey: \(key.key.literal))",
        """
        \(inner.object.hasKeys ? "var \(name)" : "_") = shared.container(keyedBy: \(type).self)
        """,
      ]
    return inner.object.guarded(opening + members)
  }
}

extension PlannedObject {
  var hasKeys: Bool { members.count > flattenings.count }
}

extension PlannedWrapper {
  func decoding(_ storage: String) -> Code {
    "try self.\(storage).__decode(property: \(arguments), from: decoder)"
  }

  func encoding(_ storage: String) -> Code {
    "try self.\(storage).__encode(property: \(arguments), to: encoder)"
  }

  private var arguments: String {
    let objects = objects.map(\.literal).joined(separator: ", ")
    return key.literal + (objects.isEmpty ? "" : ", in: [\(objects)]")
  }
}
