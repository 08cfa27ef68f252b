/// The version of a type.
struct PlannedVersion {
  let number: Int
  let key: String
  /// Whether documents with a lower version are decoded as a previous type and migrated.
  let isMigrated: Bool
}
