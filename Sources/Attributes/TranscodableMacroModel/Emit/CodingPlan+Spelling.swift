/// Words that several emitters write.
extension CodingPlan {
  /// What is in front of a witness.
  var witnessModifiers: String { access.prefix + isolationPrefix }

  /// `nonisolated` and a space, for a member that belongs to no actor.
  var isolationPrefix: String {
    if case .none = isolation { "nonisolated " } else { "" }
  }

  /// The conformance as an extension declares it.
  func spelling(of conformance: ConformanceProtocol) -> String {
    // A type is described on no actor, whatever its values are on.
    if conformance == .codingDescribed { return "nonisolated \(conformance.rawValue)" }
    return switch isolation {
    case .inherited: conformance.rawValue
    case .none: "nonisolated \(conformance.rawValue)"
    // A decoder is not sendable, but the initialiser keeps it no longer than anybody else.
    case .itself where conformance == .decodable: "@preconcurrency \(conformance.rawValue)"
    case .itself: conformance.rawValue
    case .actor(let name): "@\(name) \(conformance.rawValue)"
    }
  }

  /// The type of the keys in the standard lane.
  var keyType: String {
    if case .shared = keys { "TranscodableEssentials.CodingFieldKey" } else { "CodingKeys" }
  }

  /// The type of the keys of an object.
  ///
  /// Those on the way to others are not in `CodingKeys`.
  func keyType(of object: PlannedObject) -> String {
    let hasFields = object.members.contains { if case .field = $0 { true } else { false } }
    return hasFields || object.members.isEmpty ? keyType : "TranscodableEssentials.CodingFieldKey"
  }

  /// The key of a field in the standard lane.
  func key(of field: PlannedField) -> String {
    if case .elements = layout { return ".init(index: \(field.key))" }
    if case .value = layout { return "\"\"" }
    return if case .shared = keys { field.key.literal } else { "." + field.keyCase }
  }

  /// `where T: Swift.Decodable` for a generic type whose fields depend on `T`.
  func whereClause(_ requirement: ConformanceProtocol) -> String? {
    guard !constrained.isEmpty else { return nil }
    let wanted =
      switch requirement {
      // A visit of the fields decodes them.
      case .fieldVisiting: ConformanceProtocol.decodable.rawValue
      case .codingDescribed: codability
      default: requirement.rawValue
      }
    let requirements = constrained.map { "\($0): \(wanted)" }
    return "where " + requirements.joined(separator: ", ")
  }

  /// The protocols of the sides that the attribute asks for.
  private var codability: String {
    switch sides {
    case .decode: "Swift.Decodable"
    case .encode: "Swift.Encodable"
    default: "Swift.Decodable & Swift.Encodable"
    }
  }
}
