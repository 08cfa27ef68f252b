public import TranscodableCore
public import TranscodableJSON

extension JSON {
  /// A JSON Schema: what values are allowed, as a value of JSON itself.
  ///
  /// The dialects are 2020-12, which a schema without `$schema` is in, and draft 7.
  ///
  /// ```swift
  /// let schema = try JSON.Schema(parsing: #"{"type": "array", "items": {"type": "integer"}}"#)
  /// let validator = try JSON.SchemaValidator(schema)
  /// validator.isValid([1, 2, 3])   // true
  /// ```
  public struct Schema: Hashable, Sendable {
    /// The schema as it is written: an object, or true or false.
    public let json: JSON

    /// Creates a schema from a value.
    ///
    /// Whether its keywords are used properly is found out when a ``JSON/SchemaValidator`` is made of it.
    ///
    /// - Parameter json: An object, or true or false.
    /// - Throws: A ``JSON/SchemaError`` if it is something else.
    public init(_ json: JSON) throws(SchemaError) {
      switch json {
      case .object, .bool: self.json = json
      default: throw SchemaError("a schema is an object, or true or false", at: "#")
      }
    }

    /// Reads a schema from its text.
    ///
    /// - Parameters:
    ///   - text: The text, in any Unicode encoding.
    ///   - settings: What counts as JSON, and how much of it.
    /// - Throws: A `DecodingError` if the text is not JSON, a ``JSON/SchemaError`` if it is not a schema.
    public init(
      parsing text: borrowing some ByteSource & ~Copyable & ~Escapable,
      settings: JSONReaderSettings = JSONReaderSettings()
    ) throws {
      try self.init(JSON(parsing: text, settings: settings))
    }

    /// Creates a schema from its keywords.
    /// - Parameter members: The keywords with what they say.
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

  /// Encodes the schema as it is written.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// The schema as compact JSON text.
  public var description: String { json.description }
}
