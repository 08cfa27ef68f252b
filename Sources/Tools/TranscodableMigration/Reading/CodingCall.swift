internal import SwiftSyntax
internal import TranscodableMacroModel

/// A method call on a container or a coder, such as `container.decode(Int.self, forKey: .id)`.
struct CodingCall {
  let receiver: ExprSyntax
  let method: String
  let arguments: [LabeledExprSyntax]

  init?(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    receiver = base
    method = member.declName.baseName.text
    arguments = Array(call.arguments)
  }

  var variable: String? { receiver.name }

  /// Requires exactly these argument labels in order, with an empty string for an unlabeled
  /// argument.
  func has(_ labels: String...) -> Bool { arguments.map { $0.label?.text ?? "" } == labels }

  var type: String? {
    guard let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self"
    else { return nil }
    return member.base?.trimmedText
  }

  /// The key in an argument such as `forKey: .id` or `forKey: CodingKeys.id`.
  var key: (name: String, type: String?)? {
    let argument = arguments.first { $0.label?.text == "forKey" }?.expression
    guard let member = argument?.as(MemberAccessExprSyntax.self) else { return nil }
    return (member.declName.baseName.plain, member.base?.trimmedText)
  }
}

extension ExprSyntax {
  var name: String? {
    guard let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil
    else { return nil }
    return reference.baseName.plain
  }

  /// The name if the expression has the form `self.name` or `name`.
  var ownProperty: String? {
    if let name { return name }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.name == "self" else {
      return nil
    }
    return member.declName.baseName.plain
  }

  /// The expression without `try`, or nil for `try?` and `try!`.
  var withoutTry: ExprSyntax? {
    guard let attempt = self.as(TryExprSyntax.self) else { return self }
    return attempt.questionOrExclamationMark == nil ? attempt.expression : nil
  }

  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    else { return self }
    return element.expression.withoutParentheses
  }

  /// The operands and operators of an expression, before operator precedence is applied.
  var row: [ExprSyntax] { self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [self] }

  /// Whether the value of the expression only depends on types and literals.
  var isSelfContained: Bool {
    for token in tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .keyword(.self), .keyword(.super), .keyword(.try), .keyword(.await), .leftBrace:
        return false
      case .identifier(let name):
        // A name after a dot is a member, and a name before a colon is a label.
        if name.first?.isUppercase == true { continue }
        if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period { continue }
        if token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon,
          token.parent?.is(LabeledExprSyntax.self) == true
        {
          continue
        }
        return false
      default: continue
      }
    }
    return true
  }
}
