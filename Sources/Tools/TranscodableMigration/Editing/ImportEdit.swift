internal import SwiftSyntax
internal import TranscodableMacroModel

extension MigrationSource {
  func importEdit(isPublic: Bool) -> SourceEdit? {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = imports.compactMap { $0.path.first?.name.text }
    guard OwnModule.names.allSatisfy({ !names.contains($0) }) else { return nil }
    // If other imports have access levels, the new import needs one too.
    let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
    let saysLevels = imports.contains { node in
      node.modifiers.contains { modifier in
        levels.contains { modifier.name.tokenKind == .keyword($0) }
      }
    }
    let line = (saysLevels ? isPublic ? "public " : "internal " : "") + "import Transcodable"
    let lineEnd = bytes.contains(13) ? "\r\n" : "\n"
    if let last = imports.last {
      let end = last.endPosition.utf8Offset
      return SourceEdit(source: self, range: end..<end, text: lineEnd + line)
    }
    var (offset, start) = (0, 0)
    if let shebang = tree.shebang { (offset, start) = (shebang.endPosition.utf8Offset, 0) }
    for piece in tree.statements.leadingTrivia {
      let end = offset + piece.sourceLength.utf8Length
      if piece.lineCount > 1 { start = end }
      offset = end
    }
    return SourceEdit(source: self, range: start..<start, text: line + lineEnd + lineEnd)
  }
}

struct ImportRules {
  let outcomes: [TypeMigrator.Outcome]
  let package: SourcePackage?

  func edits(of source: MigrationSource, beside edits: [SourceEdit]) -> [SourceEdit] {
    let types = outcomes.filter { $0.report.isApplied && $0.report.file == source.name }
    guard !types.isEmpty else { return [] }
    if let package, source.leftover(of: package, after: edits) == nil {
      let own = source.importEdits(from: package)
      if !own.isEmpty { return own }
    }
    return [source.importEdit(isPublic: types.contains(where: \.isPublic))].compactMap(\.self)
  }
}

extension [TypeMigrator.Outcome] {
  /// Rejects types in files that would have to import two modules with the same attribute names.
  mutating func refuseMixedFiles(of package: SourcePackage) {
    guard package.excludesOurs else { return }
    let sources = Dictionary(
      flatMap(\.edits).map { (ObjectIdentifier($0.source), $0.source) },
      uniquingKeysWith: { first, _ in first })
    for source in sources.values {
      guard let name = source.leftover(of: package, after: flatMap(\.edits)) else { continue }
      for index in indices where self[index].edits.contains(where: { $0.source === source }) {
        self[index] = self[index].refused(.mixedFile, "\(name) in \(source.name)")
      }
    }
  }
}
