/// Expressions that decode the value of a field on the container path.
struct FieldExpression {
  private let field: PlannedField
  private let container: String
  /// The key to decode: the main key, or the first alias that the object contains.
  let key: String
  /// Whether the code compiles for any type of the field, because the error is reported elsewhere.
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

  /// The type of the value, or its strategy.
  private var type: String { field.strategy ?? "\(field.type ?? "").self" }

  var isThere: String { "\(container).contains(\(key))" }

  /// Decodes a required value.
  var value: String { value(key) }

  /// Decodes a required value for a key that is stored in a variable.
  func value(_ key: String) -> String {
    let plain = acceptsAnyType ? "__decodeField" : "decode"
    let method =
      field.coding == nil ? plain : field.isNullable ? "__decodeNullable" : "__decode"
    return "try \(container).\(method)(\(type), forKey: \(key))"
  }

  /// Decodes an optional value.
  var valueIfPresent: String { valueIfPresent(key) }

  /// Decodes an optional value for a key that is stored in a variable.
  func valueIfPresent(_ key: String) -> String {
    if field.ignoresFailures { return "\(container).__decodeIfValid(\(type), forKey: \(key))" }
    let plain = acceptsAnyType ? "__decodeFieldIfPresent" : "decodeIfPresent"
    let method = field.coding == nil ? plain : "__decodeIfPresent"
    return "try \(container).\(method)(\(type), forKey: \(key))"
  }

  /// Decodes the value, which may be null, for a key that the object contains.
  func valueOfKey(_ key: String) -> String {
    switch field.presence.onNull {
    case .fail: value(key)
    case .none: field.isNullable ? value(key) : valueIfPresent(key)
    case .asMissing: valueIfPresent(key)
    }
  }

  /// Decodes the value, or uses a default for some failures.
  func value(default value: String, for failures: String) -> String {
    let type =
      field.isOptional ? ".optional(\(field.strategy ?? ""))" : field.elementStrategy ?? type
    return
      "try \(container).__decode(\(type), forKey: \(key), default: \(value), for: \(failures))"
  }
}
