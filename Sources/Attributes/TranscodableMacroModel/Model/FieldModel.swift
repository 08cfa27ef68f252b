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
