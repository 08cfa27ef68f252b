// The terms in which generated code describes types.

/// The representation of a type's values.
public enum __DescribedLayout: Sendable {
  /// An object with the fields as members.
  case object
  /// An array with one element per field.
  case elements
  /// The value of the only field.
  case value
  /// One of the raw values.
  case rawValue
  /// A case that is identified by its key or represented by its tag alone.
  case external
  /// A case that is identified by a tag at a path.
  case tagged([String])
  /// A case that is identified by its structure.
  case untagged
  /// Unknown, because the conformance is handwritten.
  case open
}

/// Whether a field is required and how a missing value is represented.
public enum __DescribedPresence: Sendable {
  case required
  case requiredOrNull
  case optional
  case optionalOrNull
  /// The field is optional, and values that can't be decoded are ignored.
  case anything
}

/// How a value's members are combined with those of the enclosing object.
public enum __DescribedSharing: Sendable {
  /// All members are required.
  case value
  /// All members or none of them.
  case optional
  /// All members that belong to no other field.
  case rest
}

/// The payload of a case.
public enum __DescribedPayload: Sendable {
  case nothing, object, value
}

/// The part of a value that is preserved for an unknown case.
public enum __DescribedRest: Sendable {
  /// Either nothing or the whole value is preserved.
  case anything
  /// The tag is preserved as a string.
  case text
  /// The tag is preserved as another scalar.
  case scalar
}
