/// The version of a type, which is in the text.
struct PlannedVersion {
  let number: Int
  let key: String
  /// Whether a lower one is read as an older type, which the initialiser names.
  let isMigrated: Bool
}
