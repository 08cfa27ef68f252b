internal import SwiftSyntax
internal import TranscodableMacroModel

/// Replaces hand-written `Codable` code with attributes that have the same behavior.
package struct Migration {
  package struct ChangedFile: Sendable {
    package let name: String
    package let old: [UInt8]
    package let new: [UInt8]
  }

  package let reports: [TypeReport]
  package let changes: [ChangedFile]

  /// Reads all files before it migrates any type, because a type may be spread over several files.
  package init(_ files: [(name: String, text: String)], options: MigrationOptions = .init()) {
    let world = MigrationWorld(
      options.map(files.count) { MigrationSource(name: files[$0].name, text: files[$0].text) },
      options)
    let migrators = world.groups.filter { $0.isCoded(in: world, from: options.source) }
      .map { TypeMigrator(group: $0, options: options, world: world) }
    var outcomes = options.map(migrators.count) { migrators[$0].outcome() }
    if let package = options.source { outcomes.refuseMixedFiles(of: package) }
    var edits: [ObjectIdentifier: [SourceEdit]] = [:]
    for index in outcomes.indices {
      let outcome = outcomes[index]
      let closed = outcome.edits.lazy.compactMap { options.closedFiles[$0.source.name] }.first
      if let closed {
        outcomes[index] = outcome.refused(.uncommittedChanges, closed)
      } else if !Self.add(outcome.edits, to: &edits) {
        outcomes[index] = outcome.refused(
          .unclearType, "its edits overlap those of another type")
      }
    }
    let allEdits = edits
    let imports = ImportRules(outcomes: outcomes, package: options.source)
    reports = outcomes.map(\.report)
    changes = options.map(world.sources.count) { index -> ChangedFile? in
      let source = world.sources[index]
      guard var own = allEdits[ObjectIdentifier(source)], !own.isEmpty else { return nil }
      own = imports.edits(of: source, beside: own) + own
      let new = own.normalized(in: source).applied(to: source, in: 0..<source.bytes.count)
      return ChangedFile(name: source.name, old: source.bytes, new: new)
    }.compactMap(\.self)
  }

  private static func add(
    _ new: [SourceEdit], to edits: inout [ObjectIdentifier: [SourceEdit]]
  ) -> Bool {
    let byFile = Dictionary(grouping: new) { ObjectIdentifier($0.source) }
    let hasConflict = byFile.contains { file, own in
      ((edits[file] ?? []) + own).normalized(in: own[0].source).haveConflict
    }
    if hasConflict { return false }
    edits.merge(byFile) { $0 + $1 }
    return true
  }
}

extension TypeGroup {
  fileprivate func isCoded(in world: MigrationWorld, from package: SourcePackage?) -> Bool {
    if let package { return belongs(to: package) }
    let coding = ["Codable", "Decodable", "Encodable"]
    let isConforming = parts.contains { part in
      part.inherited.contains { coding.contains($0) || world.codingProtocols.contains($0.lastName) }
    }
    let isAttributed = primary.attributes.contains {
      coding.contains($0.attributeName.trimmedText.lastName)
    }
    return isConforming || isAttributed || !HandWrittenCode(self).isEmpty
  }
}
