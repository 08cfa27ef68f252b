import SwiftDiagnostics
import SwiftSyntax

/// Rules about the declaration the attribute stands on.
enum TypeRules {
  /// A conformance can be added to a struct, an enum or a class, nothing else.
  static func declarationCanConform(_ type: TypeModel, _ reporter: Reporter) {
    guard case .unsupported(let description) = type.kind else { return }
    reporter.report(
      .unsupportedDeclaration(type.sides, description), at: type.attribute.origin,
      fixIts: [.remove(type.attribute.origin)])
  }

  /// Two attributes would write the same members twice.
  static func attributeIsAlone(_ type: TypeModel, _ reporter: Reporter) {
    guard type.yieldsToOtherAttribute, let first = type.conformanceAttributes.first else { return }
    reporter.report(
      .attributeIsRepeated(first.name, type.attribute.origin.name), at: type.attribute.origin,
      fixIts: [.remove(type.attribute.origin)])
  }

  /// A subclass would inherit the conformance, and its own fields would silently be left out.
  static func classIsFinal(_ type: TypeModel, _ reporter: Reporter) {
    guard case .extensibleClass(let keyword) = type.kind else { return }
    let isOpen = type.origin.as(ClassDeclSyntax.self)?.modifiers
      .first { $0.name.tokenKind == .keyword(.open) }
    reporter.report(
      .classIsNotFinal(type.sides, type.name), at: keyword,
      fixIts: [
        isOpen.map { .replace($0.name, with: "public final") } ?? .insertFinal(before: keyword)
      ]
    )
  }

  /// The macro adds the conformance; written twice it only misleads.
  static func conformanceIsNotRepeated(_ type: TypeModel, _ reporter: Reporter) {
    guard let clause = type.inheritance else { return }
    let added: Set<String>
    switch type.sides {
    case .both: added = ["Codable", "Decodable", "Encodable", "Swift.Codable"]
    case .decode: added = ["Decodable", "Swift.Decodable"]
    default: added = ["Encodable", "Swift.Encodable"]
    }
    for inherited in clause.inheritedTypes {
      let name = inherited.type.trimmedDescription
      guard added.contains(name) else { continue }
      reporter.report(
        .conformanceIsRepeated(type.sides, name), at: inherited.type,
        fixIts: [.remove([name], from: clause)])
    }
  }

  /// With both sides written by hand there is nothing for the attribute to do.
  static func somethingIsLeftToWrite(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.isEmpty, !type.sides.isEmpty else { return }
    reporter.report(.everythingIsHandWritten(type.sides), at: type.attribute.origin)
  }
}
