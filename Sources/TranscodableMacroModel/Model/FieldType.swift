import SwiftSyntax

/// The type of a field, as it is spelled.
struct FieldType: Equatable {
  /// The whole type.
  let text: String
  /// The type inside, if an optional is spelled.
  let wrapped: String?
  /// Whether it is written with `?` or `!`, which gives a `var` the initial value `nil`.
  let isOptionalSugar: Bool
  /// Whether a `?` behind the type would belong to the last part of it only.
  let needsParentheses: Bool

  /// A type whose name is its whole text.
  init(_ text: String) {
    self.text = text
    wrapped = nil
    isOptionalSugar = false
    needsParentheses = false
  }

  /// A type as written.
  init(_ type: TypeSyntax) {
    text = type.trimmedDescription
    let inner = type.wrapped
    wrapped = inner?.trimmedDescription
    isOptionalSugar =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    needsParentheses = (inner ?? type).endsOpen
  }

  /// The type of the value in the text: inside the optional, if there is one.
  var value: String {
    let value = wrapped ?? text
    return needsParentheses ? "(\(value))" : value
  }
}

extension TypeSyntax {
  /// The type inside a spelled optional.
  fileprivate var wrapped: TypeSyntax? {
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
    return arguments.arguments.first.flatMap { Syntax($0.argument).as(TypeSyntax.self) }
  }

  // `any P?` is not the optional of `any P`.
  fileprivate var endsOpen: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .someOrAnyType, .functionType, .attributedType, .compositionType, .suppressedType: true
    default: false
    }
  }
}
