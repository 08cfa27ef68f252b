import SwiftSyntax

extension ExprSyntax {
  /// Calls `__dateFormat` instead of `dateFormat` for formats with a locale.
  ///
  /// The attribute reports that `dateFormat` needs another module. Therefore, generated code uses a
  /// function that exists in any case.
  var callingFormatOfAnyModule: ExprSyntax {
    ExprSyntax(LocalizedFormatRewriter().rewrite(Syntax(self)).cast(ExprSyntax.self))
  }
}

private final class LocalizedFormatRewriter: SyntaxRewriter {
  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    guard var member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "dateFormat",
      node.arguments.contains(where: { $0.label?.text == "locale" })
    else { return super.visit(node) }
    member.declName.baseName = .identifier("__dateFormat")
    return ExprSyntax(node.with(\.calledExpression, ExprSyntax(member)))
  }
}
