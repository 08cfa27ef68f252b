public import TranscodableJSON

extension JSON {
  /// Why a schema cannot be used.
  public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do about it, in a sentence without a capital letter and a full stop.
    public let message: String
    /// Where the schema is wrong: the URI of a resource with a pointer as its fragment.
    public let location: String
    /// Where the schema breaks the rules of its dialect, if that is what is wrong.
    ///
    /// The instances are places in the schema.
    public let failures: [SchemaFailure]

    init(_ message: String, at location: String, failures: [SchemaFailure] = []) {
      self.message = message
      self.location = location
      self.failures = failures
    }

    /// The message with the location.
    public var description: String { "The schema cannot be used: \(message) (at \(location))." }
  }
}
