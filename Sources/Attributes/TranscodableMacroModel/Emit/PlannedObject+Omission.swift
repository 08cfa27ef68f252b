/// What both lanes leave out of a text, or write as null.
extension PlannedField {
  /// The field in an expression.
  var reference: String { isPayload ? storage : "self.\(storage)" }

  /// The field where it gets its value.
  var target: String { isPayload ? "let \(storage)" : "self.\(storage)" }

  /// What stands in for a value, in parentheses.
  func typed(_ value: String) -> String {
    // Beside a value of a strategy the compiler takes a literal for an array.
    guard let type, coding != nil, value.hasPrefix("[") else { return "(\(value))" }
    return "(\(value) as \(type))"
  }

  /// What an encoder writes, in an expression.
  var written: String { nilValue.map { "\(reference) ?? (\($0))" } ?? reference }

  /// `code` under the condition that the field is not left out.
  func unlessOmitted(_ code: Code) -> Code {
    guard let isWritten else { return code }
    return .block("if \(isWritten)", [code])
  }

  /// What holds if the field is not left out; `nil` if nothing is said about it.
  private var isWritten: String? {
    switch omission {
    case .whenever(let predicate): "!TranscodableEssentials.__holds(\(reference), \(predicate))"
    case .whenEqual(let value): "!TranscodableEssentials.__isDefault(\(reference), \(value))"
    case nil: nil
    }
  }

  /// What holds if there is anything to write; `nil` if there always is.
  fileprivate var hasText: String? {
    let isThere =
      isNullable ? "!\(reference).isAbsent" : omitsNil ? "\(reference) != nil" : nil
    let conditions = [isThere, isWritten].compactMap(\.self)
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }
}

extension PlannedObject {
  /// `body` under the condition that the object has something in it: an empty one around fields that are nil says what is
  /// not there.
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
