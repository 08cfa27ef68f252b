internal import TranscodableJSON

/// What values at one place, or at several that are described together, have in common.
struct ShapeNode {
  /// The places, the first one first.
  var places: [ShapePlace]
  /// What the values are called there: the key, or the singular of it for elements.
  var name: String
  /// The name that was chosen for the type, by a hint, by an earlier run or by a schema.
  var givenName: String?
  /// What is said about the type or the field.
  var note: String?

  var boolCount = 0
  var numbers = NumberFacts()
  var strings: StringFacts?
  var isOpaque = false
  /// Whether a schema allows whatever there may be.
  var isAnything = false
  /// Whether a schema lists the strings.
  var isChoice = false
  var arrayCount = 0
  /// The elements of arrays.
  var element: Edge?
  var objectCount = 0
  var layout = Layout.none
  /// The node of the objects, if there are other values, too: what describes one value of several
  /// kinds is not what describes an object.
  var objects: Int?
  /// The value of members that a schema names no key for.
  var rest: Edge?
  /// The member that tells the kind of the objects, if they are of one kind among several.
  var tagKey: String?

  /// The kinds of objects that a schema has one after the other, each with a type of its own.
  var alternatives: [Edge] = []
  /// Whether a schema allows no members but those that have fields.
  var isClosed = false
  /// Whether null is refused where nothing says that it may be there, as schemas have it.
  var refusesNulls = false

  /// How the objects are described.
  enum Layout {
    case none
    /// By a type with a field for each key.
    case record([String: Member])
    /// By a dictionary.
    case map(values: Edge)
    /// By an enum with a case for each value of a member.
    case tagged(key: String, cases: [String: Int])
  }

  /// The way to values inside of others.
  ///
  /// Whether there may be none is said of the way, not of the
  /// values: a type may be optional in one place and not in another.
  struct Edge {
    var node: Int
    /// How many of the values are null.
    var nullCount = 0

    func merging(_ other: Edge) -> Edge {
      Edge(node: node, nullCount: nullCount + other.nullCount)
    }
  }

  /// The way to the values of a key.
  struct Member {
    var edge: Edge
    /// How many objects have it.
    var count: Int
    var position: Int
    /// What a schema says about it.
    var note: String?
    /// The keywords of a schema that ask more of it than its type.
    var rules = JSON.Object()

    var node: Int { edge.node }
  }

  var members: [String: Member]? {
    if case .record(let members) = layout { members } else { nil }
  }

  /// Whether the values are objects and nothing else.
  var isRecord: Bool { members != nil && kindCount == 1 }

  /// How many kinds of values there are, null aside.
  var kindCount: Int {
    [boolCount > 0, numbers.count > 0, strings != nil, arrayCount > 0, objectCount > 0]
      .count { $0 }
  }
}

extension ShapeNode {
  /// Whether arrays and objects had nothing in them; if not, what they had may have been null.
  func isEmpty(in graph: ShapeGraph) -> Bool {
    if let element, element.nullCount > 0 || graph[element.node].isAnything { return false }
    if case .map(let values) = layout {
      return values.nullCount == 0 && !graph[values.node].isAnything
    }
    return true
  }
}
