struct PlannedPartial {
  let isEquatable: Bool
  let isIndirect: Bool
  let typeName: String
}

struct PlannedPart {
  let name: String
  let type: String
  let isWhole: Bool
  var isRequired = false
}
