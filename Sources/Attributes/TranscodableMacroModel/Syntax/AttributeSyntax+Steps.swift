import SwiftSyntax

extension AttributeSyntax {
  /// Whether the modifiers or rules in the arguments are the same whenever they are made.
  ///
  /// So are those of this package with literals for arguments. One of the author's, or one that depends on
  /// anything with a name, such as the time of the day, may be another one for the next value.
  var makesTheSameSteps: Bool {
    writtenArguments.allSatisfy { argument in
      argument.label?.text == "on" || argument.expression.isStepOfOurs
        || NameFinder.findsNone(in: Syntax(argument.expression))
    }
  }
}

extension ExprSyntax {
  /// Whether this is `.trimmed`, `.count(1...5)` or another step of this package, made of literals.
  fileprivate var isStepOfOurs: Bool {
    if let member = memberName { return PresetRules.isStep(member) }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.memberName
    else { return false }
    return PresetRules.isStep(member)
      && call.arguments.allSatisfy { NameFinder.findsNone(in: Syntax($0.expression)) }
  }
}

/// Looks for names outside of closures, which run for each value whenever they are made.
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
  // The properties on the way are those of a type.
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
