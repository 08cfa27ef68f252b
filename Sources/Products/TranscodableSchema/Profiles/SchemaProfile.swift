public import TranscodableJSON

extension JSON.Schema {
  /// What a provider of language models accepts as the schema of an answer or of a tool's arguments.
  ///
  /// The rules of providers change within months, so that they are data: each profile says when its
  /// rules were looked up, and a copy can be changed to follow them.
  ///
  /// ```swift
  /// let tool = try schema.adapted(to: .openAIStrict)
  /// for change in tool.changes { print(change) }
  /// ```
  public struct Profile: Hashable, Sendable {
    /// How a value that may be null is written.
    public enum NullStyle: Hashable, Sendable {
      /// `"type": ["string", "null"]`.
      case typeList
      /// `"anyOf": [{"type": "string"}, {"type": "null"}]`.
      case union
      /// `"type": "string", "nullable": true`, as in OpenAPI 3.0.
      case nullableKeyword
    }

    /// What becomes of references.
    public enum ReferenceStyle: Hashable, Sendable {
      /// They stay, also where a type contains itself.
      case kept
      /// They stay, but no type may contain itself.
      case keptWithoutRecursion
      /// Each is replaced by what it refers to.
      case inlined
    }

    /// How much there may be of everything; nil where no limit is known.
    public struct Budget: Hashable, Sendable {
      /// The number of properties of all objects.
      public var properties: Int?
      /// The number of objects and arrays within each other.
      public var levels: Int?
      /// The number of characters in names of properties and definitions, and in listed values.
      public var characters: Int?
      /// The number of values that are listed in all.
      public var listedValues: Int?
      /// The number of characters in a single list of more than 250 strings.
      public var charactersInLongList: Int?
      /// The number of properties that may be left out.
      public var optionalProperties: Int?
      /// The number of unions, in which null counts.
      public var unions: Int?

      /// Creates a budget without limits.
      public init() {}
    }

    /// What it is for.
    public var name: String
    /// The month in which its rules were looked up, such as `2026-02`.
    public var date: String
    /// The keywords that are understood, beside those for structure that the other properties are about.
    public var keywords: Set<String>
    /// The formats that are understood.
    public var formats: Set<String>
    /// Whether the whole has to be an object.
    public var needsObject = false
    /// Whether objects have to refuse keys that are not listed.
    public var closesObjects = false
    /// Whether every schema has to say its type, or to be a union or a reference.
    public var needsTypes = false
    /// Whether all properties have to be required; what was optional may be null instead.
    public var requiresAll = false
    /// How a value that may be null is written.
    public var nullStyle = NullStyle.typeList
    /// What becomes of references.
    public var references = ReferenceStyle.kept
    /// The largest `minItems` that is understood; nil for any.
    public var maximumMinItems: Int?
    /// Whether only strings may be listed.
    public var listsOnlyStrings = false
    /// Whether arrays and objects may not be listed, and not be constants.
    public var listsOnlyScalars = false
    /// Whether patterns may not look around, nor for the bounds of words.
    public var hasPlainPatterns = false
    /// Whether a part of `allOf` may not be a reference, so that it is merged into the whole.
    public var mergesReferences = false
    /// Whether the order of properties is written down as `propertyOrdering`.
    public var writesOrder = false
    /// How much there may be of everything.
    public var budget = Budget()

    /// Creates a profile in which nothing but keywords and formats is limited.
    ///
    /// - Parameters:
    ///   - name: What it is for.
    ///   - date: The month in which its rules were looked up, such as `2026-02`.
    ///   - keywords: The keywords that are understood.
    ///   - formats: The formats that are understood.
    public init(name: String, date: String, keywords: Set<String>, formats: Set<String>) {
      self.name = name
      self.date = date
      self.keywords = keywords
      self.formats = formats
    }
  }

  /// A schema as a profile wants it, with what had to be changed for that.
  public struct Adaptation: Hashable, Sendable {
    /// What was changed at a place.
    public struct Change: Hashable, Sendable, CustomStringConvertible {
      /// Whether the adapted schema accepts the same values.
      public enum Kind: Hashable, Sendable {
        /// It says the same in another way, or asks for null where something was optional.
        case rewritten
        /// It no longer says something: that is in the description now, for the model to read.
        case lost
      }

      /// The place in the schema before.
      public let pointer: JSON.Pointer
      /// What has happened.
      public let kind: Kind
      /// What has happened, in words.
      public let message: String

      /// The place and the message.
      public var description: String {
        "\(pointer.fragment): \(message)\(kind == .lost ? " (lost)" : "")"
      }
    }

    /// The schema.
    public let schema: JSON.Schema
    /// What was changed, in the order of the schema.
    public let changes: [Change]

    /// What the schema no longer says.
    public var losses: [Change] { changes.filter { $0.kind == .lost } }
  }

  /// What becomes of rules that a profile cannot express.
  public enum Losses: Hashable, Sendable {
    /// They are moved into descriptions, and reported.
    case reported
    /// They are an error.
    case refused
  }

  /// The schema in the form that a profile wants.
  ///
  /// - Parameters:
  ///   - profile: The profile.
  ///   - losses: What becomes of rules that it cannot express.
  /// - Returns: The schema and what was changed.
  /// - Throws: A ``JSON/SchemaError`` if the schema cannot have that form, or not without a loss that is
  ///   refused.
  /// - Complexity: O(*n*) in the size of the schema; where references are inlined, of the result.
  public func adapted(
    to profile: Profile, losses: Losses = .reported
  ) throws(JSON.SchemaError) -> Adaptation {
    var adapter = SchemaAdapter(profile, root: json)
    let adapted = try adapter.adapt()
    let result = Adaptation(schema: try JSON.Schema(adapted), changes: adapter.changes)
    if losses == .refused, let first = result.losses.first {
      throw JSON.SchemaError(
        "\(profile.name) cannot express it: \(first.message)", at: first.pointer.fragment)
    }
    return result
  }
}
