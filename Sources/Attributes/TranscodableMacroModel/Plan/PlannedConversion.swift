/// A form of values that is that of another type.
struct PlannedConversion {
  /// The type as it is written.
  let wire: String
  /// The profile of the coders that it is for, as an expression; nil for all.
  let profile: String?
}
