public import TranscodableJSON

extension JSON {
  /// What the schema of a type is asked for, and where those of other types come from.
  public struct SchemaContext {
    /// Which values a schema is about.
    public enum Direction: Hashable, Sendable {
      /// Those that the type is decoded from.
      case decoding
      /// Those that it is encoded to.
      case encoding
    }

    /// Schemas of types that cannot describe themselves.
    public struct KnownTypes: Sendable {
      fileprivate var schemas: [ObjectIdentifier: JSON.Schema] = [:]

      /// Creates an empty list.
      public init() {}

      /// The schema of a type, nil if it is not known.
      public subscript(type: any Any.Type) -> JSON.Schema? {
        get { schemas[ObjectIdentifier(type)] }
        set { schemas[ObjectIdentifier(type)] = newValue }
      }
    }

    /// Which values the schema is about.
    public let direction: Direction
    private let known: KnownTypes
    private var definitions = JSON.Object()
    /// The names of the types that have one, the root's empty.
    private var names: [ObjectIdentifier: String] = [:]
    private(set) var undescribed: [String] = []

    init(_ direction: Direction, known: KnownTypes) {
      self.direction = direction
      self.known = known
    }

    /// The schema of another type: a reference, if it has a name.
    ///
    /// - Parameter type: The type. One that does not describe itself and is not known has the schema
    ///   that accepts everything, and is listed as such.
    /// - Returns: The schema.
    public mutating func schema<Value>(of type: Value.Type) -> JSON.Schema {
      let id = ObjectIdentifier(type)
      if let schema = known[type] { return schema }
      guard let providing = type as? any JSONSchemaProviding.Type else {
        let name = String(reflecting: type)
        if !undescribed.contains(name) { undescribed.append(name) }
        return .anything
      }
      guard providing.isSchemaDefinition else { return providing.jsonSchema(in: &self) }
      if let name = names[id] {
        return JSON.Schema(members: ["$ref": .string(name.isEmpty ? "#" : "#/$defs/\(name)")])
      }
      let name = freeName(for: type)
      names[id] = name
      // Its place is taken before its schema is known: it may contain itself.
      definitions[name] = true
      definitions[name] = providing.jsonSchema(in: &self).json
      return JSON.Schema(members: ["$ref": .string("#/$defs/\(name)")])
    }

    /// A name that is not taken, in which nothing has to be escaped.
    private func freeName(for type: any Any.Type) -> String {
      let name = "\(type)".map { $0.isLetter || $0.isNumber ? $0 : "_" }
      let base = String(name)
      guard definitions[base] != nil else { return base }
      var number = 2
      while definitions["\(base)\(number)"] != nil { number += 1 }
      return "\(base)\(number)"
    }

    /// The schema of a type as a whole, with the definitions of all others.
    mutating func root<Value>(_ type: Value.Type) -> JSON.Object {
      var members: JSON.Object
      if let providing = type as? any JSONSchemaProviding.Type, known[type] == nil,
        providing.isSchemaDefinition
      {
        names[ObjectIdentifier(type)] = ""
        members = providing.jsonSchema(in: &self).json.object ?? [:]
      } else {
        members = schema(of: type).json.object ?? [:]
      }
      if !definitions.isEmpty { members["$defs"] = .object(definitions) }
      return members
    }
  }
}
