public import TranscodableCore
public import TranscodableJSON

extension JSON {
  /// A JSON Schema, which specifies which JSON values are valid.
  ///
  /// The supported dialects are 2020-12 and draft 7. Draft 4, draft 6 and 2019-09 are translated
  /// to the nearest of them. A schema without `$schema` uses 2020-12.
  ///
  /// ```swift
  /// let schema = try JSON.Schema(parsing: #"{"type": "array", "items": {"type": "integer"}}"#)
  /// let validator = try JSON.SchemaValidator(schema)
  /// validator.isValid([1, 2, 3])   // true
  /// ```
  public struct Schema: Hashable, Sendable {
    /// The schema as a JSON object or Boolean.
    public let json: JSON

    /// Creates a schema from a JSON value.
    ///
    /// The keywords are validated when a ``JSON/SchemaValidator`` is created from the schema.
    ///
    /// - Parameter json: An object or a Boolean.
    /// - Throws: A ``JSON/SchemaError`` if the value has any other kind.
    public init(_ json: JSON) throws(SchemaError) {
      switch json {
      case .object, .bool: self.json = json
      default: throw SchemaError("a schema must be an object or a Boolean", at: "#")
      }
    }

    /// Parses a schema from a JSON document.
    ///
    /// - Parameters:
    ///   - text: The JSON document, in any Unicode encoding.
    ///   - settings: The accepted grammar and the limits.
    /// - Throws: A `DecodingError` if the document isn't valid JSON, or a ``JSON/SchemaError`` if
    ///   it isn't a schema.
    public init(
      parsing text: borrowing some ByteSource & ~Copyable & ~Escapable,
      settings: JSONReaderSettings = JSONReaderSettings()
    ) throws {
      try self.init(JSON(parsing: text, settings: settings))
    }

    /// Creates a schema from its keywords and their values.
    public init(members: JSON.Object) { json = .object(members) }
  }
}

extension JSON.Schema: Codable, CustomStringConvertible {
  /// Decodes a schema.
  public init(from decoder: any Decoder) throws {
    let json = try JSON(from: decoder)
    do {
      try self.init(json)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }

  /// Encodes the schema as JSON.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// The schema as compact JSON.
  public var description: String { json.description }
}
