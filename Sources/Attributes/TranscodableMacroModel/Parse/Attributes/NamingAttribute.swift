import SwiftSyntax
import TranscodableNames

/// `@CodableNaming(.kebabCase)`.
struct NamingAttribute {
  /// The style, or nil if the argument doesn't name a style.
  let style: CodingKeyStyle?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    style = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { CodingKeyStyle(rawValue: $0) }
  }
}
