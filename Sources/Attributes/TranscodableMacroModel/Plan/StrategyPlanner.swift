import SwiftSyntax

/// Plans the steps that encode or decode a field.
///
/// The order of the attributes has no effect: coercion or the strategy comes first, then lossy
/// decoding, then modifiers, then rules.
struct StrategyPlanner {
  let type: TypeModel
  private let valueType: FieldType?
  private let values: ValueAttributes
  private let core: String?
  private var indexes: [Int] = []
  private var hasFallback = false
  private var number: Int?

  init(type: TypeModel, field: FieldModel) {
    self.type = type
    valueType = field.type
    values = field.attributes.values
    core = FieldTypeNames(type: type).coreName(for: field)
    indexes = type.location(of: field, for: .decode).component.indexes
    hasFallback = field.recoverableFailures != nil
    number = type.fields.firstIndex { $0.name == field.name }
  }

  init(type: TypeModel, value: PayloadValueModel) {
    self.type = type
    valueType = value.type
    values = value.attributes
    core = FieldTypeNames(type: type).coreName(for: value)
  }

  func coding(for side: CodingSides) -> PlannedCoding? {
    guard let fieldType = valueType,
      let strategy = side == .decode ? decoding(fieldType) : encoding(fieldType)
    else { return nil }
    let around = fieldType.innerOptionals
    // Optionals that the strategy already handles are not added again.
    let inside = min(around, values.strategy(for: side)?.optionalDepth ?? 0)
    return PlannedCoding(
      strategy: strategy,
      type: (core ?? fieldType.coreText) + String(repeating: "?", count: inside),
      optionals: around - inside)
  }

  private func decoding(_ fieldType: FieldType) -> PlannedStrategy? {
    let modified = values.modified.flatMap { $0.counts(for: .decode) ? $0 : nil }
    let isLossy = values.lossy != nil && fieldType.isCollection
    let isPlain =
      modified == nil && values.validations.isEmpty && values.lossy == nil && indexes.isEmpty
      && !hasFallback
    guard
      var strategy = base(fieldType, for: .decode, isStructured: isLossy)
        ?? (isPlain ? nil : .plain)
    else { return nil }
    if isLossy { strategy = .lossy(strategy) }
    if let modified { strategy = .modified(strategy, by: modifiers(of: modified), side: .decode) }
    if !values.validations.isEmpty { strategy = .validated(strategy, by: rules) }
    return indexes.isEmpty ? strategy : .element(strategy, at: indexes)
  }

  private func encoding(_ fieldType: FieldType) -> PlannedStrategy? {
    let base = base(fieldType, for: .encode, isStructured: false)
    guard let modified = values.modified, modified.counts(for: .encode) else { return base }
    return .modified(base ?? .plain, by: modifiers(of: modified), side: .encode)
  }

  private func base(
    _ fieldType: FieldType, for side: CodingSides, isStructured: Bool
  ) -> PlannedStrategy? {
    if let strategy = values.strategy(for: side) {
      let polymorphic = strategy.isPolymorphic ? fieldType.core.polymorphicStrategy : nil
      let written = strategy.strategy.sendable.callingFormatOfAnyModule.trimmedText
      return polymorphic ?? .written(written)
    }
    var typeWide = TypeWideStrategies(type.attribute)
    if let strategy = typeWide.strategy(for: fieldType.core) {
      typeWide.coercion = side == .decode ? coercion(fieldType) : nil
      return typeWide.strategy(for: fieldType.core) ?? strategy
    }
    let policy = side == .decode ? coercion(fieldType) : nil
    if isStructured {
      typeWide.coercion = policy
      return typeWide.structuredStrategy(for: fieldType.core)
    }
    return policy.map { .coerced($0) }
  }

  private func coercion(_ fieldType: FieldType) -> DecodingCoercionPolicy? {
    // An explicit `.none` overrides the coder's policy.
    if let coercion = values.coercion { return coercion.policy }
    return fieldType.isMadeOfScalars ? type.attribute.coercion?.value : nil
  }

  private func modifiers(of attribute: AttributeSyntax) -> PlannedSteps {
    PlannedSteps(
      arguments: attribute.argumentText, constant: constant("modifiers", made: [attribute]))
  }

  private var rules: PlannedSteps {
    PlannedSteps(
      arguments: values.validations.map(rule).joined(separator: ", "),
      constant: constant("rules", made: values.validations))
  }

  private func constant(_ kind: String, made attributes: [AttributeSyntax]) -> String? {
    guard !type.isInGenericContext, attributes.allSatisfy(\.makesTheSameSteps), let number else {
      return nil
    }
    return "\(kind)\(number)"
  }

  private func rule(of validation: AttributeSyntax) -> String {
    guard validation.argument("where") != nil else { return validation.argumentText }
    // With an explicit type, the compiler infers that the predicate is `@Sendable`.
    return "TranscodableEssentials.CodableValidation(\(validation.argumentText))"
  }
}

extension FieldModel {
  /// The failures in a default's `for:` argument, or nil if there are none or only `.missing`.
  var recoverableFailures: ExprSyntax? {
    guard let fallback = attributes.defaultValue, !fallback.isForMissingOnly else { return nil }
    return fallback.failures
  }
}

extension AttributeSyntax {
  fileprivate var argumentText: String {
    writtenArguments.filter { !["on", "of"].contains($0.label?.text) }.map { argument in
      argument.label?.text == "by"
        ? argument.expression.trimmedText
        : argument.with(\.trailingComma, nil).trimmedText
    }
    .joined(separator: ", ")
  }
}

extension AttributeSyntax {
  var sidesOfValue: CodingSides? { name == "CodableModified" ? modifiedSides : kind?.sides }

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
  fileprivate var optionalDepth: Int {
    var depth = 0
    var expression = strategy
    while let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "optional",
      let inside = call.arguments.first?.expression
    {
      depth += 1
      expression = inside
    }
    return depth
  }
}

extension StrategyAttribute {
  var isPolymorphic: Bool {
    strategy.as(MemberAccessExprSyntax.self)?.base == nil && strategy.memberName == "polymorphic"
  }
}
