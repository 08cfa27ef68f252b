package import SwiftSyntax
package import SwiftSyntaxMacros

/// Only reports attributes of members, such as `@CodingKey`, that have no effect.
package enum MarkerExpansion {
  package static func check(
    _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) {
    // A stand-in for an attribute of another module. The compiler reports the missing import.
    if attribute.name == PartialExpansion.attributeName { return }
    let reporter = Reporter()
    // Attributes such as `@CodingTag` can also be applied to a type if another attribute of the
    // type reads them.
    if attribute.belongs(on: .type),
      isRead(declaration.asProtocol((any WithAttributesSyntax).self)?.attributes)
    {
      return
    }
    guard let type = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) else {
      reporter.report(
        .keyOutsideType(attribute.name, attribute.kind?.home ?? ""), removing: attribute)
      reporter.diagnostics.forEach(context.diagnose)
      return
    }
    if isRead(type.attributes) {
      guard let misplacement = misplacement(of: attribute, on: declaration) else { return }
      reporter.report(.attributeIsMisplaced(attribute.name, on: misplacement), removing: attribute)
    } else if type.is(ExtensionDeclSyntax.self) {
      reporter.report(.keyInExtension(attribute.name), removing: attribute)
    } else {
      reporter.report(.keyWithoutConformance(attribute.name), removing: attribute)
    }
    reporter.diagnostics.forEach(context.diagnose)
  }

  /// Returns nil for properties and enum cases, whose attributes are checked with the enclosing
  /// type.
  private static func misplacement(
    of attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol
  ) -> String? {
    let isHook = attribute.belongs(on: .method)
    switch Syntax(declaration).as(SyntaxEnum.self) {
    case .variableDecl: return isHook ? "a property" : nil
    case .enumCaseDecl: return isHook ? "an enum case" : nil
    case .functionDecl: return isHook ? nil : "a method"
    case .initializerDecl: return "an initializer"
    case .subscriptDecl: return "a subscript"
    case .typeAliasDecl: return "a type alias"
    default:
      let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil
      return isType ? "a nested type" : "this declaration"
    }
  }

  private static func isRead(_ attributes: AttributeListSyntax?) -> Bool {
    attributes?.written.contains { AttributeKind.readers.contains($0.name) } ?? false
  }
}
