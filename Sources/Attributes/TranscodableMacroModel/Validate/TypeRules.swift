import SwiftDiagnostics
import SwiftSyntax

enum TypeRules {
  static func declarationCanConform(_ type: TypeModel, _ reporter: Reporter) {
    guard case .unsupported(let description) = type.kind else { return }
    reporter.report(
      .unsupportedDeclaration(type.sides, description), removing: type.attribute.origin)
  }

  static func attributeIsAlone(_ type: TypeModel, _ reporter: Reporter) {
    guard type.yieldsToOtherAttribute, let first = type.conformanceAttributes.first else { return }
    reporter.report(
      .attributeIsGivenTwice(first.name, type.attribute.origin.name),
      removing: type.attribute.origin)
  }

  /// Only final classes can conform, because subclasses would inherit a conformance that ignores
  /// their own fields.
  static func classIsFinal(_ type: TypeModel, _ reporter: Reporter) {
    // Another rule reports classes that don't specify their superclass.
    guard case .extensibleClass(let keyword) = type.kind, type.attribute.superclass == nil,
      type.forgottenSuperclass == nil
    else { return }
    let isOpen =
      type.origin.as(ClassDeclSyntax.self)?.modifiers
      .contains { $0.name.tokenKind == .keyword(.open) } ?? false
    let saysNone = FixIt.addArgument("superclass: .none", to: type.attribute.origin)
    reporter.report(
      .classIsNotFinal(type.sides, type.name), at: keyword,
      fixIts: (isOpen ? [] : [.insertFinal(before: keyword)])
        // The `superclass: .none` fix-it is only available for classes that are decoded.
        + (type.sides == .encode ? [] : [saysNone]))
  }

  /// Encoders and decoders require copyable types.
  static func typeIsCopyable(_ type: TypeModel, _ reporter: Reporter) {
    guard let inherited = type.inheritance?.inheritedTypes else { return }
    for suppressed in inherited where suppressed.type.is(SuppressedTypeSyntax.self) {
      reporter.report(.typeIsNotCopyable(type.sides, type.name), at: suppressed.type)
    }
    if case .rawEnumeration("Character") = type.kind, let first = inherited.first {
      reporter.report(.rawTypeIsNotCodable("Character"), at: first.type)
    }
  }

  /// The conformance is declared in an extension at file scope, so the type must be visible there.
  static func typeCanBeSeen(_ type: TypeModel, _ reporter: Reporter) {
    guard type.isHidden else { return }
    let declaration = type.origin.asProtocol((any DeclGroupSyntax).self)
    if let keyword = declaration?.modifiers.privateKeyword {
      reporter.report(
        .typeIsHidden(type.sides, type.name), at: keyword,
        fixIts: [.replace(keyword, with: "fileprivate")])
    } else {
      reporter.report(.typeIsHidden(type.sides, type.name), at: type.attribute.origin)
    }
  }

  static func conformanceIsNotRepeated(_ type: TypeModel, _ reporter: Reporter) {
    guard let clause = type.inheritance else { return }
    let added: Set<String>
    switch type.sides {
    case .both: added = ["Codable", "Decodable", "Encodable", "Swift.Codable"]
    case .decode: added = ["Decodable", "Swift.Decodable"]
    default: added = ["Encodable", "Swift.Encodable"]
    }
    for inherited in clause.inheritedTypes {
      let name = inherited.type.trimmedText
      guard added.contains(name) else { continue }
      reporter.report(
        .conformanceIsRepeated(type.sides, name), at: inherited.type,
        fixIts: [.remove([name], from: clause)])
    }
  }

  static func tagsAreLiterals(_ type: TypeModel, _ reporter: Reporter) {
    guard let tags = type.tags else { return }
    guard let literals = tags.tags, !literals.contains(where: \.isRange) else {
      reporter.report(.typeTagIsNoLiteral, at: tags.origin)
      return
    }
  }

  static func somethingIsLeftToWrite(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.isEmpty, !type.sides.isEmpty else { return }
    reporter.report(.everythingIsHandWritten(type.sides), at: type.attribute.origin)
  }
}

enum DirectPathRules {
  /// Reports which declaration makes a type use the slower container path.
  static func containerPathsAreNoted(_ type: TypeModel, _ reporter: Reporter) {
    guard !reporter.hasErrors else { return }
    let blockers = DirectPathPlanner(type: type).blockers
    // Reports at most one reason for decoding and one for encoding.
    var left = type.generatedSides
    for blocker in blockers {
      let sides = blockers.filter { $0.origin == blocker.origin }
        .reduce(CodingSides()) { $0.union($1.sides) }.intersection(left)
      guard !sides.isEmpty else { continue }
      left.subtract(sides)
      reporter.report(.takesContainerPath(type.name, sides), at: blocker.origin)
    }
  }
}
