/// Swift types inferred from samples or a schema.
///
/// A model can generate Swift source code or a schema, and can validate documents.
package struct SwiftModel: Sendable {
  /// The type of a document.
  var root: SwiftType
  /// The declarations in source order.
  var declarations: [Declaration]
  /// Remarks about decisions that a user may want to change.
  package var remarks: [InferenceRemark]
  /// Decisions that later runs must preserve.
  package var decisions: InferenceDecisions
  let options: Options
  /// Whether the model comes from a schema, so that no other strings, tags or missing keys can
  /// occur.
  let isExact: Bool

  /// The options for creating and printing a model.
  package struct Options: Sendable, Equatable, Codable {
    /// The kind of attributes that the generated types use.
    package enum Style: String, Sendable, CaseIterable, Codable {
      /// The attributes of this package.
      case attributes
      /// Standard `Codable` conformances without attributes.
      case plain
    }

    package var style = Style.attributes
    /// The access level of all declarations; empty for the default.
    package var access = ""
    /// Whether fields are declared with `var`.
    package var isMutable = false
    /// Whether a string field becomes an enum if it has only a few different values.
    package var makesEnums = false
    /// Whether a string field has the type `URL` if all of its values are URLs.
    package var makesURLs = false
    /// Whether the types distinguish missing values from null.
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
    /// An enum with a case for each kind of value.
    case union([UnionCase], isIndirect: Bool)
    /// An enum for several kinds of objects that are distinguished by a tag.
    case tagged(key: String, [TagCase], isIndirect: Bool)
    /// An enum for strings, with a case for unknown strings unless the model is exact.
    case texts([TextCase])
  }

  struct Field: Sendable {
    var key: String
    var name: String
    var type: SwiftType
    /// Whether nil is encoded as null.
    ///
    /// This is necessary if the key is never missing.
    var writesNull = false
    /// Whether the field is omitted, because its type would depend on this package.
    var isLeftOut = false
    /// Whether null is allowed.
    var allowsNull = false
    /// Whether nil represents null, but not a missing key.
    var isOrNull = false
    var remark: String?
    /// The description of the field in a schema.
    var note: String?
    /// The constraints from a schema that the type doesn't express.
    var rules = FieldRules()
  }

  struct UnionCase: Sendable {
    var name: String
    var type: SwiftType
  }

  struct TagCase: Sendable {
    var name: String
    var tag: String
    /// The type for the members other than the tag, or nil if there are no such members.
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

  /// Creates a model from a shape and preserves earlier decisions.
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
    /// The number of enums that have a case for each kind of value.
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
