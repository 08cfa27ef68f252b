/// Expressions that decode the value of a field on the container path.
struct FieldExpression {
  private let field: PlannedField
  private let container: String
  /// The key to decode: the main key, or the first alias that the object contains.
  let key: String
  /// Whether the code must compile for any field type, because the error is reported elsewhere.
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

  /// The strategy that decodes the value, or the type of the value if there is no strategy.
  private var type: String { field.strategy ?? "\(field.type ?? "").self" }

  var isThere: String { "\(container).contains(\(key))" }

  /// An expression that decodes a required value.
  var value: String { value(key) }

  /// Returns an expression that decodes a required value for the given key expression.
  func value(_ key: String) -> String {
    let plain = acceptsAnyType ? "__decodeField" : "decode"
    let method =
      field.coding == nil ? plain : field.isNullable ? "__decodeNullable" : "__decode"
    return "try \(container).\(method)(\(type), forKey: \(key))"
  }

  /// An expression that decodes an optional value.
  var valueIfPresent: String { valueIfPresent(key) }

  /// Returns an expression that decodes an optional value for the given key expression.
  func valueIfPresent(_ key: String) -> String {
    if field.ignoresFailures { return "\(container).__decodeIfValid(\(type), forKey: \(key))" }
    let plain = acceptsAnyType ? "__decodeFieldIfPresent" : "decodeIfPresent"
    let method = field.coding == nil ? plain : "__decodeIfPresent"
    return "try \(container).\(method)(\(type), forKey: \(key))"
  }

  /// Returns an expression that decodes a value for a key that is present.
  ///
  /// The value may be null.
  func valueOfKey(_ key: String) -> String {
    switch field.presence.onNull {
    case .fail: value(key)
    case .none: field.isNullable ? value(key) : valueIfPresent(key)
    case .asMissing: valueIfPresent(key)
    }
  }

  /// Returns an expression that decodes the value, or uses a default after the given failures.
  func value(default value: String, for failures: String) -> String {
    let type =
      field.isOptional ? ".optional(\(field.strategy ?? ""))" : field.elementStrategy ?? type
    return
      "try \(container).__decode(\(type), forKey: \(key), default: \(value), for: \(failures))"
  }
}
