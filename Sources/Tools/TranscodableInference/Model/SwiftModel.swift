/// Swift types inferred from samples or a schema.
///
/// A model can generate Swift source code and a schema, and can validate documents.
package struct SwiftModel: Sendable {
  /// The type of a document.
  var root: SwiftType
  /// The declarations in source order.
  var declarations: [Declaration]
  /// Decisions that a user may want to change.
  package var remarks: [InferenceRemark]
  /// Decisions to preserve in later runs.
  package var decisions: InferenceDecisions
  let options: Options
  /// Whether a schema excludes all other strings, tags and missing keys.
  let isExact: Bool

  /// The options for creating and printing a model.
  package struct Options: Sendable, Equatable, Codable {
    /// The attributes of the types.
    package enum Style: String, Sendable, CaseIterable, Codable {
      /// The attributes of this package.
      case attributes
      /// Standard `Codable` conformances without attributes.
      case plain
    }

    package var style = Style.attributes
    /// The access level of all declarations; empty for the default.
    package var access = ""
    /// Whether fields are variables.
    package var isMutable = false
    /// Whether string fields with few values become enums.
    package var makesEnums = false
    /// Whether string fields that contain only URLs have the type `URL`.
    package var makesURLs = false
    /// Whether missing values are distinguished from null.
    package var makesNullables = false

    package init() {}
  }

  struct Declaration: Sendable {
    var name: String
    var note: String?
    var kind: Kind
    /// Whether unknown keys are rejected.
    var isClosed = false
    /// Whether null is rejected for optional fields.
    var refusesNulls = false
  }

  enum Kind: Sendable {
    /// A struct, or a class if it is recursive.
    case record([Field], isClass: Bool)
    /// An enum for values of several kinds.
    case union([UnionCase], isIndirect: Bool)
    /// An enum for objects of several kinds, identified by a tag.
    case tagged(key: String, [TagCase], isIndirect: Bool)
    /// An enum for strings, with a case for unknown strings unless the model is exact.
    case texts([TextCase])
  }

  struct Field: Sendable {
    var key: String
    var name: String
    var type: SwiftType
    /// Whether nil is encoded as null, because the key is never missing.
    var writesNull = false
    /// Whether the field is omitted because its type would require this package.
    var isLeftOut = false
    /// Whether null is allowed.
    var allowsNull = false
    /// Whether nil represents only null, not a missing key.
    var isOrNull = false
    var remark: String?
    /// The documentation from a schema.
    var note: String?
    /// The constraints of a schema in addition to the type.
    var rules = FieldRules()
  }

  struct UnionCase: Sendable {
    var name: String
    var type: SwiftType
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
  /// Creates a model from a shape.
  package init(
    of shape: Shape, named name: String, options: Options = Options(),
    hints: InferenceHints = InferenceHints()
  ) {
    var decisions = InferenceDecisions()
    decisions.hints = hints
    self.init(of: shape, named: name, options: options, decisions: decisions)
  }

  /// Creates a model from a shape, preserving earlier decisions.
  package init(
    of shape: Shape, named name: String, options: Options, decisions: InferenceDecisions
  ) {
    let hints = decisions.hints
    var graph = GraphBuilder.graph(of: shape, named: name, hints: hints)
    TypeUnifier.join(&graph)
    self = ModelBuilder.model(of: graph, options: options, decisions)
  }
}

extension SwiftModel {
  /// The number of types, fields and unions.
  package struct Counts: Sendable, Equatable {
    package var types = 0
    package var fields = 0
    /// The number of optional fields.
    package var optionalFields = 0
    /// The number of enums for values of several kinds.
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
