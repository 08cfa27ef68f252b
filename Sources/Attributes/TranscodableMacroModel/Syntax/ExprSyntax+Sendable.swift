import SwiftSyntax

extension ExprSyntax {
  /// The expression with `@Sendable` on the closures among its arguments.
  ///
  /// The compiler does not infer it for the arguments of a member that is written without its type.
  var sendable: ExprSyntax {
    ExprSyntax(SendableRewriter().rewrite(Syntax(self)).cast(ExprSyntax.self))
  }
}

private final class SendableRewriter: SyntaxRewriter {
  // What is in a closure is compiled as it stands.
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
