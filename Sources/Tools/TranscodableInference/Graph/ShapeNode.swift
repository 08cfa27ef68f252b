internal import TranscodableJSON

/// The common properties of the values at one location, or at several that share a type.
struct ShapeNode {
  /// The locations; the first one is primary.
  var locations: [ShapeLocation]
  /// The name of the values: the key, or its singular for elements.
  var name: String
  /// A type name from a hint, an earlier run or a schema.
  var givenName: String?
  /// The documentation of the type or field.
  var note: String?

  var boolCount = 0
  var numbers = NumberFacts()
  var strings: StringFacts?
  var isOpaque = false
  /// Whether a schema allows any value.
  var isAnything = false
  /// Whether a schema enumerates the strings.
  var isChoice = false
  var arrayCount = 0
  var element: Edge?
  var objectCount = 0
  var layout = Layout.none
  /// The node of the objects if there are other values too, since a value of several kinds needs a
  /// different type than an object.
  var objects: Int?
  /// The values of additional members in a schema.
  var rest: Edge?
  /// The tag of the objects, if they are one of several kinds.
  var tagKey: String?

  /// The kinds of objects that a schema lists, each with its own type.
  var alternatives: [Edge] = []
  /// Whether a schema disallows additional members.
  var isClosed = false
  /// Whether null is rejected unless it is explicitly allowed, as in schemas.
  var refusesNulls = false

  /// How objects are represented.
  enum Layout {
    case none
    /// As a type with a field for each key.
    case record([String: Member])
    /// As a dictionary.
    case map(values: Edge)
    /// As an enum with a case for each tag.
    case tagged(key: String, cases: [String: Int])
  }

  /// A reference to child values.
  ///
  /// Optionality belongs to the edge instead of the node, because a type may be optional in one
  /// location and required in another.
  struct Edge {
    var node: Int
    var nullCount = 0

    func merging(_ other: Edge) -> Edge {
      Edge(node: node, nullCount: nullCount + other.nullCount)
    }
  }

  /// A reference to the values of a key.
  struct Member {
    var edge: Edge
    /// The number of objects with the key.
    var count: Int
    var position: Int
    /// The documentation from a schema.
    var note: String?
    /// The schema keywords that constrain it in addition to its type.
    var rules = JSON.Object()

    var node: Int { edge.node }
  }

  var members: [String: Member]? {
    if case .record(let members) = layout { members } else { nil }
  }

  /// Whether the values are only objects.
  var isRecord: Bool { members != nil && kindCount == 1 }

  /// The number of kinds of values, except null.
  var kindCount: Int {
    [boolCount > 0, numbers.count > 0, strings != nil, arrayCount > 0, objectCount > 0]
      .count { $0 }
  }
}

extension ShapeNode {
  /// Whether all arrays and objects are really empty, rather than containing only nulls.
  func isEmpty(in graph: ShapeGraph) -> Bool {
    if let element, element.nullCount > 0 || graph[element.node].isAnything { return false }
    if case .map(let values) = layout {
      return values.nullCount == 0 && !graph[values.node].isAnything
    }
    return true
  }
}
