/// The transition from a container to one of its children: the schemas that apply to the child, and
/// how their results are used.
struct SchemaTransition: Sendable {
  enum Role: Sendable {
    /// If the child isn't valid, neither is the container.
    case assertion
    /// The valid children are counted.
    case contains
    /// The result is used only if nothing else has evaluated the child.
    case unevaluated
  }

  struct Route: Sendable {
    /// The entry in the state of the child.
    let child: Int
    /// The entry in the state of the container.
    let parent: Int
    let role: Role
  }

  /// The state of the child, or -1 if no schema applies.
  let state: Int
  let needsVisit: Bool
  let routes: [Route]
  /// The entries of the container that evaluate the child.
  let covering: [Int]
  /// Kinds that are always valid and can be skipped.
  let accepted: KindSet
}

struct SchemaFrame: Sendable {
  let state: Int
  let isObject: Bool
  /// The index of its first flag; the next four are the start indices of its other entries.
  let flags: Int
  let seen: Int
  let counts: Int
  let log: Int
  let others: Int
  /// The offset of the container in the document.
  let offset: Int
  var count = 0
  /// The index of the next key, if members are in the order of the schema.
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

/// A finding about a value: a failure, or an annotation.
struct SchemaFinding: Sendable {
  let path: [String]
  let offset: Int
  let node: Int
  let keyword: String
  let message: String
  /// The kinds that would be valid, if only the kind is wrong.
  var kinds: KindSet?
  var annotation: SchemaAnnotationValue?
}
