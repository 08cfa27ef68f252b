import SwiftSyntax

extension AttributeSyntax {
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
  /// The attributes that are not inside `#if`.
  var written: [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }
  }
}
