/// What both lanes leave out of a text, or write as null.
extension PlannedField {
  /// The strategy an encoder writes the field by, which writes null too if the field says so.
  var writtenStrategy: String? {
    // Those of cases have to do with reading only.
    if isPayload { return nil }
    guard let strategy, isOptional, writesNull, let type else { return strategy }
    return "Transcodable.__by((\(type)?).self, .optional(\(strategy)))"
  }

  /// `code` under the condition that the field is not left out.
  func unlessOmitted(_ code: Code) -> Code {
    guard let isWritten else { return code }
    return .block("if \(isWritten)", [code])
  }

  /// What holds if the field is not left out; `nil` if nothing is said about it.
  private var isWritten: String? {
    omission.map { "!Transcodable.__holds(\(reference), \($0))" }
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
  /// `body` under the condition that the object has something in it: an empty one around fields that are nil says what nobody
  /// has said.
  func guarded(_ body: [Code]) -> [Code] {
    let conditions = fields.map(\.hasText)
    guard flattenings.isEmpty, !conditions.contains(nil),
      !fields.contains(where: { $0.condition != nil })
    else { return body }
    let parts = conditions.compactMap(\.self)
    let condition = parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " || ")
    return [.block("if \(condition)", body)]
  }
}
