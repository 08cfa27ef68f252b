import SwiftDiagnostics
package import SwiftSyntax
package import SwiftSyntaxMacros

/// Expands `@Codable`, `@Decodable` and `@Encodable`.
///
/// The member macro and the extension macro both run all stages, because neither can access the
/// other's results. Only the extension macro reports diagnostics.
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
      missing: missing, lexicalContext: context.lexicalContext, reporter: reporter,
      locate: { node in
        context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath).map {
          SourceLine(
            file: $0.file.description, number: $0.line.description,
            column: $0.column.description)
        }
      }
    ).parse()
    Rules.check(self.type, reporter)
  }

  package func extensions(
    in context: some MacroExpansionContext, includingNotes: Bool
  ) -> [ExtensionDeclSyntax] {
    for diagnostic in reporter.diagnostics
    where includingNotes || diagnostic.diagMessage.severity != .note {
      context.diagnose(diagnostic)
    }
    if type.yieldsToOtherAttribute { return [] }
    if reporter.hasErrors {
      // Extending a private type, a noncopyable type or a subclass would cause another error.
      if type.isHidden || type.isNoncopyable || type.forgottenSuperclass != nil { return [] }
      return FallbackEmitter(type: type, missing: missing).extensions()
    }
    let plan = Planner(type: type).plan()
    let names = FieldTypeNames(type: type).memberOfExtension().map {
      ExtensionEmitter(type: plan.type)
        .declaration([$0], conformances: [])
    }
    return ConformanceEmitter(plan: plan, missing: missing).extensions()
      + [names].compactMap(\.self)
  }

  /// Members that can't be in an extension, such as the initializers of a class.
  package func bodyMembers() -> [DeclSyntax] {
    guard !type.yieldsToOtherAttribute else { return [] }
    if reporter.hasErrors {
      guard type.isClass, type.forgottenSuperclass == nil else { return [] }
      return FallbackEmitter(type: type, missing: []).bodyMembers()
    }
    let plan = Planner(type: type).plan()
    let steps = type.isNested ? StepConstantsEmitter(plan: plan).declarations() : []
    let names =
      [FieldTypeNames(type: type).memberOfBody()].compactMap(\.self)
      + steps.map(DeclSyntax.verbatim)
    guard type.isClass || plan.isNamedInBody else { return names }
    return ConformanceEmitter(plan: plan, missing: missing).bodyMembers()
      + names
  }
}
