/// Source code fragments that several emitters use.
extension CodingPlan {
  /// The modifiers of a member that implements a protocol requirement.
  var witnessModifiers: String { access.prefix + isolationPrefix }

  /// The prefix `nonisolated ` for nonisolated members, otherwise an empty string.
  var isolationPrefix: String {
    if case .none = isolation { "nonisolated " } else { "" }
  }

  /// Returns the conformance as it is written in an extension.
  func spelling(of conformance: ConformanceProtocol) -> String {
    // The conformance to `CodingDescribed` is always nonisolated.
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

  /// The type of the keys in `init(from:)` and `encode(to:)`.
  var keyType: String {
    if case .shared = keys { "TranscodableEssentials.CodingFieldKey" } else { "CodingKeys" }
  }

  /// The type of the keys in an object.
  ///
  /// An object that contains only nested objects can't use `CodingKeys`, which doesn't include
  /// their keys.
  func keyType(of object: PlannedObject) -> String {
    let hasFields = object.members.contains { if case .field = $0 { true } else { false } }
    return hasFields || object.members.isEmpty ? keyType : "TranscodableEssentials.CodingFieldKey"
  }

  /// The expression for the key of a field in `init(from:)` and `encode(to:)`.
  func key(of field: PlannedField) -> String {
    if case .elements = layout { return ".init(index: \(field.key))" }
    if case .value = layout { return "\"\"" }
    return if case .shared = keys { field.key.literal } else { "." + field.keyCase }
  }

  /// The clause `where T: Swift.Decodable` for a generic type whose fields depend on `T`.
  func whereClause(_ requirement: ConformanceProtocol) -> String? {
    guard !constrained.isEmpty else { return nil }
    let wanted =
      switch requirement {
      // Visiting the fields decodes them, so it requires the same conformance as decoding.
      case .fieldVisiting: ConformanceProtocol.decodable.rawValue
      case .codingDescribed: codability
      default: requirement.rawValue
      }
    let requirements = constrained.map { "\($0): \(wanted)" }
    return "where " + requirements.joined(separator: ", ")
  }

  /// The coding protocols of the type, whether their members are generated or hand-written.
  private var codability: String {
    switch sides {
    case .decode: "Swift.Decodable"
    case .encode: "Swift.Encodable"
    default: "Swift.Decodable & Swift.Encodable"
    }
  }
}
