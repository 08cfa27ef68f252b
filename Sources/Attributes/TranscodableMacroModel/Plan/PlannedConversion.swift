/// A type that represents the planned type in documents.
struct PlannedConversion {
  let wire: String
  /// The profile as an expression; nil for all coders.
  let profile: String?
}
