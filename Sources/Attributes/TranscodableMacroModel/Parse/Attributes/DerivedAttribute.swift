import SwiftSyntax

/// `@CodableDerived(from: \Self.raw, by: slug)`.
struct DerivedAttribute {
  /// The path from `self` to the source, or nil if the key path is not a literal.
  let path: [String]?
  /// The function as written.
  let function: ExprSyntax?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    function = attribute.argument("by")?.expression.trimmed
    path = attribute.argument("from")?.expression.as(KeyPathExprSyntax.self)?.propertyNames
  }

  /// The source field.
  var source: String? { path?.first.map { $0.replacing("`", with: "") } }
}

extension KeyPathExprSyntax {
  /// The names in a key path such as `\Self.user.name`, or nil if it has other components.
  fileprivate var propertyNames: [String]? {
    let names = components.map { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.trimmedDescription
    }
    return names.contains(nil) || names.isEmpty ? nil : names.compactMap(\.self)
  }
}
