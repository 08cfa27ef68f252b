/// How the value of a field is asked for in the standard lane.
struct FieldExpression {
  private let field: PlannedField
  private let container: String
  /// The key, or the first alias of it that is there.
  let key: String

  init(_ field: PlannedField, of plan: CodingPlan, in container: String) {
    self.field = field
    self.container = container
    let key = plan.key(of: field)
    let aliases = field.aliases.map(\.literal).joined(separator: ", ")
    self.key =
      aliases.isEmpty
      ? key : "\(container).__key(forKey: \(key), aliases: [\(aliases)], in: decoder)"
  }

  /// The type of the value, or the strategy.
  private var type: String { field.strategy ?? "\(field.type ?? "").self" }

  /// Whether the key is there.
  var isThere: String { "\(container).contains(\(key))" }

  /// Decodes the value that has to be there.
  var value: String { value(key) }

  /// Decodes the value that has to be there, under a key that has been found out.
  func value(_ key: String) -> String {
    let method =
      field.coding == nil ? "decode" : field.isNullable ? "__decodeNullable" : "__decode"
    return "try \(container).\(method)(\(type), forKey: \(key))"
  }

  /// Decodes the value, if there is one.
  var valueIfPresent: String { valueIfPresent(key) }

  /// Decodes the value, if there is one under a key that has been found out.
  func valueIfPresent(_ key: String) -> String {
    if field.ignoresFailures { return "\(container).__decodeIfValid(\(type), forKey: \(key))" }
    let method = field.coding == nil ? "decodeIfPresent" : "__decodeIfPresent"
    return "try \(container).\(method)(\(type), forKey: \(key))"
  }

  /// Decodes what there is under a key, if only the key is there.
  func valueOfKey(_ key: String) -> String {
    switch field.presence.onNull {
    case .fail: value(key)
    case .none: field.isNullable ? value(key) : valueIfPresent(key)
    case .asMissing: valueIfPresent(key)
    }
  }

  /// Decodes the value, or takes a default after some failures.
  func value(default value: String, for failures: String) -> String {
    let type =
      field.isOptional ? ".optional(\(field.strategy ?? ""))" : field.elementStrategy ?? type
    return
      "try \(container).__decode(\(type), forKey: \(key), default: \(value), for: \(failures))"
  }
}
