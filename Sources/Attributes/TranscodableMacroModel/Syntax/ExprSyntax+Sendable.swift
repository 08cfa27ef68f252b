import SwiftSyntax

extension ExprSyntax {
  /// Adds `@Sendable` to closure arguments, because the compiler doesn't infer it in implicit
  /// member expressions.
  var sendable: ExprSyntax {
    ExprSyntax(SendableRewriter().rewrite(Syntax(self)).cast(ExprSyntax.self))
  }
}

private final class SendableRewriter: SyntaxRewriter {
  // The body isn't visited, because closures inside it need no annotation.
  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    let isMarked = node.signature?.attributes.contains { element in
      element.as(AttributeSyntax.self)?.name == "Sendable"
    }
    if isMarked ?? false { return ExprSyntax(node) }
    let mark = AttributeListSyntax.Element.attribute(
      AttributeSyntax(
        attributeName: IdentifierTypeSyntax(name: .identifier("Sendable")), trailingTrivia: .space))
    var node = node
    if var signature = node.signature {
      signature.attributes = AttributeListSyntax([mark] + Array(signature.attributes))
      node.signature = signature
    } else {
      node.leftBrace = node.leftBrace.with(\.trailingTrivia, .space)
      node.signature = ClosureSignatureSyntax(
        attributes: AttributeListSyntax([mark]), inKeyword: .keyword(.in, trailingTrivia: .space))
    }
    return ExprSyntax(node)
  }
}
