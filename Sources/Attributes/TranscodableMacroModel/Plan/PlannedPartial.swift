/// The plan of a `Partial` type.
struct PlannedPartial {
  /// Whether partial values are equatable.
  let isEquatable: Bool
  /// Whether a partial value can contain itself, as an `indirect` enum can.
  let isIndirect: Bool
  /// The name of the complete type, as it is written inside the type.
  let typeName: String
}

/// A field of a `Partial` type.
struct PlannedPart {
  let name: String
  /// The type, as it is written inside the enclosing type.
  let type: String
  /// Whether the field only appears when it is complete.
  let isWhole: Bool
  /// Whether the enclosing value doesn't appear until this field begins.
  var isRequired = false
}
