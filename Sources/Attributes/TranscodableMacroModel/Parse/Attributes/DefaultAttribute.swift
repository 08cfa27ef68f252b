import SwiftSyntax

/// What `@CodableDefault(value, for: .anyFailure)` says.
struct DefaultAttribute {
  let value: ExprSyntax
  /// The failures that the value stands in for; `nil` for what is missing or null.
  let failures: ExprSyntax?
  let origin: AttributeSyntax

  /// Whether the value stands in for a missing key and nothing else.
  var isForMissingOnly: Bool { failures?.memberName == "missing" }

  /// Reads the attribute; `nil` if it has no value, which the compiler reports.
  init?(_ attribute: AttributeSyntax) {
    guard let value = attribute.unlabeledArguments.first?.expression else { return nil }
    self.value = value.trimmed
    failures = attribute.argument("for")?.expression.trimmed
    origin = attribute
  }
}
