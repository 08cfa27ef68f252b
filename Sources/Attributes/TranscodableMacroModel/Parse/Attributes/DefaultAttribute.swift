import SwiftSyntax

struct DefaultAttribute {
  let value: ExprSyntax
  let failures: ExprSyntax?
  let origin: AttributeSyntax

  var isForMissingOnly: Bool { failures?.memberName == "missing" }

  var coversMissing: Bool { failures == nil || covers("missing") }

  /// Whether null is listed explicitly, so that it is replaced even if the field is optional.
  var coversNull: Bool { covers("null") }

  private func covers(_ failure: String) -> Bool {
    let members =
      failures?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      ?? [failures].compactMap(\.self)
    return members.contains { [failure, "anyFailure"].contains($0.memberName) }
  }

  /// Returns nil if the value is missing, because the compiler reports this error.
  init?(_ attribute: AttributeSyntax) {
    guard let value = attribute.unlabeledArguments.first?.expression else { return nil }
    self.value = value.trimmed
    failures = attribute.argument("for")?.expression.trimmed
    origin = attribute
  }
}
