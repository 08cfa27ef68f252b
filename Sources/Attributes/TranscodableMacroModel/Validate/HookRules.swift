import SwiftDiagnostics
import SwiftSyntax

enum HookRules {
  static func hooksAreCallable(_ type: TypeModel, _ reporter: Reporter) {
    for hook in type.hooks {
      guard let attribute = hook.attribute else { continue }
      guard let moment = hook.moment else {
        if let argument = attribute.unlabeledArguments.first {
          reporter.report(
            .attributeIsNotWrittenOut("CodableHook", example: ".didDecode"), at: argument.expression
          )
        }
        continue
      }
      let name = hook.declaration.name.text
      if let reason = reasonNotToCall(moment, type) {
        reporter.report(.hookIsNotCalled(name, because: reason), removing: attribute)
      } else if !hook.isCallable {
        let signature = hook.signature(for: moment)
        reporter.report(
          .hookIsNotCallable(name, signature), at: hook.declaration.name,
          fixIts: [.redeclare(hook.declaration, as: signature)])
      }
    }
  }

  /// Reports methods that are named like a hook but don't have the `@CodableHook` attribute.
  static func hooksHaveAttributes(_ type: TypeModel, _ reporter: Reporter) {
    for hook in type.hooks where hook.attribute == nil {
      guard let moment = hook.moment, hook.isCallable, reasonNotToCall(moment, type) == nil
      else { continue }
      reporter.report(
        .hookHasNoAttribute(moment.rawValue), at: hook.declaration.name,
        fixIts: [.insertAttribute("@CodableHook(.\(moment.rawValue))", before: hook.declaration)])
    }
  }

  private static func reasonNotToCall(_ moment: HookMoment, _ type: TypeModel) -> String? {
    if case .rawEnumeration = type.kind {
      return "the cases of '\(type.name)' are encoded as their raw values"
    }
    if case .enumeration = type.kind {
      return "hooks require fields, but '\(type.name)' is an enum"
    }
    return type.reasonNotToGenerate(moment.side)
  }
}

extension HookModel {
  fileprivate func signature(for moment: HookMoment) -> String {
    let access = declaration.modifiers.filter { modifier in
      ![
        .keyword(.static), .keyword(.class), .keyword(.mutating), .keyword(.nonmutating),
      ].contains(modifier.name.tokenKind)
    }
    let isMutating =
      moment.maySelfChange
      && declaration.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
    let words =
      access.map(\.trimmedText)
      + [moment.isStatic ? "static" : nil, isMutating ? "mutating" : nil].compactMap(\.self)
      + ["func", declaration.name.text + "()" + (canThrow ? " throws" : "")]
    return words.joined(separator: " ")
  }
}

extension FixIt {
  fileprivate static func redeclare(
    _ declaration: FunctionDeclSyntax, as signature: String
  ) -> FixIt {
    let attributes = declaration.attributes.trimmedText
    let body = declaration.body?.trimmedText ?? "{}"
    return .exchange(
      "declare it as '\(signature)'", declaration,
      with: "\(attributes.isEmpty ? "" : attributes + " ")\(signature) \(body)")
  }

  fileprivate static func insertAttribute(
    _ attribute: String, before declaration: FunctionDeclSyntax
  ) -> FixIt {
    .exchange(
      "insert '\(attribute)'", declaration,
      with: "\(attribute) \(declaration.trimmedText)")
  }
}
