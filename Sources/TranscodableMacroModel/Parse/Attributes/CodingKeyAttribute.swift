import SwiftParser
import SwiftSyntax

/// What `@CodingKey("…")` says.
struct CodingKeyAttribute {
  /// The word in the source.
  static let name = "CodingKey"

  /// The key, or `nil` when the argument is not a plain string literal.
  let key: String?
  let origin: AttributeSyntax

  /// Reads the attribute, which the compiler has already checked to have one argument.
  init(_ attribute: AttributeSyntax) {
    origin = attribute
    key =
      Self.argument(of: attribute)?
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The argument to point at.
  var argument: ExprSyntax? { Self.argument(of: origin) }

  private static func argument(of attribute: AttributeSyntax) -> ExprSyntax? {
    guard case .argumentList(let arguments)? = attribute.arguments else { return nil }
    return arguments.first?.expression
  }
}
