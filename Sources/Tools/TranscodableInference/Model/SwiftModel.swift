/// Swift types inferred from samples or a schema.
package struct SwiftModel: Sendable {
  var root: SwiftType
  var declarations: [Declaration]
  package var remarks: [InferenceRemark]
  package var decisions: InferenceDecisions
  let options: Options
  /// Whether the model comes from a schema.
  ///
  /// If so, no other strings, tags or missing keys can occur.
  let isExact: Bool

  package struct Options: Sendable, Equatable, Codable {
    package enum Style: String, Sendable, CaseIterable, Codable {
      case attributes
      /// Standard `Codable` conformances without attributes.
      case plain
    }

    package var style = Style.attributes
    /// The access modifier, or an empty string for the default.
    package var access = ""
    package var isMutable = false
    package var makesEnums = false
    package var makesURLs = false
    package var makesNullables = false

    package init() {}
  }

  struct Declaration: Sendable {
    var name: String
    var note: String?
    var kind: Kind
    var isClosed = false
    var refusesNulls = false
  }

  enum Kind: Sendable {
    case record([Field], isClass: Bool)
    /// An enum with a case for each kind of value.
    case union([UnionCase], isIndirect: Bool)
    /// An enum for several kinds of objects that are distinguished by a tag.
    case tagged(key: String, [TagCase], isIndirect: Bool)
    /// A string enum, with a case for unknown strings unless a schema lists all of them.
    case texts([TextCase])
  }

  struct Field: Sendable {
    var key: String
    var name: String
    var type: SwiftType
    /// Whether the key is always present.
    ///
    /// If so, nil must be encoded as null.
    var writesNull = false
    /// Whether the field is omitted.
    ///
    /// A field is omitted if its type would depend on this package.
    var isLeftOut = false
    var allowsNull = false
    /// Whether nil represents null, but not a missing key.
    var isOrNull = false
    /// Whether the field is a dictionary of the members without a field of their own.
    var isRest = false
    var remark: String?
    var note: String?
    var rules = FieldRules()
  }

  struct UnionCase: Sendable {
    var name: String
    var type: SwiftType
    /// Whether the case represents all values that don't fit the others.
    var isUnknown = false
  }

  struct TagCase: Sendable {
    var name: String
    var tag: String
    /// The type of the members other than the tag, or nil if there are none.
    var type: SwiftType?
  }

  struct TextCase: Sendable {
    var name: String
    var text: String
  }
}

extension SwiftModel {
  package init(
    of shape: Shape, named name: String, options: Options = Options(),
    hints: InferenceHints = InferenceHints()
  ) {
    var decisions = InferenceDecisions()
    decisions.hints = hints
    self.init(of: shape, named: name, options: options, decisions: decisions)
  }

  package init(
    of shape: Shape, named name: String, options: Options, decisions: InferenceDecisions
  ) {
    let hints = decisions.hints
    var graph = GraphBuilder.graph(of: shape, named: name, hints: hints)
    TaggedTrees.apply(to: &graph)
    TypeUnifier.join(&graph)
    RelatedMembers.apply(to: &graph)
    LikelyGaps.apply(to: &graph)
    Guesses.add(to: &graph)
    self = ModelBuilder.model(of: graph, options: options, decisions)
  }
}

extension SwiftModel {
  package struct Counts: Sendable, Equatable {
    package var types = 0
    package var fields = 0
    package var optionalFields = 0
    package var unions = 0
  }

  package var counts: Counts {
    var counts = Counts()
    counts.types = declarations.count
    for declaration in declarations {
      switch declaration.kind {
      case .record(let fields, _):
        counts.fields += fields.count
        counts.optionalFields += fields.count { $0.type.wrapped != $0.type }
      case .union, .tagged: counts.unions += 1
      case .texts: break
      }
    }
    return counts
  }
}
