internal import TranscodableJSON

/// The kinds of the texts at each location in forms, which determine how samples are converted.
///
/// A text becomes a number or a Boolean only if all texts at its location are.
struct FormTexts {
  private struct Kinds {
    var areNumbers = true
    var areBooleans = true
    var isArray = false
  }

  private var kinds: [[String]: Kinds] = [:]

  /// Adds the texts of a form.
  mutating func add(_ form: JSON) { add(form, at: []) }

  private mutating func add(_ value: JSON, at path: [String]) {
    switch value {
    case .string(let text):
      // In another form, the key may be repeated; then this text is an element.
      note(text, at: path)
      note(text, at: path + ["*"])
    case .array(let elements):
      kinds[path, default: Kinds()].isArray = true
      for element in elements { add(element, at: path + ["*"]) }
    case .object(let members): for (key, value) in members { add(value, at: path + [key]) }
    case .null, .bool, .number: break
    }
  }

  private mutating func note(_ text: String, at path: [String]) {
    // An empty text can be a missing value of any kind.
    if text.isEmpty { return }
    var kinds = kinds[path] ?? Kinds()
    kinds.areNumbers = kinds.areNumbers && Self.number(text) != nil
    kinds.areBooleans = kinds.areBooleans && Self.boolean(text) != nil
    self.kinds[path] = kinds
  }

  /// Returns a form whose texts are converted.
  func converted(_ form: JSON) -> JSON { converted(form, at: []) }

  private func converted(_ value: JSON, at path: [String]) -> JSON {
    switch value {
    case .string(let text):
      guard let kinds = kinds[path] else { return value }
      if kinds.isArray { return .array([converted(value, at: path + ["*"])]) }
      if kinds.areNumbers { return Self.number(text) ?? .null }
      return kinds.areBooleans ? Self.boolean(text) ?? .null : value
    case .array(let elements): return .array(elements.map { converted($0, at: path + ["*"]) })
    case .object(let members):
      let members = members.map { (key: $0.key, value: converted($0.value, at: path + [$0.key])) }
      return .object(JSON.Object(members))
    case .null, .bool, .number: return value
    }
  }

  /// Returns the number in a text, or `nil` if it has leading zeros, as codes have.
  static func number(_ text: String) -> JSON? { JSON.Number(text).map { .number($0) } }

  static func boolean(_ text: String) -> JSON? {
    text == "true" ? true : text == "false" ? false : nil
  }
}
