/// A local variable in generated code that holds a field until the whole object has been read.
struct DirectSlot {
  let field: PlannedField
  let name: String
  let type: String
  let variable: String

  init(_ field: PlannedField, type: String, index: Int, isWide: Bool) {
    self.field = field
    self.type = type
    name = "field\(index)"
    let group = index / WideFields.groupSize
    variable = isWide ? "\(WideFields.variable).group\(group).\(name)" : name
  }

  var isRequired: Bool { field.isRequired }

  /// A literal such as `0` for a required scalar.
  ///
  /// An optional variable would be slower.
  private var placeholder: String? {
    isRequired && field.coding == nil ? field.placeholder : nil
  }

  var needsUnwrapping: Bool { isRequired && placeholder == nil }

  var declaration: Code {
    if let placeholder { return "var \(name): \(type) = \(placeholder)" }
    return "var \(name): \(slotType)"
  }

  private var slotType: String {
    if field.isNullable, field.coding != nil {
      return
        "TranscodableEssentials.CodableNullable<\(field.coding.map(\.nullableContent) ?? type)>?"
    }
    return tellsNullFromMissing ? "\(type)??" : "\(type)?"
  }

  private var tellsNullFromMissing: Bool {
    field.isOptional && field.presence.onNull == .none && field.presence.onMissing != .none
  }

  var parameterType: String { isRequired ? type : slotType }

  func reading(into key: String, next: String) -> [Code] {
    if field.coding != nil || field.isNullable || tellsNullFromMissing {
      return [plainReading, "\(key) = reader.__nextMember(\(next))"]
    }
    guard field.presence.onNull == .fail else {
      return ["\(key) = reader.__readOptionalField(&\(variable), \(next))"]
    }
    return isRequired
      ? ["\(key) = reader.__readField(&\(variable), \(next))"]
      : [plainReading, "\(key) = reader.__nextMember(\(next))"]
  }

  var plainReading: Code {
    if let strategy = field.strategy { return "\(variable) = \(value(by: strategy))" }
    let optional = "reader.readOptional(\(type).self)"
    if field.isNullable || field.presence.onNull == .fail {
      return "\(variable) = reader.read(\(type).self)"
    }
    return tellsNullFromMissing ? "\(variable) = .some(\(optional))" : "\(variable) = \(optional)"
  }

  private func value(by strategy: String) -> String {
    if case .value(let value) = field.presence.onMissing, let failures = field.recoverable {
      let strategy =
        field.isOptional ? ".optional(\(strategy))" : field.elementStrategy ?? strategy
      return "reader.__read(by: \(strategy), default: \(value), for: \(failures))"
    }
    if field.isNullable { return "reader.__readNullable(by: \(strategy))" }
    if field.presence.onNull == .fail, !field.ignoresFailures {
      return "reader.__read(by: \(strategy))"
    }
    let method = field.ignoresFailures ? "__readIfValid" : "__readIfPresent"
    let present = "reader.\(method)(by: \(strategy))"
    return tellsNullFromMissing ? ".some(\(present))" : present
  }

  var value: String {
    switch field.presence.onMissing {
    case .none where field.isNullable: "\(variable) ?? .absent"
    case .value(let value): "\(variable) ?? (\(value))"
    default: variable
    }
  }

  var assignment: Code {
    guard isWide else {
      return field.presence.onMissing == .keep
        ? "if let \(name) { self.\(field.storage) = \(name) }"
        : "self.\(field.storage) = \(value)"
    }
    if field.presence.onMissing == .keep {
      return "if let \(name) = \(variable) { self.\(field.storage) = \(name) }"
    }
    return needsUnwrapping
      ? "self.\(field.storage) = \(WideFields.type).take(&\(variable))"
      : "self.\(field.storage) = \(value)"
  }

  private var isWide: Bool { variable != name }
}
