import SwiftSyntax

struct FieldModel {
  let name: String
  let identifier: TokenSyntax
  let isVariable: Bool
  let type: FieldType?
  /// In `let a, b: Int`, the annotation of `b` also belongs to `a`.
  let annotation: TypeSyntax?
  let initialValue: ExprSyntax?
  let attributes: FieldAttributes
  /// The attribute that is treated as a property wrapper, whose storage is encoded.
  let wrapper: AttributeSyntax?
  /// A property wrapper that inspects the value, but doesn't change how the value is coded.
  let inspector: AttributeSyntax?
  let condition: String?
  let declaration: VariableDeclSyntax
  let origin: PatternBindingSyntax

  var isOptional: Bool { type?.wrapped != nil }

  var hasInitialValue: Bool {
    initialValue != nil || kodableWrapper != nil || (isVariable && (type?.isOptionalSugar ?? false))
  }
}

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

struct UncodedMember {
  let description: String
  let attributes: [AttributeSyntax]
  var splittable: VariableDeclSyntax?
  var pattern: PatternSyntax?
}

extension FieldModel {
  var hasKey: Bool { !isFlattened && !isDerived }

  var isFlattened: Bool { attributes.flattened != nil }

  var isDerived: Bool { attributes.derived != nil }

  var standardValue: ExprSyntax? {
    let value = attributes.defaultValue?.value ?? (isVariable ? initialValue : nil)
    return value.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
  }

  /// Whether the field receives all members that match no other field.
  var isRest: Bool { isFlattened && type?.valueOfTextKeys != nil }
}

extension FieldType {
  /// The value type of a dictionary with string keys, or nil for any other type.
  var valueOfTextKeys: String? {
    let value = value.filter { !$0.isWhitespace }
    for (start, end) in [("[String:", "]"), ("Dictionary<String,", ">")]
    where value.hasPrefix(start) && value.hasSuffix(end) {
      let inside = value.dropFirst(start.count).dropLast(end.count)
      return inside.isEmpty ? nil : String(inside)
    }
    return nil
  }
}

extension FieldModel {
  var kodableWrapper: AttributeSyntax? {
    let names: Set<String> = ["Coding", "CodableDate", "KodableTransformable"]
    return wrapper.flatMap { names.contains($0.name) ? $0 : nil }
  }

  /// The keys in the wrapper's arguments, outermost first, or none if the key is the property name.
  var keysOfWrapper: [String] {
    guard let wrapper = kodableWrapper else { return [] }
    for argument in wrapper.writtenArguments where argument.label?.text != "default" {
      if let text = argument.expression.literalText ?? argument.expression.keyOption {
        return text.split(separator: ".").map(String.init)
      }
    }
    return []
  }
}

extension ExprSyntax {
  fileprivate var keyOption: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "key"
    else { return nil }
    return call.arguments.first?.expression.literalText
  }
}
