public import TranscodableJSON

extension JSON {
  /// An error in a schema.
  public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem and its solution, as a phrase that starts with a lowercase letter and has no
    /// period.
    public let message: String
    /// The location of the error: the URI of a resource, with a JSON pointer as the fragment.
    public let location: String
    /// The failures to conform to the metaschema of the dialect, if any.
    ///
    /// Their instances are locations in the schema.
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
