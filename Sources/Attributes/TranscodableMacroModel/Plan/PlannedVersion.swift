/// The version of a type.
struct PlannedVersion {
  let number: Int
  let key: String
  /// Whether lower versions are decoded as a previous type and migrated.
  let isMigrated: Bool
}
