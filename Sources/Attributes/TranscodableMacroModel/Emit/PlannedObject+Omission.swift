/// How both paths omit values, or encode them as null.
extension PlannedField {
  /// The field as an expression.
  var reference: String { isPayload ? storage : "self.\(storage)" }

  /// The field as the target of an assignment.
  var target: String { isPayload ? "let \(storage)" : "self.\(storage)" }

  /// Returns a default in parentheses, with its type if the type is necessary.
  func typed(_ value: String) -> String {
    // Without the type, the compiler would infer an array for the literal.
    guard let type, coding != nil, value.hasPrefix("[") else { return "(\(value))" }
    return "(\(value) as \(type))"
  }

  /// The expression to encode.
  var written: String { nilValue.map { "\(reference) ?? (\($0))" } ?? reference }

  /// Returns code inside a condition that is true if the field is not omitted.
  func unlessOmitted(_ code: Code) -> Code {
    guard let isWritten else { return code }
    return .block("if \(isWritten)", [code])
  }

  /// The condition that is true if the field is not omitted; nil if it is never omitted.
  private var isWritten: String? {
    switch omission {
    case .whenever(let predicate): "!TranscodableEssentials.__holds(\(reference), \(predicate))"
    case .whenEqual(let value): "!TranscodableEssentials.__isDefault(\(reference), \(value))"
    case .whenNil: "\(reference) != nil"
    case nil: nil
    }
  }

  /// The condition that is true if the object isn't empty; nil if it is never empty.
  fileprivate var hasText: String? {
    let isThere =
      isNullable ? "!\(reference).isAbsent" : omitsNil ? "\(reference) != nil" : nil
    let conditions = [isThere, isWritten == isThere ? nil : isWritten].compactMap(\.self)
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }
}

extension PlannedObject {
  /// Returns code inside a condition that is true if the object isn't empty.
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
