import SwiftSyntax

/// What is written for a field that is nil.
enum NilPolicy: String {
  /// Nothing, not even the key.
  case omit
  /// The key and null.
  case null
}

/// What `@EncodableNil(.null)` says.
struct NilPolicyAttribute {
  /// The policy, or `nil` if only running code could tell.
  let policy: NilPolicy?
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    origin = attribute
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { NilPolicy(rawValue: $0) }
  }
}
