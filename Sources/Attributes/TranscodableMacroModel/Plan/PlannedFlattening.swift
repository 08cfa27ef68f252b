/// A field whose members are among those of the object around it.
struct PlannedFlattening {
  /// What is done with the members.
  enum Kind {
    /// They are the members of a value, which has to be there.
    case value
    /// They are the members of a value, which is there if one of them is.
    case optionalValue(hasInitialValue: Bool)
    /// They are all members that no other field has taken.
    case rest
  }

  /// The stored property, as it is written after `self.`.
  let storage: String
  /// The type of the value, without the `?` of an optional.
  let type: String
  let kind: Kind
  /// Whether the value may be nil.
  let isOptional: Bool
  /// The `#if` condition all code about the field has to be under.
  let condition: String?

  /// Whether the object has to be there for the value.
  var isRequired: Bool {
    if case .value = kind { true } else { false }
  }

  var isRest: Bool {
    if case .rest = kind { true } else { false }
  }
}
