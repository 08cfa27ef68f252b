extension CodingPlan {
  var witnessModifiers: String { witnessModifiers("") }

  func witnessModifiers(_ others: String) -> String {
    inlineAttribute + deprecation + others + type.access.prefix + isolationPrefix
  }

  var helperModifiers: String { deprecation + isolationPrefix + "private " }

  var accessModifiers: String { inlineAttribute + type.access.prefix }

  var inlineAttribute: String { type.isUsableFromInline ? "@usableFromInline " : "" }

  // In a deprecated function, the compiler accepts deprecated fields and cases without a warning.
  // A subclass calls the functions of an extensible class, which would cause a warning there.
  private var deprecation: String {
    type.usesDeprecatedMembers && !type.isExtensible ? "@available(*, deprecated) " : ""
  }

  var isolationPrefix: String {
    if case .none = isolation { "nonisolated " } else { "" }
  }

  func spelling(of conformance: ConformanceProtocol) -> String {
    // The `CodingDescribed` conformance is always nonisolated.
    if conformance == .codingDescribed { return "nonisolated \(conformance.rawValue)" }
    return switch isolation {
    case .inherited: conformance.rawValue
    case .none: "nonisolated \(conformance.rawValue)"
    // `@preconcurrency` is safe: a decoder isn't sendable, but the initializer doesn't store it.
    case .itself where conformance == .decodable: "@preconcurrency \(conformance.rawValue)"
    case .itself: conformance.rawValue
    case .actor(let name): "@\(name) \(conformance.rawValue)"
    }
  }

  var keyType: String {
    if case .shared = keys { "TranscodableEssentials.CodingFieldKey" } else { "CodingKeys" }
  }

  /// An object that contains only nested objects can't use `CodingKeys`, because `CodingKeys`
  /// doesn't include the keys of nested objects.
  func keyType(of object: PlannedObject) -> String {
    let hasFields = object.members.contains { if case .field = $0 { true } else { false } }
    return hasFields || object.members.isEmpty ? keyType : "TranscodableEssentials.CodingFieldKey"
  }

  func key(of field: PlannedField) -> String {
    if case .elements = layout { return ".init(index: \(field.key))" }
    if case .value = layout { return "\"\"" }
    return if case .shared = keys { field.key.literal } else { "." + field.keyCase }
  }

  /// Returns a clause such as `where T: Swift.Decodable`, or nil if the conformance is
  /// unconditional.
  func whereClause(_ requirement: ConformanceProtocol) -> String? {
    // A table refers to the fields, but doesn't decode them.
    guard !constrained.isEmpty, requirement != .fieldTabulated else { return nil }
    let wanted =
      switch requirement {
      // Visiting the fields decodes them, so the fields must be `Decodable`.
      case .fieldVisiting: ConformanceProtocol.decodable.rawValue
      case .codingDescribed: codability
      default: requirement.rawValue
      }
    let requirements = constrained.map { "\($0): \(wanted)" }
    return "where " + requirements.joined(separator: ", ")
  }

  private var codability: String {
    switch type.sides {
    case .decode: "Swift.Decodable"
    case .encode: "Swift.Encodable"
    default: "Swift.Decodable & Swift.Encodable"
    }
  }
}
