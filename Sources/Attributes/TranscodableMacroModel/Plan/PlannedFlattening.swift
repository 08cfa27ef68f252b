/// A field whose members are in the enclosing object.
struct PlannedFlattening {
  enum Kind {
    /// The members of a required value.
    case value
    /// The members of an optional value, which is nil if the object contains none of them.
    case optionalValue(hasInitialValue: Bool)
    /// All members that no other field has decoded.
    case rest
  }

  /// The name of the stored property.
  let storage: String
  /// The type of the value, without the `?` of an optional.
  let type: String
  let kind: Kind
  let isOptional: Bool
  /// The `#if` condition that encloses the generated code of the field.
  let condition: String?

  /// Whether decoding the value requires the enclosing object.
  var isRequired: Bool {
    if case .value = kind { true } else { false }
  }

  var isRest: Bool {
    if case .rest = kind { true } else { false }
  }
}
