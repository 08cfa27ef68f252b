import SwiftSyntax

struct Planner {
  let type: TypeModel
  private let layout: CodingPlan.Layout

  init(type: TypeModel) {
    self.type = type
    layout = Self.layout(of: type)
  }

  func plan() -> CodingPlan {
    let (decoded, encoded) = (object(for: .decode), object(for: .encode))
    return CodingPlan(
      type: type,
      layout: layout,
      isolation: isolation,
      direct: DirectPathPlanner(type: type).sides,
      decoded: decoded,
      encoded: encoded,
      keys: keys,
      constrained: GenericUse(type)
        .types(in: type.codedFields + type.fields.filter(\.isFlattened), type.codedCases),
      conversions: conversions,
      tabulated: FieldTablePlanner(type: type).fields(decoded: decoded, encoded: encoded))
  }

  static func layout(of type: TypeModel) -> CodingPlan.Layout {
    if type.isConverted { return .object }
    if let enumeration = EnumerationPlanner(type: type).plan() { return .cases(enumeration) }
    guard case .rawEnumeration = type.kind else {
      return switch type.attribute.layout?.value {
      case .positional: .elements
      case .transparent: .value
      case .keyed, nil: .object
      }
    }
    let isIterable =
      type.inheritance?.inheritedTypes.contains {
        $0.type.trimmedText.hasSuffix("CaseIterable")
      } ?? false
    let cases =
      isIterable
      ? []
      : type.cases.filter { !$0.isUnknown && !$0.isUnavailable && $0.condition == nil }
    // Messages list at most 100 cases.
    return .rawValue(isKey: type.isKey, cases: cases.prefix(100).map(\.identifier.text))
  }

  private var conversions: [PlannedConversion] {
    let names = FieldTypeNames(type: type)
    let forAll = type.attribute.wire.flatMap { names.name(for: $0) }
    return type.profiles.compactMap { profile in
      names.name(for: profile.wire).map { PlannedConversion(wire: $0, profile: profile.profile) }
    } + [forAll].compactMap(\.self).map { PlannedConversion(wire: $0, profile: nil) }
  }

  private var isolation: CodingPlan.Isolation {
    if case .actor = type.kind { return .itself }
    guard let actor = type.globalActor else { return type.isNonisolated ? .none : .inherited }
    return type.isClass ? .actor(actor) : .none
  }

  private var keys: CodingPlan.Keys {
    if case .cases = layout { return .shared }
    if type.codingKeys != nil { return .codingKeys(isGenerated: false) }
    // If either decoding or encoding is hand-written, that code expects the `CodingKeys` that the
    // compiler would synthesize.
    let isHalfWritten = !type.handWritten.isEmpty && !type.generatedSides.isEmpty
    if case .object = layout, isHalfWritten { return .codingKeys(isGenerated: true) }
    return .shared
  }

  private func object(for side: CodingSides) -> PlannedObject {
    type.membersInOrder(for: side).reduce(into: PlannedObject(component: nil)) { object, field in
      if field.isFlattened {
        object.add(
          .flattened(flattening(field)), inside: (type.attribute.container?.value ?? [])[...])
        return
      }
      let planned = plan(field, for: side)
      if side == .decode, planned.isConstant { return }
      let parents = type.location(of: field, for: side).parents
      // A wrapper resolves its own path, so it doesn't need the enclosing objects.
      object.add(planned, inside: planned.wrapper == nil ? parents[...] : [])
    }
  }

  private func position(of field: FieldModel, for side: CodingSides) -> String {
    String(type.codedFields(for: side).firstIndex { $0.name == field.name } ?? 0)
  }

  private func flattening(_ field: FieldModel) -> PlannedFlattening {
    let kind: PlannedFlattening.Kind
    if field.isRest {
      kind = .rest
    } else if field.initialValue.map({ !$0.is(NilLiteralExprSyntax.self) }) ?? false {
      kind = .optionalValue(hasInitialValue: true)
    } else {
      kind = field.isOptional ? .optionalValue(hasInitialValue: false) : .value
    }
    return PlannedFlattening(
      storage: field.identifier.text,
      type: FieldTypeNames(type: type).name(for: field) ?? "",
      kind: kind, condition: field.condition)
  }

