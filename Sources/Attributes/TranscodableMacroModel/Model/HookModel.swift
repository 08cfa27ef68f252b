import SwiftSyntax

enum HookMoment: String, CaseIterable {
  case willDecode, didDecode, willEncode, didEncode

  var side: CodingSides {
    switch self {
    case .willDecode, .didDecode: .decode
    case .willEncode, .didEncode: .encode
    }
  }

  var isStatic: Bool { self == .willDecode }

  var maySelfChange: Bool { self == .didDecode }
}

/// A hook, or a method that is probably meant to be a hook.
struct HookModel {
  /// The attribute, or nil if only the name of the method suggests a hook.
  let attribute: AttributeSyntax?
  /// When the hook is called, or nil if the argument doesn't name a hook.
  let moment: HookMoment?
  let declaration: FunctionDeclSyntax

  init?(_ declaration: FunctionDeclSyntax) {
    self.declaration = declaration
    attribute = declaration.attributes.written.first { $0.name == "CodableHook" }
    if let attribute {
      moment = attribute.unlabeledArguments.first?.expression.memberName
        .flatMap { HookMoment(rawValue: $0) }
    } else {
      guard let moment = HookMoment(rawValue: declaration.name.plainName) else { return nil }
      self.moment = moment
    }
  }

  var isCallable: Bool {
    guard let moment else { return false }
    let signature = declaration.signature
    let modifiers = declaration.modifiers.map(\.name.tokenKind)
    return declaration.modifiers.isStatic == moment.isStatic
      && (moment.maySelfChange || !modifiers.contains(.keyword(.mutating)))
      && signature.parameterClause.parameters.isEmpty && signature.returnClause == nil
      && signature.effectSpecifiers?.asyncSpecifier == nil
      && declaration.genericParameterClause == nil
  }

  var canThrow: Bool { declaration.signature.effectSpecifiers?.throwsClause != nil }
}
