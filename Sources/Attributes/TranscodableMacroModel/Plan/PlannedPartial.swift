/// The plan of a `Partial` type.
struct PlannedPartial {
  /// Whether partial values are equatable.
  let isEquatable: Bool
  /// Whether a partial value can contain another value of its own type, as an `indirect` enum can.
  let isIndirect: Bool
  /// The name of the complete type, for use in its own body.
  let typeName: String
}

/// A field of a `Partial` type.
struct PlannedPart {
  let name: String
  /// The type of the field, for use in the body of the enclosing type.
  let type: String
  /// Whether the field appears only when it is complete.
  let isWhole: Bool
  /// Whether the enclosing value appears only after this field has begun.
  var isRequired = false
}
