import SwiftSyntax

struct CodedValue {
  let name: String
  let type: FieldType?
  let annotation: TypeSyntax?
  let attributes: ValueAttributes
  let fallback: ExprSyntax?
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
  var codedValues: [CodedValue] {
    fields.map { CodedValue($0) } + cases.flatMap(\.values).map { CodedValue($0) }
  }
}
