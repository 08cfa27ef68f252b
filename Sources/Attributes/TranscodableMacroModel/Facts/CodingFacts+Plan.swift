import SwiftSyntax

extension CodingFacts {
  init?(_ plan: CodingPlan, of type: TypeModel) {
    guard plan.generated == type.sides, !type.hasExtras else { return nil }
    let reader = PlanReader(type: type)
    let layout: Layout
    switch plan.layout {
    case .object: layout = .object
    case .value: layout = .value
    case .rawValue: layout = .rawValue(unknown: nil)
    case .cases(let enumeration):
      if case .rawEnumeration = type.kind {
        guard let unknown = enumeration.plainUnknown else { return nil }
        layout = .rawValue(unknown: unknown)
      } else {
        guard let cases = CaseFacts(enumeration, of: type) else { return nil }
        layout = .cases(cases)
      }
    case .elements: layout = .elements
    }
    var (decoded, encoded): ([Step<DecodedField>]?, [Step<EncodedField>]?)
    if type.sides.contains(.decode) {
      guard let steps = reader.steps(plan.decoded, [], reader.decoded) else { return nil }
      decoded = steps
    }
    if type.sides.contains(.encode) {
      guard let steps = reader.steps(plan.encoded, [], reader.encoded) else { return nil }
      encoded = steps
    }
    // The elements of an array and a value without a container have no key.
    if layout == .value || layout == .elements {
      decoded = decoded?.map(\.withoutPath)
      encoded = encoded?.map(\.withoutPath)
    }
    self.init(layout: layout, decoded: decoded, encoded: encoded)
    if type.superclass != .none { superclass = type.superclass }
  }
}

extension TypeModel {
  fileprivate var hasExtras: Bool {
    hooks.contains { $0.attribute != nil && $0.isCallable } || fields.contains(where: \.isDerived)
      || attribute.version != nil || hasPartialValues || attribute.rawRepresentation != nil
      || refusesUnknownKeys || refusesDuplicateKeys || attribute.schema?.value == .generated
  }
}

extension PlannedEnumeration {
  fileprivate var plainUnknown: String? {
    guard ignored.isEmpty, cases.allSatisfy({ $0.tags.count == 1 && $0.condition == nil }),
      let unknown, unknown.condition == nil, case .nothing = unknown.content
    else { return nil }
    return unknown.name
  }
}

extension CodingFacts.Step<CodingFacts.DecodedField> {
  fileprivate var withoutPath: Self {
    guard case .field(var field) = self else { return self }
    field.path = []
    return .field(field)
  }
}

extension CodingFacts.Step<CodingFacts.EncodedField> {
  fileprivate var withoutPath: Self {
    guard case .field(var field) = self else { return self }
    field.path = []
    return .field(field)
  }
}

private struct PlanReader {
  let type: TypeModel

  func steps<Field>(
    _ object: PlannedObject, _ path: [String], _ read: (PlannedField, [String]) -> Field?
  ) -> [CodingFacts.Step<Field>]? {
    var steps: [CodingFacts.Step<Field>] = []
    for member in object.members {
      switch member {
      case .flattened(let value):
        guard value.condition == nil, !value.isRest else { return nil }
        steps.append(.members(of: value.storage))
      case .field(let field):
        guard let field = read(field, path) else { return nil }
        steps.append(.field(field))
      case .object(let object):
        guard let component = object.component, component.indexes.isEmpty else { return nil }
        let inner = path + [component.key]
        guard let members = self.steps(object, inner, read) else { return nil }
        steps.append(.object(path: inner, isRequired: object.isRequired))
        steps += members
      }
    }
    return steps
  }

  func decoded(_ field: PlannedField, _ path: [String]) -> CodingFacts.DecodedField? {
    guard isPlain(field), let model = model(of: field), let form = field.form else { return nil }
    let missing = outcome(field.presence.onMissing, model)
    let null: CodingFacts.Outcome =
      switch field.presence.onNull {
      case .fail: .failure
      case .none: .none
      case .asMissing: missing
      }
    if let recoverable = field.recoverable, !recoverable.hasSuffix("anyFailure") { return nil }
    var decoded = CodingFacts.DecodedField(
      name: model.name, path: path + [field.key], type: model.type?.value.compactType,
      missing: missing, null: null, wrong: field.toleratesFailures ? missing : .failure)
    (decoded.aliases, decoded.form) = (field.aliases, form.isEmpty ? nil : form)
    return decoded
  }

  func encoded(_ field: PlannedField, _ path: [String]) -> CodingFacts.EncodedField? {
    guard isPlain(field), let model = model(of: field), field.nilValue == nil,
      let form = field.form
    else { return nil }
    var encoded = CodingFacts.EncodedField(
      name: model.name, path: path + [field.key],
      nilForm: !field.isOptional ? .never : field.writesNull ? .null : .omitted)
    switch field.omission {
    case .whenever(let text): encoded.omission = text
    case .whenEqual: return nil
    case .whenNil, nil: break
    }
    encoded.form = form.isEmpty ? nil : form
    return encoded
  }

  private func isPlain(_ field: PlannedField) -> Bool {
    field.wrapper == nil && field.condition == nil && field.shape != .nullable
  }

  private func model(of field: PlannedField) -> FieldModel? {
    type.fields.first { $0.identifier.text == field.storage }
  }

  private func outcome(
    _ missing: PlannedField.OnMissing, _ field: FieldModel
  ) -> CodingFacts.Outcome {
    switch missing {
    case .fail: .failure
    case .none: .none
    case .keep:
      .value(standard: field.initialValue?.trimmedText ?? "", of: field.type?.value)
    case .value(let text): .value(standard: text, of: field.type?.value)
    }
  }
}

extension CodingFacts.Outcome {
  package static func value(standard text: String, of type: String?) -> CodingFacts.Outcome {
    guard let type else { return .value(text) }
    if ["nil", "\(type)?.none", "Optional<\(type)>.none"].contains(text) { return .none }
    return .value(text.hasPrefix(type + ".") ? String(text.dropFirst(type.count)) : text)
  }
}

extension String {
  package var compactType: String { filter { !$0.isWhitespace } }
}
