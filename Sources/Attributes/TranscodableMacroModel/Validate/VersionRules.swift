import SwiftDiagnostics
import SwiftSyntax

enum VersionRules {
  static func versionsAreNumbers(_ type: TypeModel, _ reporter: Reporter) {
    guard let version = type.attribute.version, type.cases.isEmpty else { return }
    guard let number = version.number, number > 0 else {
      return reporter.report(.versionIsNoNumber, at: version.origin)
    }
    let layout = type.attribute.layout?.value ?? .keyed
    if layout != .keyed {
      reporter.report(.layoutHasNoKeys(layout, "'version'"), at: version.origin)
    }
    if let field = type.codedFields.first(where: { field in
      type.location(of: field, for: .decode).outermostKey == version.key
    }) {
      reporter.report(
        .versionHasKeyOfField(version.key, field.name), at: version.origin,
        notes: [
          Note(
            node: type.keyOrigin(of: field, for: .decode), message: MacroMessage.keyOf(field.name))
        ])
    }
    checkKey(version, of: type, reporter)
    checkMigration(type, version, reporter)
  }

  private static func checkKey(
    _ version: CodingVersion, of type: TypeModel, _ reporter: Reporter
  ) {
    guard let origin = version.keyOrigin else { return }
    if origin.expression.literalText == nil {
      reporter.report(.keyIsNotALiteral, at: origin.expression)
    } else if version.key.isEmpty {
      reporter.report(
        .keyIsEmpty, at: origin.expression, fixIts: [.remove(origin, from: type.attribute.origin)])
    }
  }

  private static func checkMigration(
    _ type: TypeModel, _ version: CodingVersion, _ reporter: Reporter
  ) {
    guard let previous = version.previous, type.generatedSides.contains(.decode) else { return }
    guard case .structure = type.kind else {
      return reporter.report(.migrationNeedsStruct(type.name), at: previous)
    }
    let older = previous.expression.trimmedText
    let name = older.hasSuffix(".self") ? String(older.dropLast(5)) : older
    guard !type.canMigrate else { return }
    let brace = type.origin.asProtocol((any DeclGroupSyntax).self)?.memberBlock.rightBrace
    let stub = "init(migrating older: \(name)) throws {\n    <#code#>\n  }"
    reporter.report(
      .migrationIsMissing(name), at: previous,
      fixIts: brace.map {
        [.exchange("insert 'init(migrating:)'", $0, with: "\n  \(stub)\n}")]
      } ?? [])
  }

  static func rawRepresentationsAreNew(_ type: TypeModel, _ reporter: Reporter) {
    guard let representation = type.attribute.rawRepresentation else { return }
    let isThere = type.inheritance?.inheritedTypes.contains {
      ["RawRepresentable", "Swift.RawRepresentable"].contains($0.type.trimmedText)
    }
    if case .rawEnumeration = type.kind {
      reporter.report(.rawValueIsThere(type.name), at: representation.origin)
    } else if isThere ?? false {
      reporter.report(.rawValueIsThere(type.name), at: representation.origin)
    } else if type.isClass || !type.genericParameters.isEmpty || type.sides != .both {
      reporter.report(.rawValueNeedsStruct(type.name), at: representation.origin)
    }
  }

  static func strategiesConcernFields(_ type: TypeModel, _ reporter: Reporter) {
    let attribute = type.attribute
    for (argument, names) in [
      (attribute.dates, ["Date"]), (attribute.data, ["Data"]),
      (attribute.floats, ["Double", "Float"]),
    ] {
      guard let argument, let label = argument.label?.text else { continue }
      let strategies = TypeWideStrategies(byType: names)
      let isUsed =
        type.fields.contains { field in
          field.attributes.values.strategies.isEmpty && field.wrapper == nil
            && field.type.map { strategies.strategy(for: $0.core) != nil } ?? false
        }
        || type.cases.flatMap(\.values).contains { value in
          value.attributes.strategies.isEmpty && strategies.strategy(for: value.type.core) != nil
        }
      if !isUsed { reporter.report(.strategyWithoutEffect(label, names), at: argument) }
    }
  }
}

extension TypeWideStrategies {
  fileprivate init(byType names: [String]) {
    self.init(names: Dictionary(uniqueKeysWithValues: names.map { ($0, ".some") }))
  }
}
