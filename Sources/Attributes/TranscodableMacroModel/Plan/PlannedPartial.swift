/// The plan of a `Partial` type.
struct PlannedPartial {
  /// Whether partial values are equatable.
  let isEquatable: Bool
  /// Whether it can contain itself, as an `indirect` enum can.
  let isIndirect: Bool
  /// The name of the complete type inside its body.
  let typeName: String
}

/// A field of a `Partial` type.
struct PlannedPart {
  let name: String
  /// The type, as it is spelled in the body of the type.
  let type: String
  /// Whether the field only appears when it is complete.
  let isWhole: Bool
  /// Whether the enclosing value appears only when this field begins.
  var isRequired = false
}
