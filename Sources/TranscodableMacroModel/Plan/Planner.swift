import SwiftSyntax

/// Turns a checked `TypeModel` into a `CodingPlan`.
struct Planner {
  let type: TypeModel

  func plan() -> CodingPlan {
    CodingPlan(
      layout: layout,
      type: type.type,
      access: type.access,
      availability: type.availability,
      isClass: type.isClass,
      isolation: isolation,
      sides: type.sides,
      generated: type.generatedSides,
      direct: directSides,
      decoded: object(for: .decode),
      encoded: object(for: .encode),
      keys: keys,
      constrained: GenericUse(parameters: type.genericParameters)
        .types(in: type.codedFields, type.codedCases),
      refusesUnknownKeys: type.attribute.unknownKeys?.value == .reject)
  }

  private var layout: CodingPlan.Layout {
    if let enumeration = EnumerationPlanner(type: type).plan() { return .cases(enumeration) }
    guard case .rawEnumeration = type.kind else { return .object }
    return .rawValue(isKey: type.isKey)
  }

  private var isolation: CodingPlan.Isolation {
    guard let actor = type.globalActor else { return type.isNonisolated ? .none : .inherited }
    return type.isClass ? .actor(actor) : .none
  }

  private var keys: CodingPlan.Keys {
    if case .cases = layout { return .shared }
    if type.codingKeys != nil { return .codingKeys(isGenerated: false) }
    // Whoever writes one side by hand expects the keys that the compiler would have given them.
    let isHalfWritten = !type.handWritten.isEmpty && !type.generatedSides.isEmpty
    if case .object = layout, isHalfWritten { return .codingKeys(isGenerated: true) }
    return .shared
  }

  // The direct lane has to know every key while compiling, joins them with NUL, and reads into
  // variables of a spelled type that no `#if` can stand around. The standard lane needs none of it.
  private var directSides: CodingSides {
    if type.codingKeys?.isOpaque ?? false { return [] }
    var sides = type.generatedSides
    for side in [CodingSides.decode, .encode] {
      let keys = type.codedFields(for: side).map { type.location(of: $0, for: side) }
      if keys.contains(where: { $0.hasNUL }) { sides.remove(side) }
    }
    if case .cases(let enumeration) = layout, enumeration.hasNUL { sides = [] }
    if !canDecodeDirectly { sides.remove(.decode) }
    return sides
  }

  private var canDecodeDirectly: Bool {
    guard type.attribute.unknownKeys?.value != .reject else { return false }
    return type.codedFields(for: .decode).allSatisfy { field in
      // Which of several keys counts is known when the object is at its end.
      field.condition == nil && field.wrapper == nil && field.attributes.aliases == nil
        && field.attributes.defaultValue?.standsForAnyFailure ?? true
        && type.location(of: field, for: .decode).parents.allSatisfy(\.indexes.isEmpty)
    }
  }

  /// The object with the fields of one side.
  private func object(for side: CodingSides) -> PlannedObject {
    type.codedFields(for: side).reduce(into: PlannedObject(place: nil)) { object, field in
      let planned = plan(field, for: side)
      if side == .decode, planned.presence == .constant { return }
      object.add(planned, inside: type.location(of: field, for: side).parents[...])
    }
  }

  private func plan(_ field: FieldModel, for side: CodingSides) -> PlannedField {
    let isWrapped = field.wrapper != nil
    let place = type.location(of: field, for: side).place
    let valueType = isWrapped ? nil : FieldTypeNames(type: type).name(for: field)
    let nils = field.attributes.nilPolicy?.policy ?? type.attribute.nils?.value ?? .omit
    return PlannedField(
      storage: isWrapped ? "_" + field.name : field.identifier.text,
      keyCase: type.codingKeys?.entry(for: field)?.identifier.text ?? field.identifier.text,
      key: place.key,
      aliases: field.attributes.aliases?.keys ?? [],
      type: valueType,
      presence: presence(of: field),
      isOptional: !isWrapped && field.isOptional,
      writesNull: nils == .null,
      omission: field.attributes.ignored.lazy.compactMap(\.condition).first?.trimmedDescription,
      recoverable: field.attributes.defaultValue?.failures?.trimmedDescription,
      strategy: valueType.flatMap {
        StrategyPlanner(type: type, field: field, valueType: $0).strategy(for: side)
      },
      ignoresFailures: ignoresFailures(field),
      condition: field.condition)
  }

  // What is lossy and no collection is lost as a whole.
  private func ignoresFailures(_ field: FieldModel) -> Bool {
    guard field.attributes.values.lossy != nil else { return false }
    switch presence(of: field) {
    case .required, .nullable, .constant: return false
    default: return true
    }
  }

  private func presence(of field: FieldModel) -> PlannedField.Presence {
    if let value = field.attributes.defaultValue?.value.trimmedDescription {
      return field.isOptional ? .optionalWithDefaultValue(value) : .defaultValue(value)
    }
    if field.type?.isNullable ?? false, field.initialValue == nil { return .nullable }
    let isStrict = type.attribute.missing?.value == .strict
    let hasValue = field.initialValue.map { !$0.is(NilLiteralExprSyntax.self) } ?? false
    if hasValue && !field.isVariable { return .constant }
    if isStrict, field.wrapper == nil, !field.isOptional { return .required }
    // A wrapper says itself what a missing key means, unless it was given a value.
    if field.wrapper != nil { return hasValue ? .initialValue : .required }
    if field.isOptional { return hasValue ? .optionalWithInitialValue : .optional }
    return hasValue ? .initialValue : .required
  }
}
