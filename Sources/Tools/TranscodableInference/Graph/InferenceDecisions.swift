internal import TranscodableNames

/// Decisions that must not change when samples are added.
package struct InferenceDecisions: Sendable, Equatable, Codable {
  /// The hints that reproduce the locations of dictionaries and the type names.
  package var hints = InferenceHints()
  /// The name of the enum for each location with several kinds of values.
  var unions: [String: String] = [:]
  /// The key style of each type, by type name.
  var styles: [String: CodingKeyStyle] = [:]
  /// Whether each type encodes nil as null by default, by type name.
  var writesNulls: [String: Bool] = [:]

  package init() {}
}
