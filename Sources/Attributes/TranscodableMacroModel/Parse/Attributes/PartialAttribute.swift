import SwiftSyntax

/// Whether a type has partial values.
enum PartialValues: String {
  case none, generated
}

/// `@CodablePartial(.whole)`.
struct PartialAttribute {
  /// When a field appears in a partial value.
  enum Policy: String {
    /// When the field is complete.
    case whole
    /// When the enclosing value appears, which requires that this field has begun.
    case required
  }

  /// The policy; nil if it is not written literally.
  let policy: Policy?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { Policy(rawValue: $0) }
  }
}
