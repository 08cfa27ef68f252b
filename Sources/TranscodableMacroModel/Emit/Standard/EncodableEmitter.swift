/// Writes `encode(to:)`, which writes to any encoder.
struct EncodableEmitter {
  let plan: CodingPlan

  func function() -> Code {
    var names = ContainerNames()
    let binding = plan.encoded.members.isEmpty ? "_" : "var container"
    let container: Code =
      "\(binding) = encoder.container(keyedBy: \(plan.keyType(of: plan.encoded)).self)"
    return .block(
      "\(plan.witnessModifiers)func encode(to encoder: any Swift.Encoder) throws",
      [container] + statements(plan.encoded, container: names.next(), &names))
  }

  /// Writes the fields of an object and of the objects in it.
  func statements(
    _ object: PlannedObject, container: String, _ names: inout ContainerNames
  ) -> [Code] {
    var statements: [Code] = []
    for member in object.members {
      switch member {
      case .field(let field):
        statements.append(statement(field, in: container).under(field.condition))
      case .object(let inner):
        guard let place = inner.place else { continue }
        let name = names.next()
        let opening: Code =
          """
          var \(name) = \(container).nestedContainer(keyedBy: \(plan.keyType(of: inner)).self, \
          forKey: \(place.key.literal))
          """
        let body = [opening] + self.statements(inner, container: name, &names)
        statements += inner.guarded(body)
      }
    }
    return statements
  }

  private func statement(_ field: PlannedField, in container: String) -> Code {
    let method = field.isOptional && !field.writesNull ? "encodeIfPresent" : "encode"
    let key = plan.key(of: field)
    guard let strategy = field.writtenStrategy else {
      return field.unlessOmitted(
        "try \(container).\(method)(\(field.reference), forKey: \(key))")
    }
    return field.unlessOmitted(
      "try \(container).__\(method)(\(field.reference), by: \(strategy), forKey: \(key))")
  }
}
