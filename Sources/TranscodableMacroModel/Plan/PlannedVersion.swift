/// The version of a type, which stands in the text.
struct PlannedVersion {
  let number: Int
  let key: String
  /// Whether a lower one is read as an older type, which the initialiser names.
  let isMigrated: Bool
}
