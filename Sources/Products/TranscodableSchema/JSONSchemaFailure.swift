public import TranscodableJSON

extension JSON {
  /// Where a document does not have the form that a schema asks for.
  public struct SchemaFailure: Hashable, Sendable, CustomStringConvertible {
    /// A place in a text.
    public struct Place: Hashable, Sendable {
      /// The number of bytes before it, of the text as UTF-8 without a byte order mark.
      public let offset: Int
      /// The line, counted from 1.
      public let line: Int
      /// The column, counted from 1 in Unicode scalars.
      public let column: Int
    }

    /// The way to the value that is wrong.
    public let instance: JSON.Pointer
    /// The keyword that it fails, such as `minimum`.
    public let keyword: String
    /// The keyword's place: the URI of its resource, with a pointer as the fragment.
    public let schema: String
    /// What is wrong, in words, without a capital letter and a full stop.
    public let message: String
    /// Where the value is in the text, if there is one.
    public var place: Place?

    /// The place, if it is known, the pointer and the message.
    public var description: String {
      let pointer = instance.tokens.isEmpty ? "the whole value" : instance.description
      let position = place.map { "line \($0.line), column \($0.column): " } ?? ""
      return "\(position)\(pointer) \(message) (\(schema))"
    }
  }
}
