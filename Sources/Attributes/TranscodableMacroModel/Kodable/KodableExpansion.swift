package import SwiftSyntax
package import SwiftSyntaxMacros
import SwiftDiagnostics

/// The expansion of `@Kodable`: what reflection finds out about the stored properties of a type, as
/// code.
package struct KodableExpansion {
  private let model: KodableModel
  private let reporter = Reporter()

  /// Reads and checks the declaration `attribute` is on.
  package init(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) {
    model = KodableModel(
      attribute: attribute, declaration: declaration, lexicalContext: context.lexicalContext)
    KodableRules.check(model, reporter)
  }

  /// The members, after telling the author what is wrong.
  package func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    guard model.isStruct || model.isClass else { return [] }
    return KodableEmitter(model: model).members().map(DeclSyntax.verbatim)
  }
}
