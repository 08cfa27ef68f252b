import SwiftSyntax

struct DefaultAttribute {
  let value: ExprSyntax
  let failures: ExprSyntax?
  let origin: AttributeSyntax

  var isForMissingOnly: Bool { failures?.memberName == "missing" }

  /// Returns nil if the value is missing, because the compiler reports this error.
  init?(_ attribute: AttributeSyntax) {
    guard let value = attribute.unlabeledArguments.first?.expression else { return nil }
    self.value = value.trimmed
    failures = attribute.argument("for")?.expression.trimmed
    origin = attribute
  }
}
