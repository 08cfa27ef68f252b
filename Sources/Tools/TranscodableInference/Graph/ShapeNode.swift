internal import TranscodableJSON

/// What is known about the values at one or more locations that share a type.
struct ShapeNode {
  /// The locations of the values.
  ///
  /// The first location is the primary one.
  var locations: [ShapeLocation]
  /// The key of the values.
  ///
  /// For array elements, this is the singular form of the array's key.
  var name: String
  /// A type name that comes from a hint, an earlier run or a schema.
  var givenName: String?
  /// The documentation of the type or field.
  var note: String?

  var boolCount = 0
  var numbers = NumberFacts()
  var strings: StringFacts?
  var isOpaque = false
  /// Whether a schema allows any value at this location.
  var isAnything = false
  /// Whether a schema lists all allowed strings.
  var isChoice = false
  var arrayCount = 0
  var element: Edge?
  var objectCount = 0
  var layout = Layout.none
  /// The node for the objects if there are also other kinds of values.
  ///
  /// If there are other kinds, the union of all kinds and the objects need separate types.
  var objects: Int?
  /// The values of members that a schema allows but doesn't name.
  var rest: Edge?
  /// The key of the tag if there are several kinds of objects.
  var tagKey: String?

  /// The kinds of objects in a schema's list of alternatives.
  ///
  /// Each kind has its own type.
  var alternatives: [Edge] = []
  /// Whether a schema only allows the members that it names.
  var isClosed = false
  /// Whether null must be explicitly allowed.
  ///
  /// This is always true for schemas.
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

  /// A reference to the node for child values.
  ///
  /// Optionality is stored in the edge, because the same type may be optional at one location and
  /// required at another.
  struct Edge {
    var node: Int
    var nullCount = 0

    func merging(_ other: Edge) -> Edge {
      Edge(node: node, nullCount: nullCount + other.nullCount)
    }
  }

  struct Member {
    var edge: Edge
    /// The number of objects that contain the key.
    var count: Int
    var position: Int
    /// The description of the member in a schema.
    var note: String?
    /// The schema keywords that constrain the member but don't affect its type.
    var rules = JSON.Object()

    var node: Int { edge.node }
  }

  var members: [String: Member]? {
    if case .record(let members) = layout { members } else { nil }
  }

  /// Whether all values are objects.
  var isRecord: Bool { members != nil && kindCount == 1 }

  /// The number of different kinds of values.
  ///
  /// Null is not counted.
  var kindCount: Int {
    [boolCount > 0, numbers.count > 0, strings != nil, arrayCount > 0, objectCount > 0]
      .count { $0 }
  }
}

extension ShapeNode {
  /// Returns whether all arrays and objects are empty.
  ///
  /// If they only contain nulls, they are not empty.
  func isEmpty(in graph: ShapeGraph) -> Bool {
    if let element, element.nullCount > 0 || graph[element.node].isAnything { return false }
    if case .map(let values) = layout {
      return values.nullCount == 0 && !graph[values.node].isAnything
    }
    return true
  }
}
