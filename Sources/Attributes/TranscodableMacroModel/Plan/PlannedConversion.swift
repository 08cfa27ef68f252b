/// A type that represents the planned type in documents, and the profile that selects it.
struct PlannedConversion {
  let wire: String
  /// The expression for the profile, or nil if the conversion applies to all coders.
  let profile: String?
}
