internal import TranscodableNames

/// Decisions about types that must stay the same when samples are added.
package struct InferenceDecisions: Sendable, Equatable, Codable {
  /// The locations of dictionaries, and the names of types.
  package var hints = InferenceHints()
  /// The names of enums for values of several kinds, by location.
  var unions: [String: String] = [:]
  /// The key styles by type name.
  var styles: [String: CodingKeyStyle] = [:]
  /// Whether nil is encoded as null by default, by type name.
  var writesNulls: [String: Bool] = [:]

  package init() {}
}
