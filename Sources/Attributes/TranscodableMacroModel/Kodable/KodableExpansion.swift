package import SwiftSyntax
package import SwiftSyntaxMacros
import SwiftDiagnostics

package struct KodableExpansion {
  private let model: KodableModel
  private let reporter = Reporter()

  package init(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) {
    model = KodableModel(
      attribute: attribute, declaration: declaration, lexicalContext: context.lexicalContext)
    KodableRules.check(model, reporter)
  }

  package func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    guard model.isStruct || model.isClass else { return [] }
    return KodableEmitter(model: model).members().map(DeclSyntax.verbatim)
  }
}
