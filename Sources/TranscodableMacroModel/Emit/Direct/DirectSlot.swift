/// The variable the direct lane reads a field into.
struct DirectSlot {
  let field: PlannedField
  let name: String
  let type: String

  init(_ field: PlannedField, type: String, index: Int) {
    self.field = field
    self.type = type
    name = "field\(index)"
  }

  var isRequired: Bool { field.isRequired }

  /// A value to start with, for types so simple that an optional would cost more.
  private var placeholder: String? {
    guard isRequired, field.strategy == nil else { return nil }
    switch type.withoutStandardModule {
    case "String": return "\"\""
    case "Bool": return "false"
    case "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "UInt128", "Float", "Double":
      return "0"
    default: return nil
    }
  }

  /// Whether the value has to be unwrapped before it can be assigned.
  var needsUnwrapping: Bool { isRequired && placeholder == nil }

  /// `var field1: Author?`.
  var declaration: Code {
    if let placeholder { return "var \(name): \(type) = \(placeholder)" }
    return "var \(name): \(slotType)"
  }

  /// The type of the variable, when it has no placeholder.
  private var slotType: String {
    tellsNullFromMissing ? "\(type)??" : "\(type)?"
  }

  private var tellsNullFromMissing: Bool {
    switch field.presence {
    case .optionalWithInitialValue, .optionalWithDefaultValue: true
    default: false
    }
  }

  /// The type of the parameter the value is handed on in.
  var parameterType: String { isRequired ? type : slotType }

  /// Reads the value and goes on to the next member.
  ///
  /// - Parameters:
  ///   - key: The variable with the word of the next key.
  ///   - next: What is expected to come next, as the last arguments of a call.
  /// - Returns: The statements.
  func reading(into key: String, next: String) -> [Code] {
    if let strategy = field.strategy {
      return ["\(name) = \(value(by: strategy))", "\(key) = reader.nextMember(\(next))"]
    }
    return switch field.presence {
    case .nullable, .nullableWithInitialValue:
      ["\(name) = reader.read(\(type).self)", "\(key) = reader.nextMember(\(next))"]
    case .required, .constant: ["\(key) = reader.readField(&\(name), \(next))"]
    case .optional, .initialValue, .defaultValue:
      ["\(key) = reader.readOptionalField(&\(name), \(next))"]
    case .optionalWithInitialValue, .optionalWithDefaultValue:
      [
        "\(name) = .some(reader.readOptional(\(type).self))",
        "\(key) = reader.nextMember(\(next))",
      ]
    }
  }

  /// Reads the value, wherever it stands.
  var plainReading: Code {
    if let strategy = field.strategy { return "\(name) = \(value(by: strategy))" }
    return switch field.presence {
    case .required, .nullable, .nullableWithInitialValue, .constant:
      "\(name) = reader.read(\(type).self)"
    case .optional, .initialValue, .defaultValue:
      "\(name) = reader.readOptional(\(type).self)"
    case .optionalWithInitialValue, .optionalWithDefaultValue:
      "\(name) = .some(reader.readOptional(\(type).self))"
    }
  }

  /// The value as a strategy reads it.
  func value(by strategy: String) -> String {
    let method = field.ignoresFailures ? "__readIfValid" : "__readIfPresent"
    let present = "reader.\(method)(by: \(strategy))"
    switch field.presence {
    case .required, .nullable, .nullableWithInitialValue, .constant:
      return "reader.__read(by: \(strategy))"
    case .optional, .initialValue: return present
    case .optionalWithInitialValue: return ".some(\(present))"
    case .defaultValue(let value):
      guard let failures = field.recoverable else { return present }
      return "reader.__read(by: \(strategy), default: \(value), for: \(failures))"
    case .optionalWithDefaultValue(let value):
      guard let failures = field.recoverable else { return ".some(\(present))" }
      return
        "reader.__read(by: .optional(\(strategy)), default: \(value), for: \(failures))"
    }
  }

  /// The value of the field, where the variable has one for all fields that are needed.
  var value: String {
    switch field.presence {
    case .required, .constant, .optional, .initialValue, .optionalWithInitialValue,
      .nullableWithInitialValue:
      name
    case .nullable: "\(name) ?? .absent"
    case .defaultValue(let value), .optionalWithDefaultValue(let value): "\(name) ?? (\(value))"
    }
  }

  /// Hands the value on to the field.
  var assignment: Code {
    switch field.presence {
    case .initialValue, .optionalWithInitialValue, .nullableWithInitialValue:
      "if let \(name) { self.\(field.storage) = \(name) }"
    default: "self.\(field.storage) = \(value)"
    }
  }
}
