import SwiftSyntax

/// A value that is in the text by itself, that of a field or one that belongs to a case, as rules about values see it.
struct CodedValue {
  /// The name of the field, or of the value in its case.
  let name: String
  /// The type; nil if that is not spelled.
  let type: FieldType?
  /// The type where it is in the declaration.
  let annotation: TypeSyntax?
  let attributes: ValueAttributes
  /// What stands for a value that is missing.
  let fallback: ExprSyntax?
  /// Whether there may be no value.
  let mayBeMissing: Bool
}

extension CodedValue {
  init(_ field: FieldModel) {
    name = field.name
    type = field.type
    annotation = field.origin.typeAnnotation?.type
    attributes = field.attributes.values
    fallback = field.attributes.defaultValue?.value ?? field.initialValue
    mayBeMissing =
      field.isOptional || field.hasInitialValue || field.attributes.defaultValue != nil
      || field.type?.isNullable ?? false
  }

  init(_ value: PayloadValueModel) {
    name = value.name
    type = value.type
    annotation = value.origin.type
    attributes = value.attributes
    fallback = value.defaultValue
    mayBeMissing = value.type.wrapped != nil || value.type.isNullable || value.defaultValue != nil
  }
}

extension TypeModel {
  /// The values of all fields, and those that belong to cases.
  var codedValues: [CodedValue] {
    fields.map { CodedValue($0) } + cases.flatMap(\.values).map { CodedValue($0) }
  }
}
