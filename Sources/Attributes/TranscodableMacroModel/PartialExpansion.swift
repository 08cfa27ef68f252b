package import SwiftSyntax
package import SwiftSyntaxMacros

/// Expands `@PartiallyDecodable`.
///
/// The type's `@Codable` or `@Decodable` attribute determines the plan, and reports the problems
/// that concern all decoding.
package struct PartialExpansion {
  static let attributeName = "PartiallyDecodable"

  private let plan: CodingPlan?
  private let reporter = Reporter()

  package init(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    type: TypeSyntax, in context: some MacroExpansionContext
  ) {
    let readers = declaration.attributes.written.filter {
      AttributeKind.readers.contains($0.name)
    }
    guard let reader = readers.first, reader.name != "Encodable" else {
      plan = nil
      reporter.report(
        .partialNeedsDecoding, at: attribute,
        fixIts: [
          readers.first.map { .rename($0, to: "Codable") }
            ?? .replace(attribute, with: "@Codable @\(Self.attributeName)")
        ])
      return
    }
    let silent = Reporter()
    let model = DeclarationParser(
      attribute: reader, sides: reader.name == "Decodable" ? .decode : .both,
      declaration: declaration, type: type, missing: [.decodable],
      lexicalContext: context.lexicalContext, reporter: silent
    ).parse()
    Rules.check(model, silent)
    if !silent.hasErrors { PartialRules.check(model, attribute, reporter) }
    plan = silent.hasErrors || reporter.hasErrors ? nil : Planner(type: model).plan()
  }

  package func extensions(in context: some MacroExpansionContext) -> [ExtensionDeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    guard let plan else { return [] }
    return [
      ExtensionEmitter(type: plan.type)
        .declaration(
          plan.isNamedInBody ? [] : [PartialEmitter(plan: plan).function()],
          conformances: [plan.spelling(of: .partiallyDecodable)])
    ]
  }

  package func bodyMembers() -> [DeclSyntax] {
    guard let plan else { return [] }
    let emitter = PartialEmitter(plan: plan)
    return ([emitter.declaration()] + (plan.isNamedInBody ? [emitter.function()] : []))
      .map(DeclSyntax.verbatim)
  }
}
