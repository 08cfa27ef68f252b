internal import TranscodableNames

/// Decisions about the inferred types.
///
/// These decisions must not change when samples are added.
package struct InferenceDecisions: Sendable, Equatable, Codable {
  package var hints = InferenceHints()
  var unions: [String: String] = [:]
  var styles: [String: CodingKeyStyle] = [:]
  var writesNulls: [String: Bool] = [:]

  package init() {}
}
