import SwiftDiagnostics
import SwiftSyntax

enum KodableRules {
  static func check(_ model: KodableModel, _ reporter: Reporter) {
    guard model.isStruct || model.isClass else {
      reporter.report(
        .kodableIsMisplaced(model.kind), at: model.attribute,
        fixIts: [.remove(model.attribute)])
      return
    }
    conformanceIsNamed(model, reporter)
    attributeIsAlone(model, reporter)
    for pattern in model.patterns { reporter.report(.fieldIsAPattern, at: pattern) }
  }

  private static func conformanceIsNamed(_ model: KodableModel, _ reporter: Reporter) {
    guard model.namedSides.isEmpty, !model.isSubclass,
      let declaration = model.declaration.asProtocol((any NamedDeclSyntax).self)
    else { return }
    let node: any SyntaxProtocol =
      model.declaration.inheritanceClause?.inheritedTypes.last
      ?? model.genericParameters ?? declaration.name
    let text = model.declaration.inheritanceClause == nil ? ": Kodable" : ", Kodable"
    reporter.report(
      .kodableIsNotNamed(declaration.name.plainName), at: declaration.name,
      fixIts: [.insert(text, after: node)])
  }

  /// Rejects a second attribute that adds a `Codable` conformance, because the two attributes would
  /// conflict.
  private static func attributeIsAlone(_ model: KodableModel, _ reporter: Reporter) {
    guard let other = model.otherAttributes.first else { return }
    reporter.report(
      .attributeIsRepeated(other.name, model.attribute.name), at: model.attribute,
      fixIts: [.remove(model.attribute)])
  }
}

extension KodableModel {
  fileprivate var kind: String {
    switch Syntax(declaration).kind {
    case .enumDecl: "an enum"
    case .actorDecl: "an actor"
    case .protocolDecl: "a protocol"
    case .extensionDecl: "an extension"
    default: "this declaration"
    }
  }

  fileprivate var genericParameters: GenericParameterClauseSyntax? {
    declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }
}
