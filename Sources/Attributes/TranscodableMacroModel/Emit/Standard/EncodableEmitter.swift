struct EncodableEmitter {
  let plan: CodingPlan

  var body: [Code] {
    var names = ContainerNames()
    let inheritance = InheritanceEmitter(plan: plan)
    let isUsed = plan.encoded.needsContainer || inheritance.needsContainer
    let container: Code =
      """
      \(isUsed ? "var container" : "_") = encoder.container(\
      keyedBy: \(plan.keyType(of: plan.encoded)).self)
      """
    return VersionEmitter(type: plan.type).encoding() + [container]
      + statements(
        plan.encoded, container: names.next(), encoder: "encoder",
        superclass: inheritance.encoding(), &names)
  }

  func statements(
    _ object: PlannedObject, container: String, encoder: String, superclass: [Code] = [],
    _ names: inout ContainerNames
  ) -> [Code] {
    let flattening = FlatteningEmitter(plan: plan, object: object)
    var statements = flattening.encodingOpening(encoder) + superclass
    for member in object.members {
      switch member {
      case .field(let field):
        statements.append(statement(field, in: container).under(field.condition))
      case .object(let inner):
        guard let component = inner.component else { continue }
        let name = names.next()
        let opening: Code =
          """
          var \(name) = \(container).nestedContainer(keyedBy: \(plan.keyType(of: inner)).self, \
          forKey: \(component.key.literal))
          """
        let body =
          (inner.flattenings.isEmpty ? [opening] : sharedOpening(inner, component, name, container))
          + self.statements(inner, container: name, encoder: "shared", &names)
        statements += inner.guarded(body)
      case .flattened(let field):
        statements.append(flattening.encoding(field))
      }
    }
    return statements
  }

  private func sharedOpening(
    _ object: PlannedObject, _ component: KeyLocation.Component, _ name: String, _ container: String
  ) -> [Code] {
    let binding = object.hasKeys ? "var \(name)" : "_"
    return [
      "let shared = \(container).superEncoder(forKey: \(component.key.literal))",
      "\(binding) = shared.container(keyedBy: \(plan.keyType(of: object)).self)",
    ]
  }

  private func statement(_ field: PlannedField, in container: String) -> Code {
    if let wrapper = field.wrapper {
      return field.unlessOmitted(wrapper.encoding(field.storage))
    }
    let method = field.omitsNil ? "encodeIfPresent" : "encode"
    let key = plan.key(of: field)
    guard let strategy = field.writtenStrategy else {
      let call: Code = "try \(container).\(method)(\(field.written), forKey: \(key))"
      return field.unlessOmitted(call.at(field.line))
    }
    if field.isNullable {
      return .block(
        "if !\(field.reference).isAbsent",
        [
          "try \(container).__encode(\(field.written), by: \(strategy), forKey: \(key))"
        ])
    }
    return field.unlessOmitted(
      "try \(container).__\(method)(\(field.written), by: \(strategy), forKey: \(key))")
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
