public import TranscodableJSON

extension JSON.Schema {
  /// A language-model provider's rules for schemas of responses or tool arguments.
  ///
  /// Providers change their rules frequently, so each profile has a date. You can also copy a
  /// profile and modify the copy.
  ///
  /// ```swift
  /// let tool = try schema.adapted(to: .openAIStrict)
  /// for change in tool.changes { print(change) }
  /// ```
  public struct Profile: Hashable, Sendable {
    /// How a nullable value is represented.
    public enum NullStyle: Hashable, Sendable {
      /// `"type": ["string", "null"]`.
      case typeList
      /// `"anyOf": [{"type": "string"}, {"type": "null"}]`.
      case union
      /// `"type": "string", "nullable": true`, as in OpenAPI 3.0.
      case nullableKeyword
    }

    /// How references are handled.
    public enum ReferenceStyle: Hashable, Sendable {
      /// References are kept, including recursive ones.
      case kept
      /// References are kept, but recursive types aren't allowed.
      case keptWithoutRecursion
      /// Each reference is replaced by its target.
      case inlined
    }

    /// The size limits of a schema.
    ///
    /// A limit is `nil` if it is unknown.
    public struct Budget: Hashable, Sendable {
      /// The total number of properties.
      public var properties: Int?
      /// The nesting depth of objects and arrays.
      public var levels: Int?
      /// The total number of characters in property names, definition names and listed values.
      public var characters: Int?
      /// The total number of listed values.
      public var listedValues: Int?
      /// The total number of characters in a list of more than 250 strings.
      public var charactersInLongList: Int?
      /// The number of optional properties.
      public var optionalProperties: Int?
      /// The number of unions, including unions with null.
      public var unions: Int?

      /// Creates a budget without limits.
      public init() {}
    }

    /// The name of the provider feature that uses the profile.
    public var name: String
    /// The month in which the rules were valid, such as `2026-02`.
    public var date: String
    /// The supported keywords.
    ///
    /// Structural keywords are not included, because other properties control them.
    public var keywords: Set<String>
    /// The supported formats.
    public var formats: Set<String>
    /// Whether the root must be an object.
    public var needsObject = false
    /// Whether objects must reject keys that aren't listed.
    public var closesObjects = false
    /// Whether every schema must have a type.
    ///
    /// Unions and references are exempt.
    public var needsTypes = false
    /// Whether all properties must be required.
    ///
    /// If true, optional properties become nullable.
    public var requiresAll = false
    /// How nullable values are represented.
    public var nullStyle = NullStyle.typeList
    /// How references are handled.
    public var references = ReferenceStyle.kept
    /// The maximum value of `minItems`, or `nil` if there is no limit.
    public var maximumMinItems: Int?
    /// Whether the values of `enum` must be strings.
    public var listsOnlyStrings = false
    /// Whether the values of `enum` and `const` must be scalars.
    public var listsOnlyScalars = false
    /// Whether lookarounds and word boundaries in patterns are unsupported.
    public var hasPlainPatterns = false
    /// Whether references in `allOf` are unsupported and must be replaced by their targets.
    public var mergesReferences = false
    /// Whether the `propertyOrdering` keyword is added to specify the order of properties.
    public var writesOrder = false
    /// The size limits of a schema.
    public var budget = Budget()

    /// Creates a profile that supports the given keywords and formats and has no other
    /// restrictions.
    ///
    /// - Parameters:
    ///   - name: The name of the provider feature.
    ///   - date: The month in which the rules were valid, such as `2026-02`.
    ///   - keywords: The supported keywords.
    ///   - formats: The supported formats.
    public init(name: String, date: String, keywords: Set<String>, formats: Set<String>) {
      self.name = name
      self.date = date
      self.keywords = keywords
      self.formats = formats
    }
  }

  /// A schema that was adapted to a profile, with a list of the changes.
  public struct Adaptation: Hashable, Sendable {
    /// A change that was made to the schema.
    public struct Change: Hashable, Sendable, CustomStringConvertible {
      /// Whether a change loses information.
      public enum Kind: Hashable, Sendable {
        /// The rule was rewritten in an equivalent form, or an optional property became nullable.
        case rewritten
        /// The rule was removed.
        ///
        /// The description mentions the rule instead, so that the model can read it.
        case lost
      }

      /// The location in the original schema.
      public let pointer: JSON.Pointer
      /// Whether the change loses information.
      public let kind: Kind
      /// A description of the change, without a trailing period.
      public let message: String

      /// The location and the message.
      public var description: String {
        "\(pointer.fragment): \(message)\(kind == .lost ? " (lost)" : "")"
      }
    }

    /// The adapted schema.
    public let schema: JSON.Schema
    /// The changes, ordered by their locations in the schema.
    public let changes: [Change]

    /// The changes that lose information.
    public var losses: [Change] { changes.filter { $0.kind == .lost } }
  }

  /// What happens to rules that a profile can't express.
  public enum Losses: Hashable, Sendable {
    /// The rules are moved to descriptions, and each one is reported as a change.
    case reported
    /// Rules that can't be expressed cause an error.
    case refused
  }

  /// Adapts the schema to a profile.
  ///
  /// - Parameters:
  ///   - profile: The profile.
  ///   - losses: The treatment of rules that the profile can't express.
  /// - Returns: The adapted schema and the changes.
  /// - Throws: A ``JSON/SchemaError`` if the schema can't be adapted, or if adapting it would cause
  ///   a loss that isn't allowed.
  /// - Complexity: O(*n*) in the size of the schema, or in the size of the result if references are
  ///   inlined.
  public func adapted(
    to profile: Profile, losses: Losses = .reported
  ) throws(JSON.SchemaError) -> Adaptation {
    var adapter = try SchemaAdapter(profile, root: json)
    let adapted = try adapter.adapt()
    let result = Adaptation(schema: try JSON.Schema(adapted), changes: adapter.changes)
    if losses == .refused, let first = result.losses.first {
      throw JSON.SchemaError(
        "\(profile.name) can't express this: \(first.message)", at: first.pointer.fragment)
    }
    return result
  }
}
