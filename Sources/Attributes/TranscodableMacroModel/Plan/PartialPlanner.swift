import SwiftSyntax

struct PartialPlanner {
  let type: TypeModel

  func part(of field: FieldModel, _ coding: PlannedCoding?) -> PlannedPart? {
    guard type.hasPartialValues, let fieldType = field.type else { return nil }
    let policies = field.attributes.partial.compactMap(\.policy)
    let isWhole =
      policies.contains(.whole) || fieldType.shape == .nullable
      || !(coding?.strategy.keepsPlainValues ?? true)
    return PlannedPart(
      name: field.identifier.text, type: fieldType.value, isWhole: isWhole,
      isRequired: policies.contains(.required))
  }

  func part(of index: Int, in enumCase: EnumCaseModel, _ coding: PlannedCoding?) -> PlannedPart? {
    guard type.hasPartialValues else { return nil }
    let value = enumCase.values[index]
    return PlannedPart(
      name: value.label ?? (enumCase.values.count == 1 ? "value" : "_\(index)"),
      type: value.type.value, isWhole: coding != nil || value.type.shape == .nullable)
  }
}

extension PlannedStrategy {
  fileprivate var keepsPlainValues: Bool {
    switch self {
    case .plain: true
    case .validated(let base, let rules):
      base.keepsPlainValues && !rules.arguments.contains("matches")
    default: false
    }
  }
}
