internal import Synchronization

package struct MigrationOptions: Sendable {
  package enum Topic: String, CaseIterable, Sendable {
    /// `CodingKeys` in a type whose coding is otherwise synthesized.
    case keys
    /// `init(from:)` and `encode(to:)` methods that contain one statement per field.
    case defaults
    case containers
    case enums
  }

  package var topics = Set(Topic.allCases)
  /// Whether to include edits that preserve the behavior only if a condition is met.
  package var suggests = false
  /// Whether the coders use snake-case conversion.
  ///
  /// The user must remove the conversion after the migration.
  package var assumesSnakeCase = false
  /// Whether types without code to remove receive the attribute, too.
  package var attributesAll = false
  /// Calls `body` for each index, possibly in parallel.
  package var loop: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void = {
    count, body in
    (0..<count).forEach(body)
  }
  /// The package whose attributes are replaced, or nil to replace hand-written code.
  package var source: SourcePackage?
  package var closedFiles: [String: String] = [:]

  package init() {}

  func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    loop(count) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
