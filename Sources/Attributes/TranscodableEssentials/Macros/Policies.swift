/// Which fields are written.
public enum EncodedFields: Sendable {
  /// All of them.
  case all
  /// Those that differ from their defaults: the values of `@CodableDefault`, and initial values.
  ///
  /// A default is computed anew each time, and outside of the types around: what is nested in them has to be spelled in
  /// full. Values that are not `Equatable` are always written; so is nil, as null, where the default is something else.
  case nonDefaults
}

/// Whether a type is described, for schemas of it.
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
/// The module `TranscodableSchema` makes `JSON.Schema(of: Search.self)` of the description. The documentation of the type,
/// its fields and its cases goes into it.
public enum SchemaGeneration: Sendable {
  /// It is not, and takes no room for it.
  case none
  /// It says by itself how its values are written in the text: it conforms to ``CodingDescribed``.
  case generated
}

/// What becomes of keys that no field has.
///
/// The type that has the object decides: for a flattened value, and for a superclass whose fields are among those of the
/// class, the type around it. A payload that refuses unknown keys knows the tag beside its fields, and an enumeration that
/// does refuses what its payload does not ask for.
public enum UnknownCodingKeyPolicy: Sendable {
  /// They are passed over.
  case ignore
  /// They are a failure that names the key, and the nearest one there is.
  case reject
}

/// What becomes of a key that is repeated in the object of a type.
public enum DuplicateCodingKeyPolicy: Sendable {
  /// The first one counts.
  case ignore
  /// The second one is a failure. Only the decoders of this package, reading JSON, see it; to others an object has no
  /// key twice. Objects on the paths of fields are not looked at.
  case reject
}

/// What a missing key means for a field with an initial value.
public enum MissingCodingKeyPolicy: Sendable {
  /// The initial value stays.
  case useInitialValues
  /// A failure, as for fields without one.
  case strict
}

/// What null means for a field that may be missing.
public enum DecodingNullPolicy: Sendable {
  /// What a missing key means, or nil for an optional.
  case accept
  /// A failure: a field may be absent, but must not be null. A ``CodableNullable`` still takes null, and
  /// so does a field whose ``CodableDefault(_:for:)`` says `for:` which failures it accepts.
  case reject
}
