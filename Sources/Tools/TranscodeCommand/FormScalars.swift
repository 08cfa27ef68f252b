internal import TranscodableJSON

/// The kinds of the scalars at each location in forms, which determine how samples are converted.
///
/// All scalars of a form are strings. A string is converted to a number or a Boolean only if this is
/// possible for every string at its location.
struct FormScalars {
  private struct Kinds {
    var areNumbers = true
    var areBooleans = true
    var isArray = false
  }

  private var kinds: [[String]: Kinds] = [:]

  /// Adds the scalars of a form.
  mutating func add(_ form: JSON) { add(form, at: []) }

  private mutating func add(_ value: JSON, at path: [String]) {
    switch value {
    case .string(let string):
      // In another form, the key may be repeated. Then this string is an element.
      note(string, at: path)
      note(string, at: path + ["*"])
    case .array(let elements):
      kinds[path, default: Kinds()].isArray = true
      for element in elements { add(element, at: path + ["*"]) }
    case .object(let members): for (key, value) in members { add(value, at: path + [key]) }
    case .null, .bool, .number: break
    }
  }

  private mutating func note(_ string: String, at path: [String]) {
    // An empty string can be a missing value of any kind.
    if string.isEmpty { return }
    var kinds = kinds[path] ?? Kinds()
    kinds.areNumbers = kinds.areNumbers && Self.number(string) != nil
    kinds.areBooleans = kinds.areBooleans && Self.boolean(string) != nil
    self.kinds[path] = kinds
  }

  /// Returns a form whose strings are converted.
  func converted(_ form: JSON) -> JSON { converted(form, at: []) }

  private func converted(_ value: JSON, at path: [String]) -> JSON {
    switch value {
    case .string(let string):
      guard let kinds = kinds[path] else { return value }
      if kinds.isArray { return .array([converted(value, at: path + ["*"])]) }
      if kinds.areNumbers { return Self.number(string) ?? .null }
      return kinds.areBooleans ? Self.boolean(string) ?? .null : value
    case .array(let elements): return .array(elements.map { converted($0, at: path + ["*"]) })
    case .object(let members):
      let members = members.map { (key: $0.key, value: converted($0.value, at: path + [$0.key])) }
      return .object(JSON.Object(members))
    case .null, .bool, .number: return value
    }
  }

  /// Returns the number in a string, or `nil` if it has leading zeros, like a postal code.
  static func number(_ string: String) -> JSON? { JSON.Number(string).map { .number($0) } }

  static func boolean(_ string: String) -> JSON? {
    string == "true" ? true : string == "false" ? false : nil
  }
}
