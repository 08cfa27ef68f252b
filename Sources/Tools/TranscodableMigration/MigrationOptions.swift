internal import Synchronization

/// Options that control which edits are made.
package struct MigrationOptions: Sendable {
  /// A kind of hand-written code.
  package enum Topic: String, CaseIterable, Sendable {
    /// `CodingKeys` in a type whose coding is otherwise synthesized.
    case keys
    /// `init(from:)` and `encode(to:)` with a statement for each field.
    case defaults
    /// Nested and single-value containers.
    case containers
    /// Enums.
    case enums
  }

  /// The kinds of hand-written code to replace.
  package var topics = Set(Topic.allCases)
  /// Whether to include edits that preserve the behavior only under a condition.
  package var suggests = false
  /// Whether the coders use snake-case conversion.
  ///
  /// The user must remove the conversion after the migration.
  package var assumesSnakeCase = false
  /// Calls `body` for each index.
  ///
  /// The calls may run in parallel.
  package var loop: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void = {
    count, body in
    (0..<count).forEach(body)
  }
  /// The package whose attributes are replaced, or nil to replace hand-written code.
  package var source: SourcePackage?
  /// The files that must not be edited, and the reason for each.
  package var closedFiles: [String: String] = [:]

  package init() {}

  /// Returns the result of `body` for each index.
  func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    loop(count) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
