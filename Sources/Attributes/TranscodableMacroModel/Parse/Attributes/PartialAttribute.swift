import SwiftSyntax

/// Whether a type has values that are shown while their text arrives.
enum PartialValues: String {
  case none, generated
}

/// What `@CodablePartial(.whole)` says.
struct PartialAttribute {
  /// When a field is shown.
  enum Policy: String {
    /// When all of it has come.
    case whole
    /// Before everything around it.
    case required
  }

  /// The policy, or `nil` if only running code could tell.
  let policy: Policy?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { Policy(rawValue: $0) }
  }
}
