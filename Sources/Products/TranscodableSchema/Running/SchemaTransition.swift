/// Determines which schemas apply to a child of an object or array, and how the parent uses their
/// results.
struct SchemaTransition: Sendable {
  enum Role: Sendable {
    case assertion
    case contains
    case unevaluated
  }

  struct Route: Sendable {
    let child: Int
    let parent: Int
    let role: Role
  }

  /// The index of the child's state, or -1 if no schema applies.
  let state: Int
  let needsVisit: Bool
  let routes: [Route]
  let covering: [Int]
  let accepted: KindSet
}

struct SchemaFrame: Sendable {
  let state: Int
  let isObject: Bool
  let flags: Int
  let seen: Int
  let counts: Int
  let log: Int
  let others: Int
  let offset: Int
  var count = 0
  /// The index of the key that comes next if members are in the same order as in the schema.
  var guess = 0
  var transition = -1
}

/// Records whether a child was evaluated, as required for `unevaluatedProperties` and
/// `unevaluatedItems`.
struct EvaluationRecord: Sendable {
  enum Fact: Sendable { case covered, refused, accepted }
  let index: Int
  let entry: Int
  let fact: Fact
  var findings: [SchemaFinding] = []
}

struct SchemaFinding: Sendable {
  let path: [String]
  let offset: Int
  let node: Int
  let keyword: String
  let message: String
  /// The kinds of values that would be valid, or nil if the failure has another cause.
  var kinds: KindSet?
  var annotation: SchemaAnnotationValue?
}
