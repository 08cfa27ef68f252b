import SwiftSyntax

/// A stored instance property, as declared in the source.
struct FieldModel {
  /// The name without backticks.
  let name: String
  /// The name, including backticks if it has any.
  let identifier: TokenSyntax
  let isVariable: Bool
  /// The type, from either the annotation or the initial value.
  let type: FieldType?
  /// The type annotation.
  ///
  /// It may follow a later name in the same declaration.
  let annotation: TypeSyntax?
  let initialValue: ExprSyntax?
  let attributes: FieldAttributes
  /// The attribute that is treated as a property wrapper.
  ///
  /// The storage of the wrapper is encoded.
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
