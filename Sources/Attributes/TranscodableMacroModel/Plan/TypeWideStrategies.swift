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
    byType.isEmpty && coercion == nil ? nil : structure(of: type) { leaf($0) }
  }

  func structuredStrategy(for type: TypeSyntax) -> PlannedStrategy? {
    structure(of: type) { leaf($0) ?? .plain }
  }

  private func leaf(_ type: TypeSyntax) -> PlannedStrategy? {
    let coerced = coercion.map { PlannedStrategy.coerced($0) }
    guard let text = byType[type.plainName] else { return coerced }
    // The strategy for floats takes precedence over the coercion of numbers.
    guard let coerced, StandardType(type.plainName) != nil else { return .written(text) }
    return .anyOf(.written(text), coerced)
  }

  private func structure(
    of type: TypeSyntax, _ leaf: (TypeSyntax) -> PlannedStrategy?
  ) -> PlannedStrategy? {
    if let inside = type.wrapped {
      return structure(of: inside, leaf).map { .optional($0) }
    }
    switch type.collection {
    case .array(let element), .set(let element):
      return structure(of: element, leaf).map { .elements($0) }
    case .dictionary(_, let value): return structure(of: value, leaf).map { .values($0) }
    case nil: return leaf(type)
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
