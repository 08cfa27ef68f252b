public import TranscodableCore
public import TranscodableJSON

/// A type that can say which values of JSON it is decoded from, and which it is encoded to.
///
/// Types of the standard library have conformances. For a type of one's own, it is written like this:
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
  /// Whether schemas refer to this one by the name of the type, instead of containing it.
  ///
  /// True unless a type says otherwise. A type that contains itself has to be referred to.
  static var isSchemaDefinition: Bool { get }

  /// The schema of the type for the direction that the context asks about.
  ///
  /// - Parameter context: What is asked for, and where the schemas of other types come from.
  /// - Returns: The schema.
  static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema
}

extension JSONSchemaProviding {
  /// True: schemas refer to this one by the name of the type.
  public static var isSchemaDefinition: Bool { true }
}

extension JSONSchemaProviding where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The raw values of all cases.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(listing: allCases.map { .string($0.rawValue) })
  }
}

extension JSONSchemaProviding
where Self: RawRepresentable & CaseIterable, RawValue: FixedWidthInteger {
  /// The raw values of all cases.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(listing: allCases.map { JSON($0.rawValue) })
  }
}

extension JSON.Schema {
  /// A schema of a type, and what it leaves open.
  public struct Description: Hashable, Sendable {
    /// The schema.
    public let schema: JSON.Schema
    /// The types that are not described, of which the schema accepts any value.
    public let undescribed: [String]
    /// Where else the schema accepts more than what is decoded, or says less than what is encoded, and why.
    public let remarks: [String]
  }

  /// Describes which values of JSON a type is decoded from, or encoded to.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - direction: Which of the two is asked for.
  ///   - conventions: How the coder has what types leave to it; `conventions` of a `JSON.Decoder` or `JSON.Encoder`.
  ///   - known: Schemas of types that do not describe themselves.
  /// - Returns: The schema, with the types that it leaves open.
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
  ///   - direction: Whether it says what the type is decoded from, or what it is encoded to.
  ///   - conventions: How the coder has what types leave to it.
  public init<Value: JSONSchemaProviding>(
    of type: Value.Type, for direction: JSON.SchemaContext.Direction = .decoding,
    conventions: CoderConventions = CoderConventions()
  ) {
    self = Self.describing(type, for: direction, conventions: conventions).schema
  }

  /// Creates the schema of a type with `@Codable(schema: .generated)`.
  ///
  /// ``describing(_:for:conventions:known:)`` says too what the schema leaves open.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - direction: Whether it says what the type is decoded from, or what it is encoded to.
  ///   - conventions: How the coder has what types leave to it; `conventions` of a `JSON.Decoder` or `JSON.Encoder`.
  public init<Value: CodingDescribed>(
    of type: Value.Type, for direction: JSON.SchemaContext.Direction = .decoding,
    conventions: CoderConventions = CoderConventions()
  ) {
    self = Self.describing(type, for: direction, conventions: conventions).schema
  }

  /// The schema that accepts every value.
  public static var anything: JSON.Schema { JSON.Schema(members: [:]) }

  /// Creates the schema that accepts some values and no others.
  public init(listing values: [JSON]) { self.init(members: ["enum": .array(values)]) }

  /// Creates the schema that accepts what one of several accepts.
  public init(anyOf alternatives: [JSON.Schema]) {
    self.init(members: ["anyOf": .array(alternatives.map(\.json))])
  }

  /// The schema that accepts null, too.
  public var acceptingNull: JSON.Schema {
    guard var members = json.object, !members.isEmpty, !acceptsNull else { return self }
    if let type = members["type"]?.string, members["enum"] == nil, members["const"] == nil {
      members["type"] = [.string(type), "null"]
      return JSON.Schema(members: members)
    }
    return JSON.Schema(anyOf: [self, JSON.Schema(members: ["type": "null"])])
  }

  /// Whether null is one of the types that the schema says, or one of its alternatives.
  private var acceptsNull: Bool {
    let types = json["type"]?.array ?? json["type"].map { [$0] } ?? []
    let listed = json["enum"]?.array ?? [nil]
    if types.contains("null"), listed.contains(nil), json["const"] == nil { return true }
    let alternatives = json["anyOf"]?.array ?? []
    return alternatives.contains(["type": "null"]) && json.object?.keys.count == 1
  }

  /// The schema with a description, which replaces the one it has.
  public func described(_ text: String) -> JSON.Schema {
    guard var members = json.object, !text.isEmpty else { return self }
    members["description"] = .string(text)
    return JSON.Schema(members: members)
  }
}
