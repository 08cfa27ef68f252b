import SwiftSyntax

/// An enum case, as declared in the source.
struct EnumCaseModel {
  /// The name without backticks.
  let name: String
  /// The name, including backticks if it has any.
  let identifier: TokenSyntax
  let values: [PayloadValueModel]
  let attributes: CaseAttributes
  /// The condition of the enclosing `#if`, if there is one.
  let condition: String?
  let declaration: EnumCaseDeclSyntax
  let origin: EnumCaseElementSyntax

  /// Whether the payload is a single value without a label.
  var hasBareValue: Bool { values.count == 1 && values[0].label == nil }

  /// Whether the case is the fallback for unknown tags.
  var isUnknown: Bool { attributes.unknown != nil }
}

/// An associated value.
struct PayloadValueModel {
  /// The label without backticks.
  let label: String?
  /// The label, or the index of an unlabeled value: `_0`.
  let name: String
  let type: FieldType
  /// The attributes of the case that apply to this value.
  let attributes: ValueAttributes
  let defaultValue: ExprSyntax?
  /// The number of associated values that precede this value in the enum.
  let number: Int
  let origin: EnumCaseParameterSyntax
}
