import SwiftSyntax

/// Whether a type has partial values.
enum PartialValues: String {
  case none, generated
}

/// `@CodablePartial(.whole)`.
struct PartialAttribute {
  /// When a field appears in a partial value.
  enum Policy: String {
    /// The field appears when its value is complete.
    case whole
    /// The field appears together with the enclosing value, which stays nil until this field
    /// begins.
    case required
  }

  /// The policy, or nil if the argument doesn't name a policy.
  let policy: Policy?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { Policy(rawValue: $0) }
  }
}
