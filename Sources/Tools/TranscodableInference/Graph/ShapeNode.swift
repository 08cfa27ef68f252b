internal import TranscodableJSON

/// Facts about the values at all locations that share a type.
struct ShapeNode {
  var locations: [ShapeLocation]
  /// The key of the values or, for array elements, the singular form of the array's key.
  var name: String
  /// A type name that comes from a hint, an earlier run or a schema.
  var givenName: String?
  var note: String?
  /// The keys of members without values that are guessed to have this type.
  var guessedKeys: [String] = []
  /// Why the type is a guess, if the samples contain no value of this type.
  var guess: String?

  var boolCount = 0
  var numbers = NumberFacts()
  var strings: StringFacts?
  var isOpaque = false
  var isAnything = false
  /// Whether users define the values, so other documents can have other kinds of values.
  var isOpen = false
  var isChoice = false
  /// Whether the strings are URLs because all other strings in the record are.
  var isLink = false
  /// Whether the strings are counts because other counts in the document are strings.
  var isCount = false
  /// Whether the strings are sizes because another one contains the same number with a unit.
  var isMeasure = false
  /// Whether the numbers are times because others in the record are.
  var isTime = false
  /// Whether the numbers are amounts in a currency that is a member of the same record.
  var isMoney = false
  var arrayCount = 0
  var element: Edge?
  var objectCount = 0
  var layout = Layout.none
  /// A separate node for objects at a location that also has other kinds of values.
  var objects: Int?
  /// Whether the node is such a separate node.
  var isAlternative = false
  var rest: Edge?
  var tagKey: String?

  /// The kinds of objects in a schema's list of alternatives, each with its own type.
  var alternatives: [Edge] = []
  var isClosed = false
  /// Whether null is rejected unless a schema explicitly allows it.
  var refusesNulls = false

  enum Layout {
    case none
    case record([String: Member])
    case map(values: Edge)
    case tagged(key: String, cases: [String: Int])
  }

  /// A reference to a child node.
  ///
  /// It stores optionality, because the same type may be optional at one location and required at
  /// another.
  struct Edge {
    var node: Int
    var nullCount = 0

    func merging(_ other: Edge) -> Edge {
      Edge(node: node, nullCount: nullCount + other.nullCount)
    }
  }

  struct Member {
    var edge: Edge
    var count: Int
    var position: Int
    var note: String?
    /// Why the type is a guess, if the samples contain no value of this type for the member.
    var guess: String?
    /// The schema keywords that constrain the member but don't affect its type.
    var rules = JSON.Object()

    var node: Int { edge.node }
  }

  var members: [String: Member]? {
    if case .record(let members) = layout { members } else { nil }
  }

  var isRecord: Bool { members != nil && kindCount == 1 }

  /// Gives the node the type of values of which no samples are known.
  mutating func setKind(_ type: SwiftType) {
    switch type {
    case .bool: boolCount = 1
    case .int: numbers = NumberFacts(count: 1, kinds: .integer)
    case .double: numbers = NumberFacts(count: 1, kinds: .fraction)
    default:
      strings = StringFacts()
      strings?.dates = .mixed
      strings?.areURLs = type == .url
      strings?.scalars = nil
    }
  }

  var isScalar: Bool { arrayCount == 0 && objectCount == 0 && objects == nil && !isOpaque }

  /// The number of different kinds of values, not counting null.
  var kindCount: Int {
    [boolCount > 0, numbers.count > 0, strings != nil, arrayCount > 0, objectCount > 0]
      .count { $0 }
  }
}

extension ShapeNode {
  /// Returns whether all arrays and objects are empty.
  ///
  /// Null counts as content.
  func isEmpty(in graph: ShapeGraph) -> Bool {
    if let element, element.nullCount > 0 || graph[element.node].isAnything { return false }
    if case .map(let values) = layout {
      return values.nullCount == 0 && !graph[values.node].isAnything
    }
    return true
  }
}

/// A JSON Pointer in which `*` matches every element of an array and every key of a dictionary.
package struct ShapeLocation: Hashable, Sendable, Comparable {
  package var tokens: [String]

  package init(_ tokens: [String] = []) { self.tokens = tokens }

  package init?(_ text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    tokens = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  package var text: String {
    tokens.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }

  func appending(_ token: String) -> ShapeLocation { ShapeLocation(tokens + [token]) }

  package static func < (left: ShapeLocation, right: ShapeLocation) -> Bool {
    if left.tokens.count != right.tokens.count { return left.tokens.count < right.tokens.count }
    return left.tokens.lexicographicallyPrecedes(right.tokens)
  }
}
