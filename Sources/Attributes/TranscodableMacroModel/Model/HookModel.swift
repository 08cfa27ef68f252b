import SwiftSyntax

/// The moments at which a method of the author's can be called.
enum HookMoment: String, CaseIterable {
  case willDecode, didDecode, willEncode, didEncode

  /// The side it belongs to.
  var side: CodingSides {
    switch self {
    case .willDecode, .didDecode: .decode
    case .willEncode, .didEncode: .encode
    }
  }

  /// Whether there is no value yet.
  var isStatic: Bool { self == .willDecode }

  /// Whether the method may change the value.
  var maySelfChange: Bool { self == .didDecode }
}

/// A method that is called while a value is coded, or looks as if it should be.
struct HookModel {
  /// The attribute; `nil` if only the name of the method says what it is for.
  let attribute: AttributeSyntax?
  /// The moment, or `nil` if only running code could tell.
  let moment: HookMoment?
  let declaration: FunctionDeclSyntax

  /// Reads a method; `nil` if it has nothing to do with coding.
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

  /// Whether the method can be called at its moment.
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
