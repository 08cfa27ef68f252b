import SwiftSyntax

/// `@CodableDefault(value, for: .anyFailure)`.
struct DefaultAttribute {
  let value: ExprSyntax
  /// The failures that the default is for; nil for a missing key and null.
  let failures: ExprSyntax?
  let origin: AttributeSyntax

  /// Whether the default is only for a missing key.
  var isForMissingOnly: Bool { failures?.memberName == "missing" }

  /// Reads the attribute; nil if it has no value, which the compiler reports.
  init?(_ attribute: AttributeSyntax) {
    guard let value = attribute.unlabeledArguments.first?.expression else { return nil }
    self.value = value.trimmed
    failures = attribute.argument("for")?.expression.trimmed
    origin = attribute
  }
}
