import SwiftSyntax

enum EncodingNilPolicy: String {
  case omit
  case null
}

struct NilPolicyAttribute {
  /// The policy, or nil if the argument is a value or doesn't name a policy.
  let policy: EncodingNilPolicy?
  let value: ExprSyntax?
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    origin = attribute
    value = attribute.argument("as")?.expression.trimmed
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { EncodingNilPolicy(rawValue: $0) }
  }
}
