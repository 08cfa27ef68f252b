import SwiftSyntax

/// Turns a checked `TypeModel` into a `CodingPlan`.
struct Planner {
  let type: TypeModel

  func plan() -> CodingPlan {
    let layout: CodingPlan.Layout
    if case .rawEnumeration = type.kind { layout = .rawValue } else { layout = .object }
    return CodingPlan(
      layout: layout,
      type: type.type,
      name: type.name,
      access: type.access,
      availability: type.availability,
      isClass: type.isClass,
      isNonisolated: true,
      sides: type.sides,
      generated: type.generatedSides,
      fields: type.codedFields.map(plan),
      declaresCodingKeys: layout == .object && type.codingKeys == nil
        && !type.generatedSides.isEmpty,
      knowsKeys: !(type.codingKeys?.isOpaque ?? false),
      constrained: GenericUse(parameters: type.genericParameters).types(in: type.codedFields))
  }

  private func plan(_ field: FieldModel) -> PlannedField {
    let isWrapped = field.wrapper != nil
    return PlannedField(
      storage: isWrapped ? .identifier("_" + field.name) : field.identifier,
      keyCase: type.codingKeys?.entry(for: field)?.identifier ?? field.identifier,
      key: type.key(for: field),
      type: isWrapped ? nil : field.type,
      presence: presence(of: field),
      isWrapped: isWrapped,
      condition: field.condition)
  }

  private func presence(of field: FieldModel) -> PlannedField.Presence {
    let hasValue = field.initialValue.map { !$0.is(NilLiteralExprSyntax.self) } ?? false
    if hasValue && !field.isVariable { return .constant }
    // A wrapper says itself what a missing key means, unless it was given a value.
    if field.wrapper != nil { return hasValue ? .initialValue : .required }
    if field.isOptional { return hasValue ? .optionalWithInitialValue : .optional }
    return hasValue ? .initialValue : .required
  }
}
