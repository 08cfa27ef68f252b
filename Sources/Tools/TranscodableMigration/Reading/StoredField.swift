internal import SwiftSyntax
internal import TranscodableMacroModel

struct StoredField {
  let name: String
  let isVariable: Bool
  let type: TypeSyntax?
  let initialValue: ExprSyntax?
  let declaration: VariableDeclSyntax
  /// The wrapped type if the field is optional, or the field's type otherwise.
  let valueType: String?
  let isOptional: Bool

  init?(_ binding: PatternBindingSyntax, type: TypeSyntax?, in declaration: VariableDeclSyntax) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    name = pattern.identifier.plain
    isVariable = declaration.bindingSpecifier.tokenKind == .keyword(.var)
    self.type = type
    initialValue = binding.initializer?.value.trimmed
    self.declaration = declaration
    let inside = type?.insideOptional
    isOptional = inside != nil
    valueType = (inside ?? type)?.trimmedText
  }

  var isConstant: Bool { !isVariable && initialValue != nil }
}

extension TypeSyntax {
  var insideOptional: TypeSyntax? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional" else {
      return nil
    }
    return name.genericArgumentClause?.arguments.first.flatMap {
      Syntax($0.argument).as(TypeSyntax.self)
    }
  }
}

extension String {
  var isCollectionType: Bool {
    ["[", "Set<", "Array<", "Dictionary<"].contains { hasPrefix($0) }
  }
}
