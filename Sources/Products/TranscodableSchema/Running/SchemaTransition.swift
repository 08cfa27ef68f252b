/// The way from a container to one of its values: who asks about the value, and what follows from the answer.
struct SchemaTransition: Sendable {
  enum Role: Sendable {
    /// If the value is not valid, the container is not.
    case assertion
    /// The valid values are counted.
    case contains
    /// The answer counts if nothing else has evaluated the value.
    case unevaluated
  }

  struct Route: Sendable {
    /// The entry in the state of the value.
    let child: Int
    /// The entry in the state of the container.
    let parent: Int
    let role: Role
  }

  /// The state of the value, -1 if no schema asks.
  let state: Int
  /// Whether the value has to be looked at.
  let isAsked: Bool
  let routes: [Route]
  /// The entries of the container that evaluate the value.
  let covering: [Int]
  /// The kinds of which every value is valid, and needs not be looked at.
  let accepted: KindSet
}

/// An open container.
struct SchemaFrame: Sendable {
  let state: Int
  let isObject: Bool
  /// Where the verdicts of its entries begin in the machine's list, and everything else of the frame.
  let flags: Int
  let seen: Int
  let counts: Int
  let log: Int
  let others: Int
  /// Where the value begins in the text.
  let offset: Int
  /// The number of values so far.
  var count = 0
  /// The number of the key to come, if the members have the order of the schema.
  var guess = 0
  /// The transition to the value that is visited.
  var transition = -1
}

/// A note about a value of a container, for keywords that see what others have not evaluated.
struct SchemaCoverage: Sendable {
  enum Fact: Sendable { case covered, refused, accepted }
  let index: Int
  let entry: Int
  let fact: Fact
  /// What the schema for unevaluated values has to say.
  var findings: [SchemaFinding] = []
}

/// What is said about a value: a failure, or an annotation.
struct SchemaFinding: Sendable {
  let path: [String]
  let offset: Int
  let node: Int
  let keyword: String
  let message: String
  /// The kinds that would have been right, if that is all that is wrong.
  var kinds: KindSet?
  /// What an annotation says.
  var annotation: SchemaAnnotationValue?
}
