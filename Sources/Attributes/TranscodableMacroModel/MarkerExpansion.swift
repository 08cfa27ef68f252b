package import SwiftSyntax
package import SwiftSyntaxMacros
import SwiftDiagnostics

/// The expansion of the attributes that are on members: no code, but a word to an author whose
/// attribute that is not read.
package enum MarkerExpansion {
  /// Checks that the type around `declaration` has an attribute that reads markers.
  package static func check(
    _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) {
    let reporter = Reporter()
    // A tag is on types too, with the attribute that reads it.
    if attribute.belongs(on: .type),
      isRead(declaration.asProtocol((any WithAttributesSyntax).self)?.attributes)
    {
      return
    }
    guard let type = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) else {
      reporter.report(
        .keyOutsideType(attribute.name, attribute.kind?.home ?? ""), at: attribute,
        fixIts: [.remove(attribute)])
      reporter.diagnostics.forEach(context.diagnose)
      return
    }
    if isRead(type.attributes) {
      guard let place = misplacement(of: attribute, on: declaration) else { return }
      reporter.report(
        .attributeIsMisplaced(attribute.name, on: place), at: attribute,
        fixIts: [.remove(attribute)])
    } else if type.is(ExtensionDeclSyntax.self) {
      reporter.report(
        .keyInExtension(attribute.name), at: attribute, fixIts: [.remove(attribute)])
    } else {
      reporter.report(
        .keyWithoutConformance(attribute.name), at: attribute,
        fixIts: [.remove(attribute)])
    }
    reporter.diagnostics.forEach(context.diagnose)
  }

  /// What an attribute is on, if it is nothing that the attribute of the type reads.
  ///
  /// That one says itself what is wrong on a property or a case.
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

  /// Whether there is an attribute that reads markers.
  private static func isRead(_ attributes: AttributeListSyntax?) -> Bool {
    attributes?.written.contains { AttributeKind.readers.contains($0.name) } ?? false
  }
}
