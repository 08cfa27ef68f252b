public import TranscodableJSON

extension JSON {
  /// An error in a schema.
  public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A description of the problem and how to fix it.
    ///
    /// The message starts with a lowercase letter and ends without a period.
    public let message: String
    /// The location of the error: the URI of a resource, with a JSON pointer as the fragment.
    public let location: String
    /// The violations of the dialect's metaschema, if any.
    ///
    /// In each failure, the path to the invalid value is a path in the schema.
    public let failures: [SchemaFailure]

    init(_ message: String, at location: String, failures: [SchemaFailure] = []) {
      self.message = message
      self.location = location
      self.failures = failures
    }

    /// The message and the location.
    public var description: String { "The schema is invalid: \(message) (at \(location))." }
  }
}

extension JSON {
  /// A failure that is reported when a value violates a schema.
  public struct SchemaFailure: Hashable, Sendable, CustomStringConvertible {
    /// A location in a document.
    public struct Position: Hashable, Sendable {
      /// The offset in bytes, assuming that the document is encoded as UTF-8 without a byte order
      /// mark.
      public let offset: Int
      /// The line, starting at 1.
      public let line: Int
      /// The column in Unicode scalars, starting at 1.
      public let column: Int
    }

    /// The path to the invalid value.
    public let instance: JSON.Pointer
    /// The keyword that the value violates, such as `minimum`.
    public let keyword: String
    /// The location of the keyword: the URI of its resource, with a JSON pointer as the fragment.
    public let schema: String
    /// A description of the problem.
    ///
    /// The message starts with a lowercase letter and ends without a period.
    public let message: String
    /// The location of the value, if it was read from a document.
    public var position: Position?

    /// The path and the message, preceded by the location if it is known.
    public var description: String {
      let pointer = instance.tokens.isEmpty ? "the whole value" : instance.description
      let prefix = position.map { "line \($0.line), column \($0.column): " } ?? ""
      return "\(prefix)\(pointer) \(message) (\(schema))"
    }
  }
}
