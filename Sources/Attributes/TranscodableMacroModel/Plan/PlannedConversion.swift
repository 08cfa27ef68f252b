struct PlannedConversion {
  let wire: String
  /// The expression for the profile, or nil if the conversion applies to all coders.
  let profile: String?
}
