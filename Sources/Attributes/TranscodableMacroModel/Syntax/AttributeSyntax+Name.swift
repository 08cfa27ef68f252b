import SwiftSyntax

extension AttributeSyntax {
  /// The attribute's name without the module in front of it.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) {
      return member.name.text
    }
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) {
      return identifier.name.text
    }
    return attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attributes, those under `#if` left out.
  var written: [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }
  }
}
