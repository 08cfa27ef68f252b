public import TranscodableCore
public import TranscodableJSON

extension JSON {
  /// The context that a type uses to generate its schema.
  public struct SchemaContext {
    /// Whether a schema describes the JSON for decoding or for encoding.
    public enum Direction: Hashable, Sendable {
      /// The JSON that the type is decoded from.
      case decoding
      /// The JSON that the type is encoded as.
      case encoding
    }

    /// Schemas for types that don't generate their own schemas.
    public struct KnownTypes: Sendable {
      fileprivate var schemas: [ObjectIdentifier: JSON.Schema] = [:]

      /// Creates an empty collection.
      public init() {}

      /// The schema that was added for a type, or `nil` if there is none.
      public subscript(type: any Any.Type) -> JSON.Schema? {
        get { schemas[ObjectIdentifier(type)] }
        set { schemas[ObjectIdentifier(type)] = newValue }
      }
    }

    /// Whether the schema is for decoding or encoding.
    public let direction: Direction
    /// How the coder represents values such as dates, according to its settings.
    public let conventions: CoderConventions
    private let known: KnownTypes
    private var definitions = JSON.Object()
    /// The definition name of each type.
    ///
    /// The root type's name is empty.
    private var names: [ObjectIdentifier: String] = [:]
    private var openTypes: Set<ObjectIdentifier> = []
    private(set) var undescribed: [String] = []
    private(set) var remarks: [String] = []
    private var position: [String] = []

    init(_ direction: Direction, known: KnownTypes, conventions: CoderConventions) {
      self.direction = direction
      self.known = known
      self.conventions = conventions
    }

    /// Records a reason why the schema is less strict than the type.
    ///
    /// - Parameter reason: The reason, as a phrase that starts with a lowercase letter and has no
    ///   period.
    public mutating func remark(_ reason: String) {
      let remark = (position + [reason]).joined(separator: ": ")
      if !remarks.contains(remark) { remarks.append(remark) }
    }

    mutating func within<Result>(
      _ name: String, _ body: (inout JSON.SchemaContext) -> Result
    ) -> Result {
      position.append(name)
      defer { position.removeLast() }
      return body(&self)
    }

    /// Returns another type's schema, or a reference to that schema.
    ///
    /// - Parameter type: The type. If its schema isn't known, the result accepts any value, and the
    ///   type is listed as undescribed.
    /// - Returns: The schema, which is a reference if the type has a definition.
    public mutating func schema<Value>(of type: Value.Type) -> JSON.Schema {
      if let schema = known[type] { return schema }
      let providing = type as? any JSONSchemaProviding.Type
      if let providing, !providing.isSchemaDefinition { return providing.jsonSchema(in: &self) }
      if providing == nil, !(type is any CodingDescribed.Type) {
        if let schema = foundationSchema(of: type) { return schema }
        let name = String(reflecting: type)
        if !undescribed.contains(name) { undescribed.append(name) }
        // A remark needs a path. The root type has none, so it is only listed in `undescribed`.
        if !position.isEmpty { remark("\(name) has no schema") }
        return .anything
      }
      let id = ObjectIdentifier(type)
      if let name = names[id] {
        return JSON.Schema(members: ["$ref": .string(name.isEmpty ? "#" : "#/$defs/\(name)")])
      }
      let name = freeName(for: type)
      names[id] = name
      // The name is reserved before the schema is generated, because the type may contain itself.
      definitions[name] = true
      definitions[name] = ownSchema(of: type).json
      return JSON.Schema(members: ["$ref": .string("#/$defs/\(name)")])
    }

    private mutating func ownSchema<Value>(of type: Value.Type) -> JSON.Schema {
      if let providing = type as? any JSONSchemaProviding.Type {
        return providing.jsonSchema(in: &self)
      }
      guard let described = type as? any CodingDescribed.Type else { return .anything }
      var description = __TypeDescription(isDecoding: direction == .decoding)
      described.__describe(&description)
      let positions = position
      position = []
      defer { position = positions }
      return within("\(type)") { $0.schema(described: description) }
    }

    func isProviding(_ type: any Any.Type) -> Bool {
      known[type] != nil || type is any JSONSchemaProviding.Type
    }

    /// Returns nil if a schema for the same type is already being generated, to prevent infinite
    /// recursion.
    mutating func opening<Result>(
      _ type: any Any.Type, _ body: (inout JSON.SchemaContext) -> Result
    ) -> Result? {
      guard openTypes.insert(ObjectIdentifier(type)).inserted else { return nil }
      defer { openTypes.remove(ObjectIdentifier(type)) }
      return body(&self)
    }

    func definition(of schema: JSON.Schema) -> JSON? {
      guard let reference = schema.json["$ref"]?.string, reference.hasPrefix("#/$defs/") else {
        return nil
      }
      return definitions[String(reference.dropFirst(8))]
    }

    /// The name only contains letters, digits and underscores, so it needs no escaping in a JSON
    /// Pointer.
    private func freeName(for type: any Any.Type) -> String {
      let name = "\(type)".map { $0.isLetter || $0.isNumber ? $0 : "_" }
      let base = String(name)
      guard definitions[base] != nil else { return base }
      var number = 2
      while definitions["\(base)\(number)"] != nil { number += 1 }
      return "\(base)\(number)"
    }

    mutating func root<Value>(_ type: Value.Type) -> JSON.Object {
      var members: JSON.Object
      let isDefinition =
        (type as? any JSONSchemaProviding.Type)?.isSchemaDefinition
        ?? (type is any CodingDescribed.Type)
      if isDefinition, known[type] == nil {
        names[ObjectIdentifier(type)] = ""
        members = ownSchema(of: type).json.object ?? [:]
      } else {
        members = schema(of: type).json.object ?? [:]
      }
      if !definitions.isEmpty { members["$defs"] = .object(definitions) }
      return members
    }
  }
}
