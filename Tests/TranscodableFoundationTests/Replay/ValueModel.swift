/// A JSON value with the same operations as `JSON`, which are written as simply as possible: each
/// one builds a new value.
indirect enum ValueModel {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([ValueModel])
  case object([(key: String, value: ValueModel)])

  /// The compact JSON; strings and keys in the checks need no escapes.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  var members: [(key: String, value: ValueModel)]? {
    if case .object(let members) = self { members } else { nil }
  }

  // MARK: - Subscripts

  func member(_ key: String) -> ValueModel? { members?.first { $0.key == key }?.value }

  func element(_ index: Int) -> ValueModel? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func setting(_ value: ValueModel?, forKey key: String) -> ValueModel {
    guard let members else {
      if isNull, let value { return .object([(key, value)]) }
      return self
    }
    guard members.contains(where: { $0.key == key }) else {
      return .object(members + (value.map { [(key, $0)] } ?? []))
    }
    return .object(
      members.compactMap { member in
        member.key == key ? value.map { (member.key, $0) } : member
      })
  }

  func setting(_ value: ValueModel?, at index: Int) -> ValueModel {
    guard case .array(let elements) = self else { return self }
    if index == elements.count { return .array(elements + (value.map { [$0] } ?? [])) }
    return .array(
      elements.indices.compactMap { $0 == index ? value : elements[$0] })
  }

  // MARK: - Pointers

  func value(at tokens: ArraySlice<String>) -> ValueModel? {
    guard let first = tokens.first else { return self }
    return step(first)?.value(at: tokens.dropFirst())
  }

  func setting(_ value: ValueModel?, at tokens: ArraySlice<String>) -> ValueModel {
    guard let first = tokens.first else { return value ?? .null }
    let isLast = tokens.count == 1
    let inner = isLast ? value : step(first)?.setting(value, at: tokens.dropFirst())
    if !isLast, inner == nil { return self }
    switch self {
    case .object: return setting(inner, forKey: first)
    case .array(let elements):
      if isLast, first == "-" { return setting(inner, at: elements.count) }
      return Self.index(first).map { setting(inner, at: $0) } ?? self
    default: return self
    }
  }

  private func step(_ token: String) -> ValueModel? {
    switch self {
    case .object: member(token)
    case .array: Self.index(token).flatMap { element($0) }
    default: nil
    }
  }

  private static func index(_ token: String) -> Int? {
    guard let index = Int(token), "\(index)" == token, index >= 0 else { return nil }
    return index
  }

  // MARK: - Patches

  /// Applies a merge patch as RFC 7396 specifies it.
  func patched(with patch: ValueModel) -> ValueModel {
    guard let changes = patch.members else { return patch }
    var result = members == nil ? .object([]) : self
    for (key, change) in changes {
      result = result.setting(
        change.isNull ? nil : (result.member(key) ?? .null).patched(with: change), forKey: key)
    }
    return result
  }
}
