import SwiftSyntax

extension AttributeSyntax {
  /// Whether the modifiers or rules in the arguments can be created once and reused.
  ///
  /// A step may differ for each value if it is custom or refers to a name, such as `Date.now`.
  var makesTheSameSteps: Bool {
    writtenArguments.allSatisfy { argument in
      argument.label?.text == "on" || argument.expression.isStepOfOurs
        || NameFinder.findsNone(in: Syntax(argument.expression))
    }
  }
}

extension ExprSyntax {
  fileprivate var isStepOfOurs: Bool {
    if let member = memberName { return PresetRules.isStep(member) }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.memberName
    else { return false }
    return PresetRules.isStep(member)
      && call.arguments.allSatisfy { NameFinder.findsNone(in: Syntax($0.expression)) }
  }
}

/// Finds names outside closures, because names inside closures are evaluated for each value anyway.
private final class NameFinder: SyntaxVisitor {
  private var hasFound = false

  static func findsNone(in node: Syntax) -> Bool {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return !finder.hasFound
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    hasFound = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  // Key paths need no check, because they refer to properties of types, not to particular values.
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
