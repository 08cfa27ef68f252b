struct PlannedVersion {
  let number: Int
  let key: String
  let isMigrated: Bool
}
