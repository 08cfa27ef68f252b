import SwiftDiagnostics
package import SwiftSyntax

/// A preview of the effect of an attribute on a declaration, without generated code.
package struct CodablePreview {
  /// The diagnostics.
  package let messages: [String]
  /// The coding behavior; nil if the facts can't express it or there are errors.
  package let facts: CodingFacts?

  /// Reads a declaration with the attribute.
  package init(
    of attribute: AttributeSyntax, sides: CodingSides, attachedTo declaration: any DeclGroupSyntax,
    type: TypeSyntax, lexicalContext: [Syntax]
  ) {
    let reporter = Reporter()
    let model = DeclarationParser(
      attribute: attribute, sides: sides, declaration: declaration, type: type,
      missing: [.decodable, .encodable, .jsonDecodable, .jsonEncodable],
      lexicalContext: lexicalContext, reporter: reporter
    ).parse()
    Rules.check(model, reporter)
    messages = reporter.diagnostics.filter { $0.diagMessage.severity != .note }.map(\.message)
    facts =
      reporter.hasErrors ? nil : CodingFacts(Planner(type: model).plan(), of: model)
  }
}
