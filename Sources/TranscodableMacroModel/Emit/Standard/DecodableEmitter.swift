/// Writes `init(from:)`, which reads from any decoder.
///
/// Fields are reached through `self`, and initial values are not repeated here, so that the names
/// of the parameter and the local variables can hide nothing of the author's.
struct DecodableEmitter {
  let plan: CodingPlan

  func initializer() -> Code {
    var names = ContainerNames()
    let binding = plan.decoded.members.isEmpty ? "_" : "let container"
    let container: Code =
      "\(binding) = try decoder.container(keyedBy: \(plan.keyType(of: plan.decoded)).self)"
    let whereClause = plan.isClass ? plan.whereClause(.decodable).map { " " + $0 } ?? "" : ""
    return .block(
      "\(plan.witnessModifiers)init(from decoder: any Swift.Decoder) throws\(whereClause)",
      [container] + statements(plan.decoded, container: names.next(), &names) + refusal)
  }

  /// Reads the fields of an object and of the objects in it.
  func statements(
    _ object: PlannedObject, container: String, _ names: inout ContainerNames
  ) -> [Code] {
    var statements: [Code] = []
    for member in object.members {
      switch member {
      case .field(let field):
        statements.append(assignment(field, in: container).under(field.condition))
      case .object(let inner):
        guard let place = inner.place, !inner.isConstant else { continue }
        let name = names.next()
        let method = place.indexes.isEmpty && inner.isRequired ? "nestedContainer" : "__container"
        let rest =
          (place.indexes.isEmpty ? "" : ", at: \(place.indexes)")
          + (method == "__container" ? ", isRequired: \(inner.isRequired)" : "")
        statements.append(
          """
          let \(name) = try \(container).\(method)(keyedBy: \(plan.keyType(of: inner)).self, \
          forKey: \(place.key.literal)\(rest))
          """)
        statements += self.statements(inner, container: name, &names)
      }
    }
    return statements
  }

  private func assignment(_ field: PlannedField, in container: String) -> Code {
    // The tag of a case, which has been read before.
    if field.isPayload, field.presence == .constant { return Code([]) }
    guard let type = field.type else { return assignmentOfWrapper(field, in: container) }
    let key = key(of: field, in: container)
    let place = "\(field.strategy ?? "\(type).self"), forKey: \(key)"
    let decode = field.strategy == nil ? "decode" : "__decode"
    let decodeIfPresent =
      field.ignoresFailures
      ? "\(container).__decodeIfValid(\(place))" : "try \(container).\(decode)IfPresent(\(place))"
    return switch field.presence {
    case .required, .nullable, .constant:
      "\(field.target) = try \(container).\(decode)(\(place))"
    case .optional:
      "\(field.target) = \(decodeIfPresent)"
    case .initialValue:
      """
      if let value = \(decodeIfPresent) {
        self.\(field.storage) = value
      }
      """
    case .optionalWithInitialValue:
      """
      if \(container).contains(\(key)) {
        self.\(field.storage) = \(decodeIfPresent)
      }
      """
    case .defaultValue(let value):
      if let failures = field.recoverable {
        "\(field.target) = try \(container).__decode(\(place), default: \(value), for: \(failures))"
      } else {
        "\(field.target) = \(decodeIfPresent) ?? (\(value))"
      }
    case .optionalWithDefaultValue(let value):
      if let failures = field.recoverable {
        """
        \(field.target) = try \(container).__decode(\
        .optional(\(field.strategy ?? "")), forKey: \(key), default: \(value), for: \(failures))
        """
      } else {
        "\(field.target) = \(container).contains(\(key)) ? \(decodeIfPresent) : (\(value))"
      }
    }
  }

  /// The key, or the first alias of it that is there.
  private func key(of field: PlannedField, in container: String) -> String {
    let key = plan.key(of: field)
    guard !field.aliases.isEmpty else { return key }
    let aliases = field.aliases.map(\.literal).joined(separator: ", ")
    return "\(container).__key(forKey: \(key), aliases: [\(aliases)])"
  }

  // The compiler alone knows the type of a wrapper, and chooses the overload made for it.
  private func assignmentOfWrapper(_ field: PlannedField, in container: String) -> Code {
    let key = key(of: field, in: container)
    if field.presence == .initialValue {
      return """
        self.\(field.storage) = try Transcodable.__decoded(initially: self.\(field.storage)) {
          try \(container).decodeIfPresent($0, forKey: \(key))
        }
        """
    }
    return """
      self.\(field.storage) = try Transcodable.__decoded {
        try \(container).decode($0, forKey: \(key))
      }
      """
  }

  /// Looks for keys that no field has.
  private var refusal: [Code] {
    guard plan.refusesUnknownKeys else { return [] }
    return ["try Transcodable.__refuseUnknownKeys(in: decoder, \(plan.decoded.knownKeys))"]
  }
}

/// The names of the containers in a function: `container`, `container1`, and so on.
struct ContainerNames {
  private var count = 0

  mutating func next() -> String {
    defer { count += 1 }
    return count == 0 ? "container" : "container\(count)"
  }
}

extension PlannedObject {
  /// Whether all that is in it is the tag of a case, which has been read before.
  fileprivate var isConstant: Bool {
    fields.allSatisfy { $0.isPayload && $0.presence == .constant }
  }

  /// The keys of the object and of the objects in it, as the literal of a tree.
  var knownKeys: String {
    let keys = members.map { member in
      switch member {
      case .field(let field): ([field.key] + field.aliases).map { "\($0.literal): [:]" }
      case .object(let object): ["\(object.place?.key.literal ?? ""): \(object.knownKeys)"]
      }
    }
    return keys.isEmpty ? "[:]" : "[\(keys.joined().joined(separator: ", "))]"
  }
}
