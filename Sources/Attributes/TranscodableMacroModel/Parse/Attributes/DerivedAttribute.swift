import SwiftSyntax

struct DerivedAttribute {
  /// The property names from `self` to the source, or nil if the key path isn't a literal.
  let path: [String]?
  let function: ExprSyntax?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    function = attribute.argument("by")?.expression.trimmed
    path = attribute.argument("from")?.expression.as(KeyPathExprSyntax.self)?.propertyNames
  }

  var source: String? { path?.first.map { $0.replacing("`", with: "") } }
}

extension KeyPathExprSyntax {
  fileprivate var propertyNames: [String]? {
    let names = components.map { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.trimmedDescription
    }
    return names.contains(nil) || names.isEmpty ? nil : names.compactMap(\.self)
  }
}
