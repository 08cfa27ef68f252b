import SwiftSyntax

struct EnumerationPlanner {
  let type: TypeModel

  /// Returns nil if the standard library encodes and decodes the raw values.
  func plan() -> PlannedEnumeration? {
    switch type.kind {
    case .enumeration: break
    case .rawEnumeration:
      guard type.cases.contains(where: { !$0.attributes.written.isEmpty }) else { return nil }
    default: return nil
    }
    return PlannedEnumeration(
      tagging: tagging,
      cases: type.codedCases.map { plan($0) },
      unknown: type.cases.first(where: \.isUnknown).map { unknown($0) },
      isKey: type.isKey,
      ignored: type.cases.filter { !$0.isUnknown && !type.isCoded($0) }.map { plan($0) })
  }

  private var tagging: Tagging { type.attribute.tagging?.value ?? .external }

  private func plan(_ enumCase: EnumCaseModel) -> PlannedCase {
    let tags = type.tags(of: enumCase)
    return PlannedCase(
      name: enumCase.identifier.text, labels: enumCase.values.map(\.label), tags: tags,
      payload: payload(of: enumCase, tag: tags.first), condition: enumCase.condition)
  }

  private func payload(
    of enumCase: EnumCaseModel, tag: CodingTagModel?
  ) -> PlannedCase.Payload {
    let isBare = enumCase.hasBareValue && enumCase.attributes.payload == nil
    var object = PlannedObject(component: nil)
    var parents: [KeyLocation.Component] = []
    switch tagging {
    case .external, .untagged:
      if enumCase.values.isEmpty { return .nothing }
      if isBare { return .value(field(enumCase, 0)) }
    case .internal(let path):
      if isBare { return .value(field(enumCase, 0)) }
      object.addTag(tag, at: path)
    case .adjacent(let path, let content):
      object.addTag(tag, at: path)
      if isBare {
        object.add(field(enumCase, 0, key: content), inside: [])
        return .object(object)
      }
      parents = [KeyLocation.Component(key: content)]
    }
    for index in enumCase.values.indices {
      object.add(field(enumCase, index), inside: parents[...])
    }
    return .object(object)
  }

  private func field(_ enumCase: EnumCaseModel, _ index: Int, key: String? = nil) -> PlannedField {
    let value = enumCase.values[index]
    let names = FieldTypeNames(type: type)
    let strategies = StrategyPlanner(type: type, value: value)
    let coding = strategies.coding(for: .decode)
    let presence = PresencePlanner(type: type).presence(of: value)
    return PlannedField(
      storage: "field\(index)", keyCase: "", key: key ?? type.key(of: index, in: enumCase),
      type: names.name(for: value),
      isOptionalInside: value.type.isOptionalInside,
      placeholder: type.placeholder(for: names.name(for: value)),
      presence: presence,
      shape: value.type.shape,
      writesNull: type.attribute.nilEncoding?.value == .null || presence.readsMissingAsValue,
      coding: coding, payloadCoding: strategies.coding(for: .encode),
      line: coding == nil && value.type.shape != .nullable ? type.line(of: value) : nil,
      isPayload: true,
      part: PartialPlanner(type: type).part(of: index, in: enumCase, coding))
  }

  private func unknown(_ enumCase: EnumCaseModel) -> PlannedEnumeration.UnknownCase {
    let names = FieldTypeNames(type: type)
    let values = enumCase.values
    let content: PlannedEnumeration.UnknownCase.Content
    switch values.count {
    case 0: content = .nothing
    case 1 where values[0].isJSON:
      content = .body(label: values[0].label, type: names.name(for: values[0]))
    case 1: content = .tag(label: values[0].label, type: names.name(for: values[0]))
    default:
      content = .tagAndPayload(labels: values.map(\.label), tagType: names.name(for: values[0]))
    }
    return PlannedEnumeration.UnknownCase(
      name: enumCase.identifier.text,
      tag: type.tags(of: enumCase).first ?? CodingTagModel(enumCase.name), content: content,
      condition: enumCase.condition)
  }
}

extension PlannedObject {
  fileprivate mutating func addTag(_ tag: CodingTagModel?, at path: [String]) {
    guard let key = path.last, let tag else { return }
    let constant = PlannedField(
      storage: tag.text, keyCase: "", key: key, type: nil, isConstant: true, isPayload: true)
    add(constant, inside: path.dropLast().map { KeyLocation.Component(key: $0) }[...])
  }
}

extension PayloadValueModel {
  var isJSON: Bool { type.text == "JSON" || OwnModule.names.contains { type.text == "\($0).JSON" } }
}
