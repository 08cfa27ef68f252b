import SwiftSyntax
import TranscodableNames

/// `@CodableNaming(.kebabCase)`.
struct NamingAttribute {
  /// The style; nil if it is not written literally.
  let style: CodingKeyStyle?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    style = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { CodingKeyStyle(rawValue: $0) }
  }
}
