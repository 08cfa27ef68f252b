import SwiftSyntax

/// A case of an enumeration, as its author wrote it.
struct EnumCaseModel {
  /// The name without backticks.
  let name: String
  /// The name as written, with the backticks it needs.
  let identifier: TokenSyntax
  /// The associated values.
  let values: [PayloadValueModel]
  let attributes: CaseAttributes
  /// The `#if` condition the declaration is under.
  let condition: String?
  let declaration: EnumCaseDeclSyntax
  let origin: EnumCaseElementSyntax

  /// Whether the payload is a value of its own, without a name.
  var hasBareValue: Bool { values.count == 1 && values[0].label == nil }

  /// Whether the case stands for what no other case does.
  var isUnknown: Bool { attributes.unknown != nil }
}

/// A value that belongs to a case.
struct PayloadValueModel {
  /// The label without backticks, if there is one.
  let label: String?
  /// The label, or the place for a value without one: `_0`.
  let name: String
  let type: FieldType
  /// What the attributes of the case say about the value.
  let attributes: ValueAttributes
  let defaultValue: ExprSyntax?
  /// The number of associated values that are before it in the enumeration.
  let number: Int
  let origin: EnumCaseParameterSyntax
}