  private func plan(_ field: FieldModel, for side: CodingSides) -> PlannedField {
    let isWrapped = field.wrapper != nil
    let component = type.location(of: field, for: side).component
    let layout = type.attribute.layout?.value ?? .keyed
    let valueType = isWrapped ? nil : FieldTypeNames(type: type).name(for: field)
    let nilValue = isWrapped ? nil : field.attributes.nilPolicy?.value?.trimmedText
    let coding = isWrapped ? nil : StrategyPlanner(type: type, field: field).coding(for: side)
    return PlannedField(
      storage: isWrapped ? "_" + field.name : field.identifier.text,
      keyCase: type.codingKeys?.entry(for: field)?.identifier.text ?? field.identifier.text,
      key: layout == .keyed ? component.key : position(of: field, for: side),
      aliases: field.attributes.aliases?.keys ?? [],
      type: valueType,
      isOptionalInside: field.type?.isOptionalInside ?? false,
      placeholder: valueType.flatMap { type.placeholder(for: $0) },
      presence: PresencePlanner(type: type).presence(of: field),
      shape: isWrapped ? .bare : field.type?.shape ?? .bare,
      isConstant: field.isConstant,
      writesNull: nilValue == nil && writesNull(field, layout),
      nilValue: nilValue,
      omission: omission(of: field),
      recoverable: field.recoverableFailures?.trimmedText,
      wrapper: wrapper(of: field, for: side),
      inspector: valueType.flatMap { type in
        field.inspector.map { "\($0.attributeName.trimmedText)<\(type)>" }
      },
      coding: coding,
      ignoresFailures: ignoresFailures(field),
      condition: field.condition,
      line: isWrapped || coding != nil || field.type?.shape == .nullable
        ? nil : type.line(of: field),
      part: side == .decode ? PartialPlanner(type: type).part(of: field, coding) : nil)
  }

  private func omission(of field: FieldModel) -> PlannedField.Omission? {
    if let condition = field.attributes.ignored.lazy.compactMap(\.condition).first {
      return .whenever(condition.trimmedText)
    }
    if let value = writtenDefault(of: field) { return .whenEqual(value) }
    // An explicit `.omit` overrides the coder's policy.
    let layout = type.attribute.layout?.value ?? .keyed
    let attribute = field.attributes.nilPolicy
    let policy = attribute.map { $0.policy } ?? type.attribute.nilEncoding?.value
    guard field.isOptional, field.wrapper == nil, attribute?.value == nil, policy == .omit,
      !writesNull(field, layout)
    else { return nil }
    return .whenNil
  }

  private func writesNull(_ field: FieldModel, _ layout: CodingLayout) -> Bool {
    // An array element can't be omitted, because the elements after it would move.
    guard layout == .keyed else { return true }
    if let policy = field.attributes.nilPolicy?.policy { return policy == .null }
    return type.attribute.nilEncoding?.value == .null || type.readsMissingAsValue(field)
  }

  private func writtenDefault(of field: FieldModel) -> String? {
    guard type.attribute.encodedFields?.value == .nonDefaults, field.wrapper == nil,
      field.attributes.defaultValue?.coversMissing ?? true
    else { return nil }
    return field.standardValue?.trimmedText
  }

  private func wrapper(of field: FieldModel, for side: CodingSides) -> PlannedWrapper? {
    guard field.kodableWrapper != nil else { return nil }
    let location = type.location(of: field, for: side)
    return PlannedWrapper(
      key: type.codingKeys?.entry(for: field)?.key ?? type.computedKey(of: field),
      objects: (type.attribute.container?.value ?? []).map(\.key),
      parents: location.parents)
  }

  // If the value of a lossy field isn't a collection, the whole value is dropped.
  private func ignoresFailures(_ field: FieldModel) -> Bool {
    field.attributes.values.lossy != nil && !field.isConstant
      && field.type?.shape != .nullable
      && field.attributes.defaultValue?.isForMissingOnly != true
      && PresencePlanner(type: type).presence(of: field).onMissing != .fail
  }
}
