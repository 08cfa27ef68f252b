// The words in which the code of the macros describes types.

/// What the values of a type look like.
public enum __DescribedLayout: Sendable {
  /// An object of the fields.
  case object
  /// An array with an element for each field.
  case elements
  /// The value of the only field.
  case value
  /// One of the raw values.
  case rawValue
  /// A case, by its key or as its tag alone.
  case external
  /// A case, by a tag at the end of a path.
  case tagged([String])
  /// A case, by what it looks like.
  case untagged
  /// Anything: the type is coded by hand.
  case open
}

/// Whether a field has to be there, and what stands for it if it has no value.
public enum __DescribedPresence: Sendable {
  case required
  case requiredOrNull
  case optional
  case optionalOrNull
  /// It may be missing, and what cannot be decoded counts as missing.
  case anything
}

/// How the members of a value are among those of another.
public enum __DescribedSharing: Sendable {
  /// They have to be there.
  case value
  /// All of them, or none.
  case optional
  /// All members that no other field has.
  case rest
}

/// What belongs to a case.
public enum __DescribedPayload: Sendable {
  case nothing, object, value
}

/// What is kept of a value of no known case.
public enum __DescribedRest: Sendable {
  /// Nothing, or the whole value.
  case anything
  /// The tag, as a string.
  case text
  /// The tag, as a value of another kind.
  case scalar
}
