import SwiftSyntax

/// What `@CodableDerived(from: \Self.raw, by: slug)` says.
struct DerivedAttribute {
  /// The way from `self` to what the value is computed from, or `nil` if it is not written out.
  let path: [String]?
  /// The function, as it is written.
  let function: ExprSyntax?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    function = attribute.argument("by")?.expression.trimmed
    path = attribute.argument("from")?.expression.as(KeyPathExprSyntax.self)?.propertyNames
  }

  /// The field the value is computed from.
  var source: String? { path?.first.map { $0.replacing("`", with: "") } }
}

extension KeyPathExprSyntax {
  /// The names in `\Self.user.name`; `nil` if there is anything but names in it.
  fileprivate var propertyNames: [String]? {
    let names = components.map { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.trimmedDescription
    }
    return names.contains(nil) || names.isEmpty ? nil : names.compactMap(\.self)
  }
}
