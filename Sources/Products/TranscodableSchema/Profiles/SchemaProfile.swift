public import TranscodableJSON

extension JSON.Schema {
  /// The rules of a language-model provider for schemas of responses or of tool arguments.
  ///
  /// Providers change their rules frequently. Therefore, a profile is a value that you can copy and
  /// change, and it records the date of its rules.
  ///
  /// ```swift
  /// let tool = try schema.adapted(to: .openAIStrict)
  /// for change in tool.changes { print(change) }
  /// ```
  public struct Profile: Hashable, Sendable {
    /// The representation of a nullable value.
    public enum NullStyle: Hashable, Sendable {
      /// `"type": ["string", "null"]`.
      case typeList
      /// `"anyOf": [{"type": "string"}, {"type": "null"}]`.
      case union
      /// `"type": "string", "nullable": true`, as in OpenAPI 3.0.
      case nullableKeyword
    }

    /// The treatment of references.
    public enum ReferenceStyle: Hashable, Sendable {
      /// References are kept, including recursive ones.
      case kept
      /// References are kept, but recursive types aren't allowed.
      case keptWithoutRecursion
      /// Each reference is replaced by its target.
      case inlined
    }

    /// The size limits of a schema; a limit is `nil` if it is unknown.
    public struct Budget: Hashable, Sendable {
      /// The total number of properties.
      public var properties: Int?
      /// The nesting depth of objects and arrays.
      public var levels: Int?
      /// The number of characters in the names of properties and definitions, and in listed values.
      public var characters: Int?
      /// The total number of listed values.
      public var listedValues: Int?
      /// The number of characters in a single list of more than 250 strings.
      public var charactersInLongList: Int?
      /// The number of optional properties.
      public var optionalProperties: Int?
      /// The number of unions, including unions with null.
      public var unions: Int?

      /// Creates a budget without limits.
      public init() {}
    }

    /// The name of the provider's feature.
    public var name: String
    /// The month in which the rules were valid, such as `2026-02`.
    public var date: String
    /// The supported keywords, except the structural keywords that the other properties control.
    public var keywords: Set<String>
    /// The supported formats.
    public var formats: Set<String>
    /// Whether the root must be an object.
    public var needsObject = false
    /// Whether objects must reject keys that aren't listed.
    public var closesObjects = false
    /// Whether every schema must have a type, unless it is a union or a reference.
    public var needsTypes = false
    /// Whether all properties must be required; optional properties become nullable instead.
    public var requiresAll = false
    /// The representation of nullable values.
    public var nullStyle = NullStyle.typeList
    /// The treatment of references.
    public var references = ReferenceStyle.kept
    /// The largest supported value of `minItems`, or `nil` if there is no limit.
    public var maximumMinItems: Int?
    /// Whether only strings can be listed in `enum`.
    public var listsOnlyStrings = false
    /// Whether only scalars can be listed in `enum` or be constants.
    public var listsOnlyScalars = false
    /// Whether patterns must not contain lookarounds or word boundaries.
    public var hasPlainPatterns = false
    /// Whether the parts of `allOf` can't be references, so that references are merged instead.
    public var mergesReferences = false
    /// Whether the order of properties is written with the keyword `propertyOrdering`.
    public var writesOrder = false
    /// The size limits of a schema.
    public var budget = Budget()

    /// Creates a profile that restricts only the keywords and formats.
    ///
    /// - Parameters:
    ///   - name: The name of the provider's feature.
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

  /// A schema that was adapted to a profile, and the changes.
  public struct Adaptation: Hashable, Sendable {
    /// A change at a location in the schema.
    public struct Change: Hashable, Sendable, CustomStringConvertible {
      /// Whether the adapted schema accepts the same values.
      public enum Kind: Hashable, Sendable {
        /// The rule has a different form, or a nullable property replaces an optional property.
        case rewritten
        /// The rule was removed from the schema, and added to the description for the model to
        /// read.
        case lost
      }

      /// The location in the original schema.
      public let pointer: JSON.Pointer
      /// Whether the change loses information.
      public let kind: Kind
      /// The change, as a phrase.
      public let message: String

      /// The location and the message.
      public var description: String {
        "\(pointer.fragment): \(message)\(kind == .lost ? " (lost)" : "")"
      }
    }

    /// The adapted schema.
    public let schema: JSON.Schema
    /// The changes, in the order of the schema.
    public let changes: [Change]

    /// The changes that lose information.
    public var losses: [Change] { changes.filter { $0.kind == .lost } }
  }

  /// The treatment of rules that a profile can't express.
  public enum Losses: Hashable, Sendable {
    /// Rules that can't be expressed are moved to descriptions and reported.
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
