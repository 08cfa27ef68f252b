/// How both paths omit values or encode them as null.
extension PlannedField {
  /// The field as an expression.
  var reference: String { isPayload ? storage : "self.\(storage)" }

  /// The field as an assignment target.
  var target: String { isPayload ? "let \(storage)" : "self.\(storage)" }

  /// A default in parentheses, with its type if necessary.
  func typed(_ value: String) -> String {
    // Otherwise the compiler would infer an array for the literal.
    guard let type, coding != nil, value.hasPrefix("[") else { return "(\(value))" }
    return "(\(value) as \(type))"
  }

  /// The expression to encode.
  var written: String { nilValue.map { "\(reference) ?? (\($0))" } ?? reference }

  /// Code inside the condition that the field is not omitted.
  func unlessOmitted(_ code: Code) -> Code {
    guard let isWritten else { return code }
    return .block("if \(isWritten)", [code])
  }

  /// The condition that the field is not omitted; nil if it never is.
  private var isWritten: String? {
    switch omission {
    case .whenever(let predicate): "!TranscodableEssentials.__holds(\(reference), \(predicate))"
    case .whenEqual(let value): "!TranscodableEssentials.__isDefault(\(reference), \(value))"
    case nil: nil
    }
  }

  /// The condition that the object isn't empty; nil if it never is.
  fileprivate var hasText: String? {
    let isThere =
      isNullable ? "!\(reference).isAbsent" : omitsNil ? "\(reference) != nil" : nil
    let conditions = [isThere, isWritten].compactMap(\.self)
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }
}

extension PlannedObject {
  /// Code inside the condition that the object isn't empty: an object whose fields are all nil is
  /// omitted.
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
