import SwiftParser
import SwiftSyntax

extension AttributeSyntax {
  var writtenArguments: [LabeledExprSyntax] {
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
  var literalText: String? {
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
