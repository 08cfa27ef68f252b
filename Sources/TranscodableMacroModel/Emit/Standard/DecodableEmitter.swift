/// Writes `init(from:)`, which reads from any decoder.
///
/// Fields are reached through `self`, and initial values are not repeated here, so that the names
/// of the parameter and the local variables can hide nothing of the author's.
struct DecodableEmitter {
  let plan: CodingPlan

  func initializer() -> Code {
    let fields = plan.decodedFields
    let binding = fields.isEmpty ? "_" : "let container"
    let container: Code =
      "\(binding) = try decoder.container(keyedBy: \(plan.keyType).self)"
    let whereClause = plan.isClass ? plan.whereClause(.decodable).map { " " + $0 } ?? "" : ""
    return .block(
      "\(plan.witnessModifiers)init(from decoder: any Swift.Decoder) throws\(whereClause)",
      [container] + fields.map { assignment($0).under($0.condition) })
  }

  private func assignment(_ field: PlannedField) -> Code {
    guard let type = field.type else { return assignmentOfWrapper(field) }
    let key = plan.key(of: field)
    return switch field.presence {
    case .required, .constant:
      "self.\(field.storage) = try container.decode(\(type).self, forKey: \(key))"
    case .optional:
      "self.\(field.storage) = try container.decodeIfPresent(\(type).self, forKey: \(key))"
    case .initialValue:
      """
      if let value = try container.decodeIfPresent(\(type).self, forKey: \(key)) {
        self.\(field.storage) = value
      }
      """
    case .optionalWithInitialValue:
      """
      if container.contains(\(key)) {
        self.\(field.storage) = try container.decodeIfPresent(\(type).self, forKey: \(key))
      }
      """
    }
  }

  // The compiler alone knows the type of a wrapper, and chooses the overload made for it.
  private func assignmentOfWrapper(_ field: PlannedField) -> Code {
    let key = plan.key(of: field)
    if field.presence == .initialValue {
      return """
        self.\(field.storage) = try Transcodable.__decoded(initially: self.\(field.storage)) {
          try container.decodeIfPresent($0, forKey: \(key))
        }
        """
    }
    return """
      self.\(field.storage) = try Transcodable.__decoded {
        try container.decode($0, forKey: \(key))
      }
      """
  }
}
