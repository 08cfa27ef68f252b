import SwiftSyntax

extension TypeSyntax {
  /// Whether the type is written with `?` or `!`, which gives a `var` the initial value `nil`.
  var isOptionalSugar: Bool {
    `is`(OptionalTypeSyntax.self) || `is`(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// Whether the type is spelled as an optional.
  var isOptional: Bool { wrapped != nil }

  /// The type inside a spelled optional.
  var wrapped: TypeSyntax? {
    if let sugar = self.as(OptionalTypeSyntax.self) {
      return sugar.wrappedType
    }
    if let sugar = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return sugar.wrappedType
    }
    let arguments: GenericArgumentClauseSyntax?
    if let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional" {
      arguments = name.genericArgumentClause
    } else if let member = self.as(MemberTypeSyntax.self), member.name.text == "Optional",
      member.baseType.trimmedDescription == "Swift"
    {
      arguments = member.genericArgumentClause
    } else {
      arguments = nil
    }
    guard let arguments, arguments.arguments.count == 1 else { return nil }
    return arguments.arguments.first.flatMap { argument in
      TypeSyntax(argument.argument)
    }
  }
}
