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
  private var method: String { field.strategy == nil ? "decode" : "__decode" }

  /// Whether the key is there.
  var isThere: String { "\(container).contains(\(key))" }

  /// Decodes the value that has to be there.
  var value: String { value(key) }

  /// Decodes the value that has to be there, under a key that has been found out.
  func value(_ key: String) -> String { "try \(container).\(method)(\(type), forKey: \(key))" }

  /// Decodes the value, if there is one.
  var valueIfPresent: String { valueIfPresent(key) }

  /// Decodes the value, if there is one under a key that has been found out.
  func valueIfPresent(_ key: String) -> String {
    field.ignoresFailures
      ? "\(container).__decodeIfValid(\(type), forKey: \(key))"
      : "try \(container).\(method)IfPresent(\(type), forKey: \(key))"
  }

  /// Decodes the value, or takes a default after some failures.
  func value(default value: String, for failures: String, isOptional: Bool) -> String {
    let type = isOptional ? ".optional(\(field.strategy ?? ""))" : type
    return
      "try \(container).__decode(\(type), forKey: \(key), default: \(value), for: \(failures))"
  }
}
