internal import TranscodableJSON

/// The common properties of the values at one or more locations that share a type.
struct ShapeNode {
  /// The locations, starting with the primary location.
  var locations: [ShapeLocation]
  /// The name of the values: the key, or the singular of the key for elements.
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
  /// The node for the objects, if there are also values of other kinds.
  ///
  /// A value of several kinds and an object need different types.
  var objects: Int?
  /// The values of additional members in a schema.
  var rest: Edge?
  /// The key of the tag, if there are several kinds of objects.
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
    /// A type with a field for each key.
    case record([String: Member])
    /// A dictionary.
    case map(values: Edge)
    /// An enum with a case for each tag.
    case tagged(key: String, cases: [String: Int])
  }

  /// A reference to child values.
  ///
  /// Optionality is a property of the edge, not of the node, because a type may be optional at one
  /// location and required at another.
  struct Edge {
    var node: Int
    var nullCount = 0

    func merging(_ other: Edge) -> Edge {
      Edge(node: node, nullCount: nullCount + other.nullCount)
    }
  }

  /// A reference to the values for a key.
  struct Member {
    var edge: Edge
    /// The number of objects with the key.
    var count: Int
    var position: Int
    /// The documentation from a schema.
    var note: String?
    /// The schema keywords that constrain the member in addition to its type.
    var rules = JSON.Object()

    var node: Int { edge.node }
  }

  var members: [String: Member]? {
    if case .record(let members) = layout { members } else { nil }
  }

  /// Whether all values are objects.
  var isRecord: Bool { members != nil && kindCount == 1 }

  /// The number of kinds of values, without null.
  var kindCount: Int {
    [boolCount > 0, numbers.count > 0, strings != nil, arrayCount > 0, objectCount > 0]
      .count { $0 }
  }
}

extension ShapeNode {
  /// Returns whether all arrays and objects are empty, and don't just contain nulls.
  func isEmpty(in graph: ShapeGraph) -> Bool {
    if let element, element.nullCount > 0 || graph[element.node].isAnything { return false }
    if case .map(let values) = layout {
      return values.nullCount == 0 && !graph[values.node].isAnything
    }
    return true
  }
}
