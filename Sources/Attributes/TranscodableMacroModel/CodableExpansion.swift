package import SwiftSyntax
package import SwiftSyntaxMacros

/// The expansion of `@Codable`, `@Decodable` and `@Encodable`: parse, validate, plan, emit.
///
/// A member and an extension role expand the same attribute. Both go the whole way, since neither
/// sees the other's work; the extension role alone reports.
package struct CodableExpansion {
  private let type: TypeModel
  private let missing: Set<ConformanceProtocol>
  private let reporter = Reporter()

  /// Reads and checks the declaration `attribute` is on.
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

  /// The extensions with the conformances, after telling the author what is wrong.
  package func extensions(in context: some MacroExpansionContext) -> [ExtensionDeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    if type.yieldsToOtherAttribute { return [] }
    if reporter.hasErrors {
      // An extension of what cannot be seen is an error more, and so is what a superclass has already.
      if type.isHidden || type.forgottenSuperclass != nil { return [] }
      return FallbackEmitter(type: type, missing: missing).extensions()
    }
    return ConformanceEmitter(plan: Planner(type: type).plan(), missing: missing).extensions()
  }

  /// What has to be in the body of the type: the initialisers of a class, and what a nested type calls the types of
  /// its fields.
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
