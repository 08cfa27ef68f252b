import SwiftSyntax

enum PartialValues: String {
  case none, generated
}

struct PartialAttribute {
  enum Policy: String {
    /// The field appears in a partial value when its own value is complete.
    case whole
    /// The enclosing value stays nil until this field begins.
    case required
  }

  let policy: Policy?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { Policy(rawValue: $0) }
  }
}
