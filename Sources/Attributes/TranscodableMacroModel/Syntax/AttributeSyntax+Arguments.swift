import SwiftParser
package import SwiftSyntax

extension AttributeSyntax {
  /// The arguments in the parentheses.
  var writtenArguments: [LabeledExprSyntax] {
    guard case .argumentList(let arguments)? = arguments else { return [] }
    return Array(arguments)
  }

  /// The argument with a label.
  func argument(_ label: String) -> LabeledExprSyntax? {
    writtenArguments.first { $0.label?.text == label }
  }

  /// Whether there is an argument with a label.
  package func hasArgument(_ label: String) -> Bool { argument(label) != nil }

  /// The arguments without a label that are in front of those with one.
  var unlabeledArguments: [LabeledExprSyntax] {
    Array(writtenArguments.prefix { $0.label == nil })
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation.
  var literalText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The number of an integer literal.
  var literalInteger: Int? {
    self.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The name after the last dot of `.name`, or of `Type.name`.
  var memberName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
