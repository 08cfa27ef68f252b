/// What may be edited.
package struct MigrationOptions: Sendable {
  /// The kinds of hand-written code.
  package enum Topic: String, CaseIterable, Sendable {
    /// `CodingKeys` beside synthesized coding.
    case keys
    /// `init(from:)` and `encode(to:)`, field by field.
    case defaults
    /// Nested containers, and those of single values.
    case containers
    /// Enumerations.
    case enums
  }

  /// What is edited; all if nothing is said.
  package var topics = Set(Topic.allCases)
  /// Whether edits are made that hold under a condition.
  package var suggests = false
  /// Whether the coders convert keys from and to snake case, and will cease to.
  package var assumesSnakeCase = false
  /// The package whose attributes are rewritten, in place of code written by hand.
  package var source: SourcePackage?
  /// The files that may be read and not edited, and why.
  package var closedFiles: [String: String] = [:]

  package init() {}
}
