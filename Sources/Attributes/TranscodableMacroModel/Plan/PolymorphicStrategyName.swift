import SwiftSyntax

/// The strategy that `@CodableBy(.polymorphic)` selects, such as `BlockCoding` for `any Block`.
///
/// Its name is derived from the type, because attribute arguments can't refer to generated
/// declarations.
struct PolymorphicStrategyName {
  let strategy: PlannedStrategy

  init?(_ type: FieldType) {
    guard let strategy = Self.strategy(type.core) else { return nil }
    self.strategy = strategy
  }

  private static func strategy(_ type: TypeSyntax) -> PlannedStrategy? {
    if let inside = type.optionalContent { return strategy(inside).map { .optional($0) } }
    switch type.collection {
    case .array(let element), .set(let element): return strategy(element).map { .elements($0) }
    case .dictionary(_, let value): return strategy(value).map { .values($0) }
    case nil:
      let tuple = type.as(TupleTypeSyntax.self)
      let inside = tuple?.elements.count == 1 ? tuple?.elements.first?.type ?? type : type
      guard let existential = inside.as(SomeOrAnyTypeSyntax.self),
        existential.someOrAnySpecifier.tokenKind == .keyword(.any)
      else { return nil }
      let name = existential.constraint.trimmedDescription.prefix {
        $0.isLetter || $0.isNumber || "._".contains($0)
      }
      return name.isEmpty ? nil : .written("\(name)Coding()")
    }
  }
}

extension StrategyAttribute {
  var isPolymorphic: Bool {
    strategy.as(MemberAccessExprSyntax.self)?.base == nil && strategy.memberName == "polymorphic"
  }
}
