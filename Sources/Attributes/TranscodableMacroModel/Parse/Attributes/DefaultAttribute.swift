import SwiftSyntax

/// `@CodableDefault(value, for: .anyFailure)`.
struct DefaultAttribute {
  let value: ExprSyntax
  /// The failures for which the default is used.
  ///
  /// If nil, it is used for a missing key and null.
  let failures: ExprSyntax?
  let origin: AttributeSyntax

  /// Whether the default is used only for a missing key.
  var isForMissingOnly: Bool { failures?.memberName == "missing" }

  /// Reads the attribute.
  ///
  /// Returns nil if the value is missing. The compiler reports this error.
  init?(_ attribute: AttributeSyntax) {
    guard let value = attribute.unlabeledArguments.first?.expression else { return nil }
    self.value = value.trimmed
    failures = attribute.argument("for")?.expression.trimmed
    origin = attribute
  }
}
