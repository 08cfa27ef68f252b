import SwiftDiagnostics
import SwiftSyntax

enum ConstructionRules {
  static func check(_ model: ConstructionModel, _ reporter: Reporter) {
    if let kind = model.unsupportedKind {
      return reporter.report(
        .constructionIsUnsupported(model.attribute.name, kind), at: model.attribute,
        fixIts: [.remove(model.attribute)])
    }
    for field in model.fields { check(field, of: model, reporter) }
  }

  private static func check(
    _ field: FieldModel, of model: ConstructionModel, _ reporter: Reporter
  ) {
    if field.type == nil, field.wrapper == nil || field.initialValue == nil {
      reporter.report(
        .fieldHasNoSpelledType(field.name), at: field.origin.pattern,
        fixIts: [.insertType("<#Type#>", after: field.origin.pattern)])
    } else if field.condition != nil {
      reporter.report(
        .constructionUnderCondition(model.attribute.name, field.name), at: field.origin)
    }
  }
}

extension ConstructionModel {
  fileprivate var unsupportedKind: String? {
    switch Syntax(declaration).as(SyntaxEnum.self) {
    case .structDecl: return nil
    case .classDecl(let declaration):
      let isFinal = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
      return isFinal || product == .memberwiseInit ? nil : "a class that is not final"
    case .enumDecl: return "an enum"
    case .protocolDecl: return "a protocol"
    case .actorDecl: return "an actor"
    case .extensionDecl: return "an extension"
    default: return "this declaration"
    }
  }
}
