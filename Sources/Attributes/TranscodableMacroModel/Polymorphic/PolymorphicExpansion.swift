package import SwiftSyntax
package import SwiftSyntaxMacros

/// The expansion of `@CodablePolymorphic`, a strategy with a list of types: parse, validate, plan, emit.
package enum PolymorphicExpansion {
  /// The strategy, after telling the author what is wrong.
  package static func peers(
    of attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let reporter = Reporter()
    let model = PolymorphicModel(attribute: attribute, declaration: declaration)
    PolymorphicRules.check(model, reporter)
    reporter.diagnostics.forEach(context.diagnose)
    guard !reporter.hasErrors, let plan = PolymorphicPlan(model) else { return [] }
    return [.verbatim(PolymorphicEmitter(plan: plan).strategy())]
  }
}
