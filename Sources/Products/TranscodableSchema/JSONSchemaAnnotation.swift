public import TranscodableJSON

extension JSON {
  /// An annotation that a schema adds to a valid value, such as a title, a default, or the value of
  /// a custom keyword.
  public struct SchemaAnnotation: Hashable, Sendable {
    /// The path to the value.
    public let instance: JSON.Pointer
    /// The keyword, such as `title`.
    public let keyword: String
    /// The location of the schema: the URI of its resource, with a JSON pointer as the fragment.
    public let schema: String
    /// The value of the keyword.
    public let value: JSON
  }
}
