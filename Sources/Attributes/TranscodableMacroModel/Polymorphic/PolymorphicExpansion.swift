package import SwiftSyntax
package import SwiftSyntaxMacros

package enum PolymorphicExpansion {
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
