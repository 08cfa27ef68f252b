internal import TranscodableNames

/// What was decided about types once, and stays so when samples are added.
package struct InferenceDecisions: Sendable, Equatable, Codable {
  /// Which objects are dictionaries, and the names of types.
  package var hints = InferenceHints()
  /// The names of the enums for values of several kinds, by place.
  var unions: [String: String] = [:]
  /// How types say what the keys of their fields are, by name.
  var styles: [String: CodingKeyStyle] = [:]
  /// Which types write nil as null unless a field says otherwise, by name.
  var writesNulls: [String: Bool] = [:]

  /// No decisions.
  package init() {}
}
