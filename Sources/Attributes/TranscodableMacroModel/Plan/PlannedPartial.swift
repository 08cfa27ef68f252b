/// What is decided about values that are shown while their text arrives.
struct PlannedPartial {
  /// Whether what is shown can be compared, as the values can.
  let isEquatable: Bool
  /// Whether it may hold values of itself, as an `indirect` enum does.
  let isIndirect: Bool
  /// What the body of the type calls it.
  let typeName: String
}

/// A field of such a value.
struct PlannedPart {
  let name: String
  /// The type, as it is spelled in the body of the type.
  let type: String
  /// Whether it is shown when all of it has come.
  let isWhole: Bool
  /// Whether nothing is shown of the value before it.
  var isRequired = false
}
