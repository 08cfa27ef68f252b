public import TranscodableCore
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
    /// How the coder has what types leave to it.
    public let conventions: CoderConventions
    private let known: KnownTypes
    private var definitions = JSON.Object()
    /// The names of the types that have one, the root's empty.
    private var names: [ObjectIdentifier: String] = [:]
    private(set) var undescribed: [String] = []
    private(set) var remarks: [String] = []
    /// What is being described: types, and fields of them.
    private var place: [String] = []

    init(_ direction: Direction, known: KnownTypes, conventions: CoderConventions) {
      self.direction = direction
      self.known = known
      self.conventions = conventions
    }

    /// Notes that the schema accepts more than what is decoded, or says less than what is encoded.
    ///
    /// - Parameter reason: Why, without a capital letter and a full stop.
    public mutating func remark(_ reason: String) {
      let remark = (place + [reason]).joined(separator: ": ")
      if !remarks.contains(remark) { remarks.append(remark) }
    }

    /// Runs `body` for a type or field that remarks are about.
    mutating func within<Result>(
      _ name: String, _ body: (inout JSON.SchemaContext) -> Result
    ) -> Result {
      place.append(name)
      defer { place.removeLast() }
      return body(&self)
    }

    /// The schema of another type: a reference, if it has a name.
    ///
    /// - Parameter type: The type. One that does not describe itself and is not known has the schema
    ///   that accepts everything, and is listed as such.
    /// - Returns: The schema.
    public mutating func schema<Value>(of type: Value.Type) -> JSON.Schema {
      if let schema = known[type] { return schema }
      let providing = type as? any JSONSchemaProviding.Type
      if let providing, !providing.isSchemaDefinition { return providing.jsonSchema(in: &self) }
      if providing == nil, !(type is any CodingDescribed.Type) {
        if let schema = foundationSchema(of: type) { return schema }
        let name = String(reflecting: type)
        if !undescribed.contains(name) { undescribed.append(name) }
        // A root has no place to speak of, and is listed.
        if !place.isEmpty { remark("\(name) does not describe itself") }
        return .anything
      }
      let id = ObjectIdentifier(type)
      if let name = names[id] {
        return JSON.Schema(members: ["$ref": .string(name.isEmpty ? "#" : "#/$defs/\(name)")])
      }
      let name = freeName(for: type)
      names[id] = name
      // Its place is taken before its schema is known: it may contain itself.
      definitions[name] = true
      definitions[name] = ownSchema(of: type).json
      return JSON.Schema(members: ["$ref": .string("#/$defs/\(name)")])
    }

    /// The schema that the type itself gives.
    private mutating func ownSchema<Value>(of type: Value.Type) -> JSON.Schema {
      if let providing = type as? any JSONSchemaProviding.Type {
        return providing.jsonSchema(in: &self)
      }
      guard let described = type as? any CodingDescribed.Type else { return .anything }
      var description = __TypeDescription(isDecoding: direction == .decoding)
      described.__describe(&description)
      let places = place
      place = []
      defer { place = places }
      return within("\(type)") { $0.schema(described: description) }
    }

    /// What a reference to a type refers to.
    func definition(of schema: JSON.Schema) -> JSON? {
      guard let reference = schema.json["$ref"]?.string, reference.hasPrefix("#/$defs/") else {
        return nil
      }
      return definitions[String(reference.dropFirst(8))]
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
