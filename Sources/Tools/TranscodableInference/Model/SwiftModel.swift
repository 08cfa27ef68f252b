/// Swift types that hold what samples have in common.
///
/// A model can be printed, can judge documents as the printed types would, and has a schema.
package struct SwiftModel: Sendable {
  /// What whole documents are.
  var root: SwiftType
  /// The types, in the order in which they are printed.
  var declarations: [Declaration]
  /// What was decided and may have been decided otherwise.
  package var remarks: [InferenceRemark]
  /// What was decided, for the next time.
  package var decisions: InferenceDecisions
  let options: Options
  /// Whether there are no texts, tags and missing keys but those it knows of, as where a schema
  /// said so.
  let isExact: Bool

  /// How a model is made and printed.
  package struct Options: Sendable, Equatable, Codable {
    /// Whose attributes the types have.
    package enum Style: String, Sendable, CaseIterable, Codable {
      /// Those of this package.
      case attributes
      /// None: they are `Codable` as Foundation has it.
      case plain
    }

    /// Whose attributes the types have.
    package var style = Style.attributes
    /// The access level that is spelled in front of everything; empty for the usual one.
    package var access = ""
    /// Whether fields can be changed.
    package var isMutable = false
    /// Whether texts of which there are few become enums.
    package var makesEnums = false
    /// Whether texts that are URLs become URLs.
    package var makesURLs = false
    /// Whether missing values are told from null.
    package var makesNullables = false

    /// The usual options.
    package init() {}
  }

  struct Declaration: Sendable {
    var name: String
    var note: String?
    var kind: Kind
    /// Whether keys that no field has are refused.
    var isClosed = false
    /// Whether null is refused for optional fields.
    var refusesNulls = false
  }

  enum Kind: Sendable {
    /// A struct, or a class if it contains itself.
    case record([Field], isClass: Bool)
    /// Values of several kinds.
    case union([UnionCase], isIndirect: Bool)
    /// Objects of several kinds, told apart by a member.
    case tagged(key: String, [TagCase], isIndirect: Bool)
    /// Some texts, and any other one unless the model is exact.
    case texts([TextCase])
  }

  struct Field: Sendable {
    var key: String
    var name: String
    var type: SwiftType
    /// Whether nil is written as null, since the key is never missing.
    var writesNull = false
    /// Whether there is no type for it without this package.
    var isLeftOut = false
    /// Whether null may be there.
    var allowsNull = false
    /// Whether nil stands for null only, and not for a missing key.
    var isOrNull = false
    var remark: String?
    /// What a schema says about it.
    var note: String?
    /// What a schema asks of it beyond its type.
    var rules = FieldRules()
  }

  struct UnionCase: Sendable {
    var name: String
    var type: SwiftType
  }

  struct TagCase: Sendable {
    var name: String
    var tag: String
    /// What the object has beside the tag, nil if it has nothing.
    var type: SwiftType?
  }

  struct TextCase: Sendable {
    var name: String
    var text: String
  }
}

extension SwiftModel {
  /// Makes a model of a shape.
  package init(
    of shape: Shape, named name: String, options: Options = Options(),
    hints: InferenceHints = InferenceHints()
  ) {
    var decisions = InferenceDecisions()
    decisions.hints = hints
    self.init(of: shape, named: name, options: options, decisions: decisions)
  }

  /// Makes a model of a shape as it was made earlier.
  package init(
    of shape: Shape, named name: String, options: Options, decisions: InferenceDecisions
  ) {
    let hints = decisions.hints
    var graph = GraphBuilder.graph(of: shape, named: name, hints: hints)
    GraphJoiner.join(&graph)
    self = ModelBuilder.model(of: graph, options: options, decisions)
  }
}

extension SwiftModel {
  /// How many types, fields and unions there are.
  package struct Counts: Sendable, Equatable {
    /// All types that are declared.
    package var types = 0
    /// The fields of all of them.
    package var fields = 0
    /// The fields that may have no value.
    package var optionalFields = 0
    /// The enums for values of several kinds.
    package var unions = 0
  }

  /// How many types, fields and unions there are.
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
