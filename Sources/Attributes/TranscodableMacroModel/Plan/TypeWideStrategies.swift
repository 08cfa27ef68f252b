import SwiftSyntax

/// What is said about all values of some types, wherever they are in the types of fields.
struct TypeWideStrategies {
  /// The strategies by the names of the types they are for, as they are written in an expansion.
  let byType: [String: String]
  /// How far scalars of other kinds are taken, and whether that is said of all types.
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

  /// The strategy for values of a type, through the collections it is made of; nil if nothing is said about them.
  func strategy(for type: TypeSyntax) -> PlannedStrategy? {
    byType.isEmpty && coercion == nil ? nil : structure(of: type) { leaf($0) }
  }

  /// The strategy for values of a collection, by that of what is in it.
  func structuredStrategy(for type: TypeSyntax) -> PlannedStrategy? {
    structure(of: type) { leaf($0) ?? .plain }
  }

  private func leaf(_ type: TypeSyntax) -> PlannedStrategy? {
    let coerced = coercion.map { PlannedStrategy.coerced($0) }
    guard let text = byType[type.plainName] else { return coerced }
    // What is said about numbers is not forgotten where other kinds are taken for them as well.
    guard let coerced, StandardType(type.plainName) != nil else { return .written(text) }
    return .anyOf(.written(text), coerced)
  }

  private func structure(
    of type: TypeSyntax, _ leaf: (TypeSyntax) -> PlannedStrategy?
  ) -> PlannedStrategy? {
    if let inside = type.optionalContent {
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
  /// A strategy as an expansion spells it: `.by(strategy)` is that strategy, and `.strings(…)` the one of floats.
  fileprivate var strategyText: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return trimmedDescription }
    let arguments = call.arguments.trimmedDescription
    return switch call.calledExpression.memberName {
    case "by": arguments
    case "strings": ".floats(\(arguments))"
    default: trimmedDescription
    }
  }
}
