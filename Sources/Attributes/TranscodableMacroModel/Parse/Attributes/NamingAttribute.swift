import SwiftSyntax
import TranscodableNames

/// What `@CodableNaming(.kebabCase)` says.
struct NamingAttribute {
  /// The style, or `nil` if only running code could tell.
  let style: CodingKeyStyle?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    style = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { CodingKeyStyle(rawValue: $0) }
  }
}
