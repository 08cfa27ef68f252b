import SwiftSyntax

/// A stored property of an instance, as its author wrote it.
struct FieldModel {
  /// The name without backticks.
  let name: String
  /// The name as written, with the backticks it needs.
  let identifier: TokenSyntax
  let isVariable: Bool
  /// The type as written, or read off the initial value where that spells it.
  let type: FieldType?
  /// The type where it is in the declaration, maybe after a later name.
  let annotation: TypeSyntax?
  let initialValue: ExprSyntax?
  let attributes: FieldAttributes
  /// The attribute taken for a property wrapper, whose storage is what is coded.
  let wrapper: AttributeSyntax?
  /// The `#if` condition the declaration is under.
  let condition: String?
  let declaration: VariableDeclSyntax
  let origin: PatternBindingSyntax

  var isOptional: Bool { type?.wrapped != nil }

  /// Whether the field has a value before an initialiser assigns one.
  var hasInitialValue: Bool {
    initialValue != nil || kodableWrapper != nil || (isVariable && (type?.isOptionalSugar ?? false))
  }
}
