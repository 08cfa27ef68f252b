/// Source code fragments that several emitters use.
extension CodingPlan {
  /// The modifiers of a member that implements a protocol requirement.
  var witnessModifiers: String { access.prefix + isolationPrefix }

  /// `nonisolated ` for nonisolated members, otherwise empty.
  var isolationPrefix: String {
    if case .none = isolation { "nonisolated " } else { "" }
  }

  /// Returns the conformance as it is written in an extension.
  func spelling(of conformance: ConformanceProtocol) -> String {
    // A description is always nonisolated.
    if conformance == .codingDescribed { return "nonisolated \(conformance.rawValue)" }
    return switch isolation {
    case .inherited: conformance.rawValue
    case .none: "nonisolated \(conformance.rawValue)"
    // A decoder is not sendable, but the initializer doesn't store the decoder.
    case .itself where conformance == .decodable: "@preconcurrency \(conformance.rawValue)"
    case .itself: conformance.rawValue
    case .actor(let name): "@\(name) \(conformance.rawValue)"
    }
  }

  /// The key type on the container path.
  var keyType: String {
    if case .shared = keys { "TranscodableEssentials.CodingFieldKey" } else { "CodingKeys" }
  }

  /// The key type of an object.
  ///
  /// `CodingKeys` doesn't contain the keys of enclosing objects.
  func keyType(of object: PlannedObject) -> String {
    let hasFields = object.members.contains { if case .field = $0 { true } else { false } }
    return hasFields || object.members.isEmpty ? keyType : "TranscodableEssentials.CodingFieldKey"
  }

  /// The key of a field on the container path.
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
      // Visiting the fields decodes them, so it requires the same conformance as decoding.
      case .fieldVisiting: ConformanceProtocol.decodable.rawValue
      case .codingDescribed: codability
      default: requirement.rawValue
      }
    let requirements = constrained.map { "\($0): \(wanted)" }
    return "where " + requirements.joined(separator: ", ")
  }

  /// The protocols for the generated and the hand-written sides.
  private var codability: String {
    switch sides {
    case .decode: "Swift.Decodable"
    case .encode: "Swift.Encodable"
    default: "Swift.Decodable & Swift.Encodable"
    }
  }
}
