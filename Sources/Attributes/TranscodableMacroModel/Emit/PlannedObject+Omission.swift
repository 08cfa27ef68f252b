/// Code that omits values or encodes them as null, for both the direct path and the container path.
extension PlannedField {
  /// An expression that refers to the field.
  var reference: String { isPayload ? storage : "self.\(storage)" }

  /// The left side of an assignment to the field.
  var target: String { isPayload ? "let \(storage)" : "self.\(storage)" }

  /// Returns a default value in parentheses, with its type if the compiler needs it.
  func typed(_ value: String) -> String {
    // Without the type, the compiler would infer an array from the literal, even for a set.
    guard let type, coding != nil, value.hasPrefix("[") else { return "(\(value))" }
    return "(\(value) as \(type))"
  }

  /// The expression that is encoded for the field.
  var written: String { nilValue.map { "\(reference) ?? (\($0))" } ?? reference }

  /// Returns code that runs only if the field is encoded.
  func unlessOmitted(_ code: Code) -> Code {
    guard let isWritten else { return code }
    return .block("if \(isWritten)", [code])
  }

  /// A condition that is true if the field is encoded, or nil if it is always encoded.
  private var isWritten: String? {
    switch omission {
    case .whenever(let predicate): "!TranscodableEssentials.__holds(\(reference), \(predicate))"
    case .whenEqual(let value): "!TranscodableEssentials.__isDefault(\(reference), \(value))"
    case .whenNil: "\(reference) != nil"
    case nil: nil
    }
  }

  /// A condition that is true if the field has a value to encode, or nil if it always has one.
  fileprivate var hasText: String? {
    let isThere =
      isNullable ? "!\(reference).isAbsent" : omitsNil ? "\(reference) != nil" : nil
    let conditions = [isThere, isWritten == isThere ? nil : isWritten].compactMap(\.self)
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }
}

extension PlannedObject {
  /// Returns code that runs only if at least one field of the object has a value to encode.
  ///
  /// An object whose fields are all nil is omitted.
  func guarded(_ body: [Code]) -> [Code] {
    let conditions = fields.map(\.hasText)
    guard !hasFlattenings, !conditions.contains(nil),
      !fields.contains(where: { $0.condition != nil })
    else { return body }
    let parts = conditions.compactMap(\.self)
    let condition = parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " || ")
    return [.block("if \(condition)", body)]
  }
}
