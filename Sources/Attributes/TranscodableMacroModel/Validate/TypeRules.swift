import SwiftDiagnostics
import SwiftSyntax

/// Rules about the declaration the attribute is on.
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
    // What is said about a superclass answers this too.
    guard case .extensibleClass(let keyword) = type.kind, type.attribute.superclass == nil,
      type.forgottenSuperclass == nil
    else { return }
    let isOpen =
      type.origin.as(ClassDeclSyntax.self)?.modifiers
      .contains { $0.name.tokenKind == .keyword(.open) } ?? false
    let saysNone = FixIt.addArgument("superclass: .none", to: type.attribute.origin)
    reporter.report(
      .classIsNotFinal(type.sides, type.name), at: keyword,
      fixIts: isOpen ? [saysNone] : [.insertFinal(before: keyword), saysNone])
  }

  /// The conformance is in an extension, outside of all types.
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

  /// The tags of a type are its name among others, and are read while compiling.
  static func tagsAreLiterals(_ type: TypeModel, _ reporter: Reporter) {
    guard let tags = type.tags else { return }
    guard let literals = tags.tags, !literals.contains(where: \.isRange) else {
      reporter.report(.typeTagIsNoLiteral, at: tags.origin)
      return
    }
  }

  /// With both sides written by hand there is nothing for the attribute to do.
  static func somethingIsLeftToWrite(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.isEmpty, !type.sides.isEmpty else { return }
    reporter.report(.everythingIsHandWritten(type.sides), at: type.attribute.origin)
  }
}
