/// The transition from a container to a child, with the schemas that apply to the child and the use
/// of their results.
struct SchemaTransition: Sendable {
  enum Role: Sendable {
    /// The container is invalid if the child is invalid.
    case assertion
    /// The valid children are counted.
    case contains
    /// The result is used only if no other schema has evaluated the child.
    case unevaluated
  }

  struct Route: Sendable {
    /// The index of the entry in the state of the child.
    let child: Int
    /// The index of the entry in the state of the container.
    let parent: Int
    let role: Role
  }

  /// The state of the child, or -1 if no schema applies.
  let state: Int
  let needsVisit: Bool
  let routes: [Route]
  /// The entries of the container that evaluate the child.
  let covering: [Int]
  /// The kinds that are always valid and can be skipped.
  let accepted: KindSet
}

struct SchemaFrame: Sendable {
  let state: Int
  let isObject: Bool
  /// The index of the frame's first flag; the next four properties are the corresponding indices in
  /// the machine's other arrays.
  let flags: Int
  let seen: Int
  let counts: Int
  let log: Int
  let others: Int
  /// The offset of the container in the document.
  let offset: Int
  var count = 0
  /// The index of the next key if the members are in the order of the schema.
  var guess = 0
  var transition = -1
}

/// A record of whether a child of a container was evaluated, for keywords about unevaluated
/// children.
struct EvaluationRecord: Sendable {
  enum Fact: Sendable { case covered, refused, accepted }
  let index: Int
  let entry: Int
  let fact: Fact
  /// The findings of the schema for unevaluated children.
  var findings: [SchemaFinding] = []
}

/// A finding about a value, which is either a failure or an annotation.
struct SchemaFinding: Sendable {
  let path: [String]
  let offset: Int
  let node: Int
  let keyword: String
  let message: String
  /// The kinds that would be valid, if the value is invalid only because of its kind.
  var kinds: KindSet?
  var annotation: SchemaAnnotationValue?
}
