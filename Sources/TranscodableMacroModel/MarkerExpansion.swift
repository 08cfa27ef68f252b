package import SwiftSyntax
package import SwiftSyntaxMacros
import SwiftDiagnostics

/// The expansion of the attributes that stand on members: no code, but a word to an author whose
/// attribute nobody reads.
package enum MarkerExpansion {
  /// Checks that the type around `declaration` has an attribute that reads markers.
  package static func check(
    _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) {
    let reporter = Reporter()
    // A tag stands on types too, with the attribute that reads it.
    if attribute.name == "CodingTag",
      isRead(declaration.asProtocol((any WithAttributesSyntax).self)?.attributes)
    {
      return
    }
    guard let type = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) else {
      reporter.report(
        .keyOutsideType(attribute.name), at: attribute, fixIts: [.remove(attribute)])
      reporter.diagnostics.forEach(context.diagnose)
      return
    }
    guard !isRead(type.attributes) else { return }
    reporter.report(
      .keyWithoutConformance(attribute.name), at: attribute, fixIts: [.remove(attribute)])
    reporter.diagnostics.forEach(context.diagnose)
  }

  /// Whether there is an attribute that reads markers.
  private static func isRead(_ attributes: AttributeListSyntax?) -> Bool {
    let readers: Set<String> = ["Codable", "Decodable", "Encodable"]
    return attributes?.written.contains { readers.contains($0.name) } ?? false
  }
}
