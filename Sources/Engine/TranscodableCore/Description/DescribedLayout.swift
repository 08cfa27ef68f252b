// Types that generated code uses to describe other types.

/// How the values of a type are represented.
public enum __DescribedLayout: Sendable {
  /// An object whose members are the fields.
  case object
  /// An array that contains one element for each field.
  case elements
  /// The value of the type's only field.
  case value
  /// One of the raw values.
  case rawValue
  /// An enumeration case that is identified by its key, or that consists of its tag alone.
  case external
  /// An enumeration case that is identified by a tag at a path.
  case tagged([String])
  /// An enumeration case that is identified by its structure.
  case untagged
  /// The representation is unknown, because the conformance is handwritten.
  case open
}

/// Whether a field is required, and whether it may be null.
public enum __DescribedPresence: Sendable {
  case required
  case requiredOrNull
  case optional
  case optionalOrNull
  /// The field is optional, and a value that can't be decoded is ignored.
  case anything
}

/// How a value's members are combined with the members of the enclosing object.
public enum __DescribedSharing: Sendable {
  /// All members are required.
  case value
  /// Either all the members are present or none are.
  case optional
  /// The value consists of all members that don't belong to other fields.
  case rest
}

/// The payload of a case.
public enum __DescribedPayload: Sendable {
  case nothing, object, value
}

/// The part of the document that is preserved for an unknown case.
public enum __DescribedRest: Sendable {
  /// Either the whole value or nothing is preserved.
  case anything
  /// The tag is preserved as a string.
  case text
  /// The tag is preserved as another scalar.
  case scalar
}
