import SwiftDiagnostics
package import SwiftSyntax

/// A preview of how an attribute affects a declaration, without the generated code.
package struct CodablePreview {
  package let messages: [String]
  /// The coding behavior; nil if there are errors, or if `CodingFacts` can't express the behavior.
  package let facts: CodingFacts?

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
