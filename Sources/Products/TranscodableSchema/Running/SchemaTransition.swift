/// A transition from a container to a child.
///
/// It determines which schemas apply to the child, and how the container uses their results.
struct SchemaTransition: Sendable {
  enum Role: Sendable {
    /// The container is invalid if the child is invalid.
    case assertion
    /// The container counts its valid children.
    case contains
    /// The result is ignored if another schema has already evaluated the child.
    case unevaluated
  }

  struct Route: Sendable {
    /// The index of an entry in the child's state.
    let child: Int
    /// The index of an entry in the container's state.
    let parent: Int
    let role: Role
  }

  /// The index of the child's state, or -1 if no schema applies.
  let state: Int
  let needsVisit: Bool
  let routes: [Route]
  /// The entries of the container that count the child as evaluated.
  let covering: [Int]
  /// The kinds whose values are always valid, so that they can be skipped.
  let accepted: KindSet
}

struct SchemaFrame: Sendable {
  let state: Int
  let isObject: Bool
  /// The index at which the frame starts in the machine's `flags`.
  ///
  /// The next four properties are the corresponding indices in other arrays of the machine.
  let flags: Int
  let seen: Int
  let counts: Int
  let log: Int
  let others: Int
  /// The offset of the container in the document.
  let offset: Int
  var count = 0
  /// The index of the next key, assuming that members are in the same order as in the schema.
  var guess = 0
  var transition = -1
}

/// Records whether a child was evaluated.
///
/// The keywords about unevaluated children depend on this.
struct EvaluationRecord: Sendable {
  enum Fact: Sendable { case covered, refused, accepted }
  let index: Int
  let entry: Int
  let fact: Fact
  /// The findings that apply if no other schema has evaluated the child.
  var findings: [SchemaFinding] = []
}

/// A failure or an annotation of a value.
struct SchemaFinding: Sendable {
  let path: [String]
  let offset: Int
  let node: Int
  let keyword: String
  let message: String
  /// The valid kinds if the value is invalid only because of its kind.
  var kinds: KindSet?
  var annotation: SchemaAnnotationValue?
}
