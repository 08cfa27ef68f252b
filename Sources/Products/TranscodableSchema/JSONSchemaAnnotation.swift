public import TranscodableJSON

extension JSON {
  /// What a schema says about a value that it accepts: a title, a default, a keyword of one's own.
  public struct SchemaAnnotation: Hashable, Sendable {
    /// The way to the value.
    public let instance: JSON.Pointer
    /// The keyword, such as `title`.
    public let keyword: String
    /// The schema's place: the URI of its resource, with a pointer as the fragment.
    public let schema: String
    /// What the keyword says.
    public let value: JSON
  }
}
