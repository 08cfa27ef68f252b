import SwiftSyntax

struct TypeWideStrategies {
  let byType: [String: String]
  /// The coercion policy for scalars, which is only set for decoding.
  var coercion: DecodingCoercionPolicy?

  init(_ attribute: CodableAttribute) {
    var byType: [String: String] = [:]
    for (argument, names) in [
      (attribute.dates, ["Date"]), (attribute.data, ["Data"]),
      (attribute.floats, ["Double", "Float"]),
    ] {
      guard let strategy = argument?.expression.strategyText else { continue }
      for name in names { byType[name] = strategy }
    }
    self.byType = byType
  }

  init(names byType: [String: String]) { self.byType = byType }

  func strategy(for type: TypeSyntax) -> PlannedStrategy? {
    byType.isEmpty && coercion == nil ? nil : type.strategy { leaf($0) }
  }

  func structuredStrategy(for type: TypeSyntax) -> PlannedStrategy? {
    type.strategy { leaf($0) ?? .plain }
  }

  private func leaf(_ type: TypeSyntax) -> PlannedStrategy? {
    let coerced = coercion.map { PlannedStrategy.coerced($0) }
    guard let text = byType[type.plainName] else { return coerced }
    // The strategy for floats takes precedence over the coercion of numbers.
    guard let coerced, StandardType(type.plainName) != nil else { return .written(text) }
    return .anyOf(.written(text), coerced)
  }
}

extension TypeSyntax {
  /// Returns the strategy for the optionals and collections of the type, in which `leaf` returns the
  /// strategies for the innermost types.
  fileprivate func strategy(_ leaf: (TypeSyntax) -> PlannedStrategy?) -> PlannedStrategy? {
    if let wrapped { return wrapped.strategy(leaf).map { .optional($0) } }
    switch collection {
    case .array(let element), .set(let element): return element.strategy(leaf).map { .elements($0) }
    case .dictionary(_, let value): return value.strategy(leaf).map { .values($0) }
    case nil: return leaf(self)
    }
  }

  /// The strategy that `@CodableBy(.polymorphic)` selects, such as `BlockCoding` for `any Block`.
  ///
  /// Its name is derived from the type, because attribute arguments can't refer to generated
  /// declarations.
  var polymorphicStrategy: PlannedStrategy? {
    strategy { type in
      let tuple = type.as(TupleTypeSyntax.self)
      let inside = tuple?.elements.count == 1 ? tuple?.elements.first?.type ?? type : type
      guard let existential = inside.as(SomeOrAnyTypeSyntax.self),
        existential.someOrAnySpecifier.tokenKind == .keyword(.any)
      else { return nil }
      let name = existential.constraint.trimmedText.prefix {
        $0.isLetter || $0.isNumber || "._".contains($0)
      }
      return name.isEmpty ? nil : .written("\(name)Coding()")
    }
  }
}

extension ExprSyntax {
  /// The strategy as written in generated code, such as `custom` for `.by(custom)`.
  fileprivate var strategyText: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return trimmedText }
    let arguments = call.arguments.trimmedText
    return switch call.calledExpression.memberName {
    case "by": arguments
    case "strings": ".floats(\(arguments))"
    default: trimmedText
    }
  }
}
