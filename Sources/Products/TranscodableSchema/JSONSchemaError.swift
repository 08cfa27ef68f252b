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
