import SwiftSyntax
import TranscodableNames

struct NamingAttribute {
  let style: CodingKeyStyle?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    style = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { CodingKeyStyle(rawValue: $0) }
  }
}
