/// A field whose members are in the enclosing object.
struct PlannedFlattening {
  enum Kind {
    /// The members of a required value.
    case value
    /// The members of a value that is nil if none of them is in the object.
    case optionalValue(hasInitialValue: Bool)
    /// All members that no other field has decoded.
    case rest
  }

  /// The stored property, as it follows `self.`.
  let storage: String
  /// The type of the value, without the `?` of an optional.
  let type: String
  let kind: Kind
  let isOptional: Bool
  /// The `#if` condition for all code of the field.
  let condition: String?

  /// Whether the enclosing object is required for the value.
  var isRequired: Bool {
    if case .value = kind { true } else { false }
  }

  var isRest: Bool {
    if case .rest = kind { true } else { false }
  }
}
