package import SwiftSyntax
package import SwiftSyntaxMacros

/// Expands `@MemberwiseInit`, `@DefaultInstance` and `@CopyWith`.
package struct ConstructionExpansion {
  package enum Product: String, Sendable {
    case memberwiseInit = "MemberwiseInit"
    case defaultInstance = "DefaultInstance"
    case copyWith = "CopyWith"
  }

  private let model: ConstructionModel
  private let reporter = Reporter()

  package init(
    _ product: Product, of attribute: AttributeSyntax, on declaration: some DeclGroupSyntax
  ) {
    model = ConstructionModel(product, attribute: attribute, declaration: declaration)
    ConstructionRules.check(model, reporter)
  }

  package func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    if reporter.hasErrors { return [] }
    return ConstructionEmitter(model: model).members().map(DeclSyntax.verbatim)
  }
}
