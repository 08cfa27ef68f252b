/// Words that several emitters write.
extension CodingPlan {
  /// What stands in front of a witness.
  ///
  /// Witnesses belong to no actor, so that any coder can call them, also in a module whose
  /// declarations belong to the main actor unless they say otherwise.
  var witnessModifiers: String { access.prefix + "nonisolated " }

  /// The type of the keys in the standard lane.
  var keyType: String {
    if case .shared = keys { "Transcodable.FieldKey" } else { "CodingKeys" }
  }

  /// The key of a field in the standard lane.
  func key(of field: PlannedField) -> String {
    if case .shared = keys { field.key.literal } else { "." + field.keyCase }
  }

  /// `where T: Swift.Decodable` for a generic type whose fields depend on `T`.
  func whereClause(_ requirement: ConformanceProtocol) -> String? {
    guard !constrained.isEmpty else { return nil }
    let requirements = constrained.map { "\($0): \(requirement.rawValue)" }
    return "where " + requirements.joined(separator: ", ")
  }
}
