internal import TranscodableJSON
internal import TranscodableSchema

/// The conversion of the strings in a form to the kinds of values that a schema requires.
///
/// Each string that the schema rejects is replaced by the other values it can represent, in turn. If
/// the schema also rejects these values, the string remains.
struct FormConversion {
  private let validator: JSON.SchemaValidator
  private static let maximumRoundCount = 16
  private static let maximumFailureCount = 1 << 16
  /// The keywords that can depend on the kind of a value.
  private static let keywords: Set = [
    "type", "enum", "const", "anyOf", "oneOf", "not", "if", "then", "else",
  ]

  init(_ validator: JSON.SchemaValidator) { self.validator = validator }

  func converted(_ form: JSON) -> JSON {
    var value = form
    var attempts: [JSON.Pointer: [JSON]] = [:]
    for _ in 0..<Self.maximumRoundCount {
      var hasChanged = false
      for failure in validator.failures(in: value, limit: Self.maximumFailureCount)
      where Self.keywords.contains(failure.keyword) {
        let pointer = failure.instance
        let remaining = attempts[pointer] ?? value[pointer].map(Self.attempts) ?? []
        guard let next = remaining.first else { continue }
        value[pointer] = next
        attempts[pointer] = Array(remaining.dropFirst())
        hasChanged = true
      }
      if !hasChanged { break }
    }
    return value
  }

  /// The other values that a string represents, and the string itself.
  private static func attempts(_ value: JSON) -> [JSON] {
    guard case .string(let string) = value else { return [] }
    let scalar =
      FormScalars.number(string) ?? FormScalars.boolean(string) ?? (string.isEmpty ? .null : nil)
    return [scalar, .array([value]), value].compactMap(\.self)
  }
}
