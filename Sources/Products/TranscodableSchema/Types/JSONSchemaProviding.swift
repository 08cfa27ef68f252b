public import TranscodableCore
public import TranscodableJSON

/// A type that generates a schema for its JSON.
///
/// Many types in the standard library conform to this protocol. To make your own type conform,
/// implement `jsonSchema(in:)`:
///
/// ```swift
/// extension Track: JSONSchemaProviding {
///   static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
///     var object = JSON.SchemaObject(description: "A piece of music.")
///     object.add("title", context.schema(of: String.self), .required)
///     object.add("year", context.schema(of: Int.self), .optional)
///     return object.schema
///   }
/// }
/// let schema = JSON.Schema(of: [Track].self).schema
/// ```
public protocol JSONSchemaProviding {
  /// Whether other schemas refer to the type by name instead of containing its schema.
  ///
  /// The default is true. A recursive type must keep the default.
  static var isSchemaDefinition: Bool { get }

  /// Returns the schema of the type.
  ///
  /// The context specifies whether the schema is for decoding or encoding.
  ///
  /// - Parameter context: The context, which specifies the direction and provides the schemas of
  ///   other types.
  /// - Returns: The schema.
  static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema
}

extension JSONSchemaProviding {
  /// Whether other schemas refer to the type by name.
  ///
  /// The default is true.
  public static var isSchemaDefinition: Bool { true }
}

extension JSONSchemaProviding where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Returns the schema that lists the raw values of all cases.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(listing: allCases.map { .string($0.rawValue) })
  }
}

extension JSONSchemaProviding
where Self: RawRepresentable & CaseIterable, RawValue: FixedWidthInteger {
  /// Returns the schema that lists the raw values of all cases.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(listing: allCases.map { JSON($0.rawValue) })
  }
}

extension JSON.Schema {
  /// A generated schema, with the types and rules that it can't express.
  public struct Description: Hashable, Sendable {
    /// The schema.
    public let schema: JSON.Schema
    /// The types that have no known schema.
    ///
    /// The generated schema accepts any value for these types.
    public let undescribed: [String]
    /// Remarks about the type's rules that the schema doesn't enforce.
    public let remarks: [String]
  }

  /// Generates a schema for the JSON that represents a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - direction: The direction that the schema describes.
  ///   - conventions: The coder's representations of values such as dates, which depend on its
  ///     settings. See `conventions` of `JSON.Decoder` and `JSON.Encoder`.
  ///   - known: The schemas of types that don't generate their own.
  /// - Returns: The schema and its limitations.
  public static func describing<Value>(
    _ type: Value.Type, for direction: JSON.SchemaContext.Direction = .decoding,
    conventions: CoderConventions = CoderConventions(),
    known: JSON.SchemaContext.KnownTypes = .init()
  ) -> Description {
    var context = JSON.SchemaContext(direction, known: known, conventions: conventions)
    let root = context.root(type)
    return Description(
      schema: JSON.Schema(members: root), undescribed: context.undescribed,
      remarks: context.remarks)
  }

  /// Creates the schema of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - direction: The direction that the schema describes.
  ///   - conventions: The coder's representations of values such as dates, which depend on its
  ///     settings.
  public init<Value: JSONSchemaProviding>(
    of type: Value.Type, for direction: JSON.SchemaContext.Direction = .decoding,
    conventions: CoderConventions = CoderConventions()
  ) {
    self = Self.describing(type, for: direction, conventions: conventions).schema
  }

  /// Creates the schema of a type with `@Codable(schema: .generated)`.
  ///
  /// ``describing(_:for:conventions:known:)`` also returns the limitations of the schema.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - direction: The direction that the schema describes.
  ///   - conventions: The coder's representations of values such as dates, which depend on its
  ///     settings. See `conventions` of `JSON.Decoder` and `JSON.Encoder`.
  public init<Value: CodingDescribed>(
    of type: Value.Type, for direction: JSON.SchemaContext.Direction = .decoding,
    conventions: CoderConventions = CoderConventions()
  ) {
    self = Self.describing(type, for: direction, conventions: conventions).schema
  }

  /// The schema that accepts any value.
  public static var anything: JSON.Schema { JSON.Schema(members: [:]) }

  /// Creates a schema that accepts only the listed values.
  public init(listing values: [JSON]) { self.init(members: ["enum": .array(values)]) }

  /// Creates a schema that accepts a value if at least one of the given schemas accepts it.
  public init(anyOf alternatives: [JSON.Schema]) {
    self.init(members: ["anyOf": .array(alternatives.map(\.json))])
  }

  /// A copy of the schema that also accepts null.
  public var acceptingNull: JSON.Schema {
    guard var members = json.object, !members.isEmpty, !acceptsNull else { return self }
    if let type = members["type"]?.string, members["enum"] == nil, members["const"] == nil {
      members["type"] = [.string(type), "null"]
      return JSON.Schema(members: members)
    }
    return JSON.Schema(anyOf: [self, JSON.Schema(members: ["type": "null"])])
  }

  private var acceptsNull: Bool {
    let types = json["type"]?.array ?? json["type"].map { [$0] } ?? []
    let listed = json["enum"]?.array ?? [nil]
    if types.contains("null"), listed.contains(nil), json["const"] == nil { return true }
    let alternatives = json["anyOf"]?.array ?? []
    return alternatives.contains(["type": "null"]) && json.object?.keys.count == 1
  }

  /// Returns the schema with a new description, which replaces any existing description.
  public func described(_ text: String) -> JSON.Schema {
    guard var members = json.object, !text.isEmpty else { return self }
    members["description"] = .string(text)
    return JSON.Schema(members: members)
  }
}
