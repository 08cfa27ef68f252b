import SwiftDiagnostics
package import SwiftSyntax

/// What an attribute would do on a declaration, for those who write attributes and not code.
package struct CodablePreview {
  /// What would be reported.
  package let messages: [String]
  /// What would be done; nil if it cannot be said in these words, or if there are errors.
  package let facts: CodingFacts?

  /// Reads a declaration that has the attribute.
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
