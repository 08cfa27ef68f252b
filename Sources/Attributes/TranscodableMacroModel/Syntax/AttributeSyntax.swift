import SwiftParser
package import SwiftSyntax

extension AttributeSyntax {
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) {
      return member.name.text
    }
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) {
      return identifier.name.text
    }
    return attributeName.trimmedText
  }
}

extension AttributeListSyntax {
  /// The attributes that are not inside `#if`.
  var written: [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }
  }
}

extension AttributeSyntax {
  package var writtenArguments: [LabeledExprSyntax] {
    guard case .argumentList(let arguments)? = arguments else { return [] }
    return Array(arguments)
  }

  func argument(_ label: String) -> LabeledExprSyntax? {
    writtenArguments.first { $0.label?.text == label }
  }

  /// The unlabeled arguments before the first labeled one.
  var unlabeledArguments: [LabeledExprSyntax] {
    Array(writtenArguments.prefix { $0.label == nil })
  }
}

extension ExprSyntax {
  package var literalText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  var literalInteger: Int? {
    self.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The name after the last dot in `.name` or `Type.name`.
  var memberName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

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
