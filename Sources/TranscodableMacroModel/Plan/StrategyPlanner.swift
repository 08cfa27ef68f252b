import SwiftSyntax

/// Writes down how the value of a field stands in the text, as the expression of a strategy.
///
/// The steps have one order, whatever the order of the attributes: coercion or strategy, lossy,
/// modifiers, rules.
struct StrategyPlanner {
  let type: TypeModel
  let field: FieldModel
  /// What expansions call the type of the value, without the `?` of an optional.
  let valueType: String

  /// The strategy for a side; `nil` if the type of the value says it all.
  func strategy(for side: CodingSides) -> String? {
    side == .decode ? decoding : encoding
  }

  private var decoding: String? {
    let values = field.attributes.values
    let indexes = type.location(of: field, for: .decode).place.indexes
    let recovers = field.attributes.defaultValue?.failures != nil
    let start = values.lossy.flatMap { _ in lossy } ?? base(for: .decode)
    let modified = values.modified.flatMap { $0.counts(for: .decode) ? $0 : nil }
    let isPlain = modified == nil && values.validations.isEmpty && values.lossy == nil
    if start == nil, isPlain, indexes.isEmpty, !recovers { return nil }
    var chain = start ?? "Transcodable.__plain(\(valueType).self)"
    if let modified {
      chain += ".__modified(\(modified.argumentText))"
    }
    for validation in values.validations { chain += ".__validated(\(rule(of: validation)))" }
    if !indexes.isEmpty { chain += ".__element(at: \(indexes))" }
    return chain
  }

  private var encoding: String? {
    let base = base(for: .encode)
    guard let modified = field.attributes.values.modified, modified.counts(for: .encode) else {
      return base
    }
    return (base ?? "Transcodable.__plain(\(valueType).self)")
      + ".__modifiedForEncoding(\(modified.argumentText))"
  }

  /// What stands in front of the chain.
  private func base(for side: CodingSides) -> String? {
    if let strategy = field.attributes.values.strategy(for: side) {
      if let polymorphic = polymorphic(strategy) {
        return "Transcodable.__by(\(valueType).self, \(polymorphic.fieldStrategy))"
      }
      return "Transcodable.__by(\(valueType).self, \(strategy.strategy.trimmedDescription))"
    }
    if field.attributes.values.coercion == nil, let spelled = field.valueType,
      let strategy = TypeWideStrategies(type.attribute).strategy(for: spelled)
    {
      return "Transcodable.__by(\(valueType).self, \(strategy))"
    }
    guard side == .decode, let policy = coercion, policy != .none else { return nil }
    return "Transcodable.__\(policy.rawValue)(\(valueType).self)"
  }

  /// The policy of the field, or that of the type where it concerns the field.
  private var coercion: CoercionPolicy? {
    if let coercion = field.attributes.values.coercion { return coercion.policy }
    guard let policy = type.attribute.coercion?.value, field.type?.isMadeOfScalars ?? false else {
      return nil
    }
    return policy
  }

  private func polymorphic(_ strategy: StrategyAttribute) -> PolymorphicStrategyName? {
    strategy.isPolymorphic ? field.type.flatMap { PolymorphicStrategyName($0) } : nil
  }

  /// A collection that drops what cannot be decoded; `nil` for other types.
  private var lossy: String? {
    guard field.type?.isCollection ?? false else { return nil }
    let strategy = field.attributes.values.strategy(for: .decode)
    if let polymorphic = strategy.flatMap({ polymorphic($0) }) {
      return "Transcodable.__lossy(by: \(polymorphic.strategy), \(valueType).self)"
    }
    guard let strategy, let element = strategy.elements?.first ?? strategy.valueOfDictionary
    else { return "Transcodable.__lossy(\(valueType).self)" }
    return "Transcodable.__lossy(by: \(element.trimmedDescription), \(valueType).self)"
  }

  private func rule(of validation: AttributeSyntax) -> String {
    guard validation.argument("where") != nil else { return validation.argumentText }
    return ".init(\(validation.argumentText))"
  }
}

extension AttributeSyntax {
  /// The arguments as they are written, without the label of modifiers and rules of the author's.
  fileprivate var argumentText: String {
    writtenArguments.filter { $0.label?.text != "on" }.map { argument in
      argument.label?.text == "by"
        ? argument.expression.trimmedDescription
        : argument.with(\.trailingComma, nil).trimmedDescription
    }
    .joined(separator: ", ")
  }
}

extension AttributeSyntax {
  /// The sides on which `@Modified(on: .both, …)` counts; `nil` if only running code could tell.
  var modifiedSides: CodingSides? {
    guard let argument = argument("on") else { return .decode }
    return switch argument.expression.memberName {
    case "decode": .decode
    case "encode": .encode
    case "both": .both
    default: nil
    }
  }

  fileprivate func counts(for side: CodingSides) -> Bool { modifiedSides?.contains(side) ?? false }
}

extension StrategyAttribute {
  /// The strategy of the values in `.values(strategy)`.
  fileprivate var valueOfDictionary: ExprSyntax? {
    guard let call = strategy.as(FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "values"
    else { return nil }
    return call.arguments.first?.expression
  }
}
