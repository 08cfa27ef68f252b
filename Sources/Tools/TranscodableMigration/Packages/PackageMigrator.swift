internal import SwiftSyntax
internal import TranscodableMacroModel

extension TypeMigrator {
  func migrate(from package: SourcePackage, _ report: TypeReport) throws -> Outcome {
    var report = report
    let code = HandWrittenCode(group, knownAttributes: package.attributes)
    let sides = try TypeRules(group: group, code: code, world: world, package: package).sides()
    if let obstacle = code.obstacle { throw obstacle }
    if !code.isEmpty {
      throw Refusal(code: .customLogic, detail: "code next to the attributes of the package")
    }
    if package == .kodable { try checkInitializers() }
    let type = try package.reader(of: group, code).read(sides)
    let old = TypeFacts(type)
    let choice = AttributeChoice(type, old, code.fields)
    let edits = PackageEditor(group: group, code: code, package: package).edits(choice)
    var conditions = type.differences + type.fields.flatMap(\.differences)
    if try MigrationProof(group: group, old: old).check(
      edits.normalized(in: group.primary.source))
    {
      conditions.append("the order of fields")
    }
    report.verdict = conditions.isEmpty ? .migrated : .suggested
    if let first = conditions.first { (report.code, report.detail) = (.nearMatch, first) }
    report.isApplied = conditions.isEmpty || options.suggests
    return Outcome(
      report: report, edits: report.isApplied ? edits : [], isPublic: group.primary.isPublic)
  }

  /// Kodable requires an initializer without parameters.
  ///
  /// The initializer can be removed if it is empty and no other code calls it.
  private func checkInitializers() throws(Refusal) {
    let initializers = group.plainInitializers
    if let node = initializers.first(where: { $0.body?.statements.isEmpty == false }) {
      throw Refusal(code: .customLogic, detail: node.trimmedText.firstLine)
    }
    let name = group.primary.path.last ?? ""
    if let source = world.sources.first(where: { $0.calls(name) }) {
      throw Refusal(code: .initializerClash, detail: "\(name)() in \(source.name)")
    }
  }
}

extension MigrationSource {
  fileprivate func calls(_ name: String) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(name) = token.tokenKind,
        let first = token.nextToken(viewMode: .sourceAccurate), first.tokenKind == .leftParen
      else { return false }
      return first.nextToken(viewMode: .sourceAccurate)?.tokenKind == .rightParen
    }
  }

  /// Returns one of the package's names that the file still uses, or nil if there is none.
  func leftover(of package: SourcePackage, after edits: [SourceEdit]) -> String? {
    let removed = edits.filter { $0.source === self }.map(\.range)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      guard !removed.contains(where: { $0.contains(offset) }) else { continue }
      let isAttribute = token.parent?.parent?.is(AttributeSyntax.self) ?? false
      let isImport = token.parent?.is(ImportPathComponentSyntax.self) ?? false
      if !isImport, package.names.contains(name) || isAttribute && package.attributes.contains(name)
      {
        return name
      }
    }
    return nil
  }

  func importEdits(from package: SourcePackage) -> [SourceEdit] {
    let own = imports.filter { package.modules.contains($0.module) }
    let hasOurs = imports.contains { OwnModule.names.contains($0.module) }
    return own.enumerated().map { index, found in
      if index == 0, !hasOurs, let name = found.node.path.first {
        return SourceEdit(source: self, range: name.range, text: "Transcodable")
      }
      let item = Syntax(found.node).parent?.as(CodeBlockItemSyntax.self).map(Syntax.init)
      let removed = RemovedMember(item ?? Syntax(found.node), in: self)
      return SourceEdit(source: self, range: removed.removal.range, text: "")
    }
  }
}
