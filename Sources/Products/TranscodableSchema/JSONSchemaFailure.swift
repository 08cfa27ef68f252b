public import TranscodableJSON

extension JSON {
  /// A violation of a schema by a value.
  public struct SchemaFailure: Hashable, Sendable, CustomStringConvertible {
    /// A location in a document.
    public struct Place: Hashable, Sendable {
      /// The byte offset in the document, encoded as UTF-8 without a byte order mark.
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
    /// A phrase that describes the problem; it starts with a lowercase letter and has no period.
    public let message: String
    /// The location of the value, if it was read from a document.
    public var place: Place?

    /// The location, if it is known, followed by the path and the message.
    public var description: String {
      let pointer = instance.tokens.isEmpty ? "the whole value" : instance.description
      let position = place.map { "line \($0.line), column \($0.column): " } ?? ""
      return "\(position)\(pointer) \(message) (\(schema))"
    }
  }
}
