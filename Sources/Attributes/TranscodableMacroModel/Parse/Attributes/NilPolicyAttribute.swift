import SwiftSyntax

/// What is written for a field that is nil.
enum EncodingNilPolicy: String {
  /// Nothing, not even the key.
  case omit
  /// The key and null.
  case null
}

/// What `@EncodableNil(.null)` says, or `@EncodableNil(as: value)`.
struct NilPolicyAttribute {
  /// The policy, or `nil` if only running code could tell, or if there is a value instead.
  let policy: EncodingNilPolicy?
  /// The value that is written for a field that is nil.
  let value: ExprSyntax?
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    origin = attribute
    value = attribute.argument("as")?.expression.trimmed
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { EncodingNilPolicy(rawValue: $0) }
  }
}
