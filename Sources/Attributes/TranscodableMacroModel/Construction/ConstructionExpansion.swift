package import SwiftSyntax
package import SwiftSyntaxMacros

/// The expansion of the attributes that make values of the fields of a type: parse, validate, emit.
///
/// There is nothing to decide in between: what the author wrote is what is written.
package struct ConstructionExpansion {
  /// What is written.
  package enum Product: String, Sendable {
    case memberwiseInit = "MemberwiseInit"
    case defaultInstance = "DefaultInstance"
    case copyWith = "CopyWith"
  }

  private let model: ConstructionModel
  private let reporter = Reporter()

  /// Reads and checks the declaration `attribute` is on.
  package init(
    _ product: Product, of attribute: AttributeSyntax, on declaration: some DeclGroupSyntax
  ) {
    model = ConstructionModel(product, attribute: attribute, declaration: declaration)
    ConstructionRules.check(model, reporter)
  }

  /// The members, after telling the author what is wrong.
  package func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    if reporter.hasErrors { return [] }
    return ConstructionEmitter(model: model).members().map(DeclSyntax.verbatim)
  }
}
