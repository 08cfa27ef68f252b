package import SwiftSyntax
package import SwiftSyntaxMacros

/// The expansion of `@Codable`, `@Decodable` and `@Encodable`: parse, validate, plan, emit.
///
/// A member macro and an extension macro expand the same attribute. Each macro runs all stages,
/// because it can't access the results of the other macro. Only the extension macro reports
/// diagnostics.
package struct CodableExpansion {
  private let type: TypeModel
  private let missing: Set<ConformanceProtocol>
  private let reporter = Reporter()

  package init(
    of attribute: AttributeSyntax, sides: CodingSides, attachedTo declaration: some DeclGroupSyntax,
    type: TypeSyntax, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) {
    missing = Set(protocols.compactMap { ConformanceProtocol($0) })
    self.type = DeclarationParser(
      attribute: attribute, sides: sides, declaration: declaration, type: type,
      missing: missing, lexicalContext: context.lexicalContext, reporter: reporter
    ).parse()
    Rules.check(self.type, reporter)
  }

  /// Returns the extensions with the conformances, after reporting problems.
  package func extensions(in context: some MacroExpansionContext) -> [ExtensionDeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    if type.yieldsToOtherAttribute { return [] }
    if reporter.hasErrors {
      // An extension of a private type or a repeated conformance would cause a second error.
      if type.isHidden || type.forgottenSuperclass != nil { return [] }
      return FallbackEmitter(type: type, missing: missing).extensions()
    }
    return ConformanceEmitter(plan: Planner(type: type).plan(), missing: missing).extensions()
  }

  /// The members that must be in the body of the type: the initializers of a class, and type
  /// aliases for the fields of a nested type.
  package func bodyMembers() -> [DeclSyntax] {
    guard !type.yieldsToOtherAttribute else { return [] }
    if reporter.hasErrors {
      guard type.isClass, type.forgottenSuperclass == nil else { return [] }
      return FallbackEmitter(type: type, missing: []).bodyMembers()
    }
    let names = [FieldTypeNames(type: type).declaration()].compactMap(\.self)
    guard type.isClass || type.attribute.partial?.value == .generated else { return names }
    return ConformanceEmitter(plan: Planner(type: type).plan(), missing: missing).bodyMembers()
      + names
  }
}
