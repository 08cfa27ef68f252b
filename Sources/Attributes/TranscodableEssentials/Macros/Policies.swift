/// Which fields are encoded.
public enum EncodedFields: Sendable {
  /// All fields.
  case all
  /// Fields whose values differ from their defaults.
  ///
  /// The default is the `@CodableDefault` value or the initial value. It is evaluated each time a
  /// value is encoded. Evaluation takes place at file scope, so names of nested types must be fully
  /// qualified. Values that aren't `Equatable` are always encoded. Nil is encoded as null if the
  /// default isn't nil.
  case nonDefaults
}

/// Whether a schema can be generated from a type.
///
/// ```swift
/// @Codable(schema: .generated)
/// struct Search {
///   /// What to look for.
///   @CodableValidated(.nonEmpty) var query: String
///   var limit = 10
/// }
/// ```
///
/// The `TranscodableSchema` module generates the schema with `JSON.Schema(of: Search.self)`. It
/// includes the documentation of the type, its fields and its cases.
public enum SchemaGeneration: Sendable {
  /// No description is generated, which keeps the code smaller.
  case none
  /// A description of the encoded form is generated, and the type conforms to ``CodingDescribed``.
  case generated
}

/// How keys that match no field are handled.
///
/// If several types share an object, only one policy applies. A flattened value follows the policy
/// of the enclosing type, and a superclass with flat fields follows the policy of the subclass. If
/// the payload of an enum case rejects unknown keys, it still accepts the tag alongside its fields.
/// If the enum rejects unknown keys, it rejects every key that its payload doesn't use.
public enum UnknownCodingKeyPolicy: Sendable {
  /// Unknown keys are ignored.
  case ignore
  /// An unknown key is a failure. The error names the key and the most similar known key.
  case reject
}

/// How a key that occurs more than once in an object is handled.
public enum DuplicateCodingKeyPolicy: Sendable {
  /// The first occurrence is used.
  case ignore
  /// The second occurrence is a failure. Only the JSON decoders of this package detect duplicate
  /// keys; with other decoders, keys are already unique. Objects on the path of a field are not
  /// checked.
  case reject
}

/// How a missing key is handled for a field with an initial value.
public enum MissingCodingKeyPolicy: Sendable {
  /// The field keeps its initial value.
  case useInitialValues
  /// A missing key is a failure, unless the field is optional. In that case, the field is nil.
  case strict
}

/// How null is handled for a field whose key may be missing.
public enum DecodingNullPolicy: Sendable {
  /// Null has the same effect as a missing key. In an optional field, null is decoded as nil.
  case accept
  /// Null is a failure: the key may be missing, but must not be null. A ``CodableNullable`` still
  /// accepts null, and so does a field whose ``CodableDefault(_:for:)`` has a `for:` argument.
  case reject
}
