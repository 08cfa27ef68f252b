import SwiftSyntax

struct EnumCaseModel {
  let name: String
  let identifier: TokenSyntax
  let values: [PayloadValueModel]
  let attributes: CaseAttributes
  let condition: String?
  let declaration: EnumCaseDeclSyntax
  let origin: EnumCaseElementSyntax

  var hasBareValue: Bool { values.count == 1 && values[0].label == nil }

  var isUnknown: Bool { attributes.unknown != nil }
}

struct PayloadValueModel {
  let label: String?
  /// The label, or the index of an unlabeled value, such as `_0`.
  let name: String
  let type: FieldType
  let attributes: ValueAttributes
  let defaultValue: ExprSyntax?
  /// The number of associated values that precede this one, counting all cases of the enum.
  let number: Int
  let origin: EnumCaseParameterSyntax
}
