struct FieldExpression {
  private let field: PlannedField
  private let container: String
  /// The key to decode: the main key, or the first alias that the object contains.
  let key: String
  /// Whether the code must compile even if the type isn't `Decodable`; that is reported elsewhere.
  var acceptsAnyType = false

  init(_ field: PlannedField, of plan: CodingPlan, in container: String) {
    self.field = field
    self.container = container
    let key = plan.key(of: field)
    let aliases = field.aliases.map(\.literal).joined(separator: ", ")
    self.key =
      aliases.isEmpty
      ? key : "\(container).__key(forKey: \(key), aliases: [\(aliases)], in: decoder)"
  }

  private var type: String { field.strategy ?? "\(field.type ?? "").self" }

  var isThere: String { "\(container).contains(\(key))" }

  var value: String { value(key) }

  func value(_ key: String) -> String {
    // For optionals, `decode` warns that the macro didn't recognize the type as optional.
    let plain = acceptsAnyType || field.isOptionalInside ? "__decodeField" : "decode"
    let method =
      field.coding == nil ? plain : field.isNullable ? "__decodeNullable" : "__decode"
    return "try \(container).\(method)(\(type), forKey: \(key))"
  }

  var valueIfPresent: String { valueIfPresent(key) }

  func valueIfPresent(_ key: String) -> String {
    if field.ignoresFailures { return "\(container).__decodeIfValid(\(type), forKey: \(key))" }
    let plain = acceptsAnyType ? "__decodeFieldIfPresent" : "decodeIfPresent"
    let method = field.coding == nil ? plain : "__decodeIfPresent"
    return "try \(container).\(method)(\(type), forKey: \(key))"
  }

  func valueOfKey(_ key: String) -> String {
    switch field.presence.onNull {
    case .fail: value(key)
    case .none: field.isNullable ? value(key) : valueIfPresent(key)
    case .asMissing: valueIfPresent(key)
    }
  }

  func value(default value: String, for failures: String) -> String {
    let type =
      field.isOptional ? ".optional(\(field.strategy ?? ""))" : field.elementStrategy ?? type
    return
      "try \(container).__decode(\(type), forKey: \(key), default: \(value), for: \(failures))"
  }
}
