import SwiftSyntax

/// How nil is encoded.
enum EncodingNilPolicy: String {
  /// The key is omitted.
  case omit
  /// The key is encoded with the value null.
  case null
}

/// `@EncodableNil(.null)` or `@EncodableNil(as: value)`.
struct NilPolicyAttribute {
  /// The policy, or nil if the argument is a value or doesn't name a policy.
  let policy: EncodingNilPolicy?
  /// The value that is encoded instead of nil.
  let value: ExprSyntax?
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    origin = attribute
    value = attribute.argument("as")?.expression.trimmed
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { EncodingNilPolicy(rawValue: $0) }
  }
}
