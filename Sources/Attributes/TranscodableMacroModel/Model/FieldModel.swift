import SwiftSyntax

/// A stored instance property as declared.
struct FieldModel {
  /// The name without backticks.
  let name: String
  /// The name with any backticks.
  let identifier: TokenSyntax
  let isVariable: Bool
  /// The type as declared, or as shown by the initial value.
  let type: FieldType?
  /// The type annotation, which may follow a later name in the same declaration.
  let annotation: TypeSyntax?
  let initialValue: ExprSyntax?
  let attributes: FieldAttributes
  /// The attribute that is treated as a property wrapper, whose storage is encoded.
  let wrapper: AttributeSyntax?
  /// The condition of the enclosing `#if`.
  let condition: String?
  let declaration: VariableDeclSyntax
  let origin: PatternBindingSyntax

  var isOptional: Bool { type?.wrapped != nil }

  /// Whether the field has a value before an initializer assigns one.
  var hasInitialValue: Bool {
    initialValue != nil || kodableWrapper != nil || (isVariable && (type?.isOptionalSugar ?? false))
  }
}
