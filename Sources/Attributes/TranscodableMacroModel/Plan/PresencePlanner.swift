import SwiftSyntax

struct PresencePlanner {
  let type: TypeModel

  func presence(of field: FieldModel) -> PlannedField.Presence {
    var presence = PlannedField.Presence(
      onMissing: onMissing(field),
      onNull: onNull(
        field.type?.shape ?? .bare, field.wrapper,
        isRejected: !field.overridesNullPolicy && type.attribute.nulls?.value == .reject))
    if presence.onMissing == .fail { presence.onNull = .fail }
    // An attribute may specify the failures for which its default is used.
    if presence.onNull == .asMissing, field.attributes.defaultValue?.isForMissingOnly == true {
      presence.onNull = .fail
    }
    return presence
  }

  func presence(of value: PayloadValueModel) -> PlannedField.Presence {
    let shape = value.type.shape
    if let expression = value.defaultValue, !expression.is(NilLiteralExprSyntax.self),
      type.attribute.missing?.value != .strict
    {
      return PlannedField.Presence(
        onMissing: .value(expression.trimmedText),
        onNull: onNull(shape, isRejected: type.attribute.nulls?.value == .reject))
    }
    return shape == .bare
      ? .required
      : PlannedField.Presence(
        onMissing: .none, onNull: onNull(shape, isRejected: type.attribute.nulls?.value == .reject))
  }

  private func onMissing(_ field: FieldModel) -> PlannedField.OnMissing {
    if let value = field.attributes.defaultValue?.value.trimmedText { return .value(value) }
    let hasValue = field.initialValue.map { !$0.is(NilLiteralExprSyntax.self) } ?? false
    let shape = field.type?.shape ?? .bare
    // A wrapper handles a missing key itself, unless the field has a default.
    if field.wrapper != nil { return hasValue ? .keep : .fail }
    if hasValue, type.attribute.missing?.value != .strict { return .keep }
    return shape == .bare ? .fail : .none
  }

  private func onNull(
    _ shape: PlannedField.Shape, _ wrapper: AttributeSyntax? = nil, isRejected: Bool
  ) -> PlannedField.OnNull {
    if wrapper != nil { return .asMissing }
    switch shape {
    case .nullable: return .none
    case _ where isRejected: return .fail
    case .optional: return .none
    case .bare: return .asMissing
    }
  }
}

extension TypeModel {
  /// Whether a missing key is decoded as a value other than nil.
  ///
  /// If so, nil can't be omitted.
  func readsMissingAsValue(_ field: FieldModel) -> Bool {
    guard field.type?.shape == .optional, field.wrapper == nil,
      !(field.standardValue?.isOptionalNone ?? true)
    else { return false }
    return PresencePlanner(type: self).presence(of: field).readsMissingAsValue
  }
}

extension ExprSyntax {
  fileprivate var isOptionalNone: Bool {
    let text = trimmedText
    return text == ".none" || text.hasSuffix("?.none")
      || text.hasPrefix("Optional<") && text.hasSuffix(">.none")
  }
}

extension PlannedField.Presence {
  var readsMissingAsValue: Bool {
    switch onMissing {
    case .keep, .value: true
    case .fail, .none: false
    }
  }
}

extension FieldType {
  var shape: PlannedField.Shape {
    switch layers.first {
    case .optional where isOrNull: .bare
    case .nullable: .nullable
    case .optional: .optional
    case nil: .bare
    }
  }
}

extension FieldModel {
  var overridesNullPolicy: Bool { recoverableFailures != nil || attributes.values.lossy != nil }

  var isConstant: Bool {
    let hasValue = initialValue.map { !$0.is(NilLiteralExprSyntax.self) } ?? false
    return hasValue && !isVariable && attributes.defaultValue == nil
  }
}
