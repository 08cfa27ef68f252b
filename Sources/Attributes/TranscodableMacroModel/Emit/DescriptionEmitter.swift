import SwiftSyntax

struct DescriptionEmitter {
  let plan: CodingPlan

  private var type: TypeModel { plan.type }

  func function() -> Code? {
    guard type.attribute.schema?.value == .generated else { return nil }
    return .block(
      """
      \(plan.accessModifiers)nonisolated static func __describe(_ type: inout \
      TranscodableEssentials.__TypeDescription)
      """,
      comment + sides)
  }

  private var comment: [Code] {
    type.origin.documentation.map { ["type.comment(\($0.literal))"] } ?? []
  }

  private var sides: [Code] {
    let decoding = type.sides.contains(.decode) ? side(.decode, plan.decoded) : nil
    let encoding = type.sides.contains(.encode) ? side(.encode, plan.encoded) : nil
    guard let decoding else { return encoding ?? [] }
    guard let encoding else { return decoding }
    if Code(decoding).text == Code(encoding).text { return decoding }
    return [
      Code(
        ["if type.isDecoding {"] + decoding.map { $0.indented() } + ["} else {"]
          + encoding.map { $0.indented() } + ["}"])
    ]
  }

  private func side(_ side: CodingSides, _ object: PlannedObject) -> [Code] {
    let isOpaque = type.codingKeys?.isOpaque ?? false
    let unknownKeys = isOpaque ? "the values of 'CodingKeys' are only known at run time" : nil
    if let reason = type.reasonNotToGenerate(side) ?? unknownKeys {
      return ["type.layout(.open)", "type.remark(\(reason.literal))"]
    }
    var code = layout
    if side == .decode {
      code += remarks.map { "type.remark(\($0.literal))" }
      if type.refusesDuplicateKeys {
        code.append("type.remark(\"duplicate keys are rejected\")")
      }
    }
    if type.refusesUnknownKeys || side == .encode { code.append("type.refuseUnknownKeys()") }
    code += VersionEmitter(type: type).describing(side)
    switch plan.layout {
    case .object, .elements, .value:
      return code
        + MemberDescriptions(type: type, side: side).statements(of: object.withWrappersInPlace)
    case .rawValue: return code + rawValues
    case .cases(let enumeration): return code + cases(enumeration, side)
    }
  }

  private var layout: [Code] {
    switch plan.layout {
    case .object, .rawValue: []
    case .elements: ["type.layout(.elements)"]
    case .value: ["type.layout(.value)"]
    case .cases(let enumeration):
      switch enumeration.tagging {
      case .external: ["type.layout(.external)"]
      case .untagged: ["type.layout(.untagged)"]
      case .internal(let path), .adjacent(let path, _):
        ["type.layout(.tagged([\(path.map(\.literal).joined(separator: ", "))]))"]
      }
    }
  }

  private var rawValues: [Code] {
    type.cases.filter { $0.values.isEmpty && !$0.isUnknown }.map { rawCase in
      ("type.rawValue(Self.\(rawCase.identifier.text).rawValue)" as Code)
        .under(rawCase.condition)
    }
  }

  private var remarks: [String] {
    let hooks = type.hooks.filter { hook in
      guard hook.attribute != nil, hook.canThrow, let moment = hook.moment else { return false }
      return moment == .willDecode || moment == .didDecode
    }
    let refusing = hooks.map { "'\($0.declaration.name.text)' may reject values" }
    let isDeriving = type.fields.contains(where: \.isDerived)
    return refusing + (isDeriving ? ["derived fields may reject values"] : [])
  }

  // MARK: - Cases

  private func cases(_ enumeration: PlannedEnumeration, _ side: CodingSides) -> [Code] {
    let cases = enumeration.cases.map { enumCase in
      Code(lines(of: enumCase, side)).under(enumCase.condition)
    }
    guard let unknown = enumeration.unknown else { return cases }
    let keeps =
      switch unknown.content {
      case .nothing, .body, .tagAndPayload: "anything"
      case .tag(_, let type): StandardType(type) == .text ? "text" : "scalar"
      }
    let code: Code = "type.unknownCase(.\(keeps), tag: \(unknown.tag.text))"
    return cases + [code.under(unknown.condition)]
  }

  private func lines(of enumCase: PlannedCase, _ side: CodingSides) -> [Code] {
    let comment =
      type.cases.lazy.filter { $0.identifier.text == enumCase.name }
      .compactMap(\.declaration.documentation).first.map { "comment: \($0.literal)" } ?? ""
    let tags = side == .decode ? enumCase.tags[...] : enumCase.tags.prefix(1)
    let start: [Code] =
      ["type.beginCase(\(comment))"] + tags.map { "type.tag(\($0.text))" }
    let members = MemberDescriptions(type: type, side: side)
    switch enumCase.payload {
    case .nothing: return start + ["type.endCase(.nothing)"]
    case .object(let object):
      return start + members.statements(of: object).map { $0.indented() }
        + ["type.endCase(.object)"]
    case .value(let field):
      return start + [members.description(of: field).indented(), "type.endCase(.value)"]
    }
  }
}
