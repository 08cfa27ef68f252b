import SwiftSyntax

struct PartialAttribute {
  enum Policy: String {
    case whole
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
