internal import Synchronization

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
  /// Runs work of as many parts as are said, maybe several at once.
  package var loop: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void = {
    count, body in
    (0..<count).forEach(body)
  }
  /// The package whose attributes are rewritten, in place of code written by hand.
  package var source: SourcePackage?
  /// The files that may be read and not edited, and why.
  package var closedFiles: [String: String] = [:]

  package init() {}

  /// The results of parts that do not depend on each other.
  func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    loop(count) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
