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
      fields: type.codedFields.map(plan),
      keys: keys,
      constrained: GenericUse(parameters: type.genericParameters).types(in: type.codedFields))
  }

  private var layout: CodingPlan.Layout {
    guard case .rawEnumeration(let rawType) = type.kind else { return .object }
    return .rawValue(isKey: ["String", "Int", "Swift.String", "Swift.Int"].contains(rawType))
  }

  private var isolation: CodingPlan.Isolation {
    guard let actor = type.globalActor else { return type.isNonisolated ? .none : .inherited }
    return type.isClass ? .actor(actor) : .none
  }

  private var keys: CodingPlan.Keys {
    if type.codingKeys != nil { return .codingKeys(isGenerated: false) }
    // Whoever writes one side by hand expects the keys that the compiler would have given them.
    let isHalfWritten = !type.handWritten.isEmpty && !type.generatedSides.isEmpty
    if case .object = layout, isHalfWritten { return .codingKeys(isGenerated: true) }
    return .shared
  }

  // The direct lane has to know every key while compiling, joins them with NUL, and reads into
  // variables of a spelled type that no `#if` can stand around. The standard lane needs none of it.
  private var directSides: CodingSides {
    let fields = type.codedFields
    if type.codingKeys?.isOpaque ?? false { return [] }
    if fields.contains(where: { type.key(for: $0).contains("\0") }) { return [] }
    var sides = type.generatedSides
    if fields.contains(where: { $0.condition != nil || $0.wrapper != nil }) {
      sides.remove(.decode)
    }
    return sides
  }

  private func plan(_ field: FieldModel) -> PlannedField {
    let isWrapped = field.wrapper != nil
    return PlannedField(
      storage: isWrapped ? "_" + field.name : field.identifier.text,
      keyCase: type.codingKeys?.entry(for: field)?.identifier.text ?? field.identifier.text,
      key: type.key(for: field),
      type: isWrapped ? nil : FieldTypeNames(type: type).name(for: field),
      presence: presence(of: field),
      isOptional: !isWrapped && field.isOptional,
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
