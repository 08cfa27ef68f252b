extension PlannedField {
  var reference: String { isPayload ? storage : "self.\(storage)" }

  var target: String { isPayload ? "let \(storage)" : "self.\(storage)" }

  func typed(_ value: String) -> String {
    // Without the type, the compiler would infer an array or an `Int` from the literal.
    guard let type, coding != nil, value.isCollectionOrNumber else { return "(\(value))" }
    return "(\(value) as \(type))"
  }

  var written: String { nilValue.map { "\(reference) ?? (\($0))" } ?? reference }

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

extension String {
  /// Whether the expression is the literal of a collection or a number.
  fileprivate var isCollectionOrNumber: Bool {
    hasPrefix("[") || !isEmpty && allSatisfy { $0.isNumber || "-._".contains($0) }
  }
}
