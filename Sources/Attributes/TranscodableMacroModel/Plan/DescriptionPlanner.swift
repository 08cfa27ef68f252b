import SwiftSyntax

struct DescriptionPlanner {
  let type: TypeModel

  func plan() -> PlannedDescription? {
    guard type.attribute.schema?.value == .generated else { return nil }
    return PlannedDescription(
      comment: type.origin.documentation,
      comments: texts { $0.declaration.documentation },
      standards: texts { standard($0) },
      caseComments: Dictionary(
        type.cases.compactMap { enumCase in
          enumCase.declaration.documentation.map { (enumCase.identifier.text, $0) }
        }, uniquingKeysWith: { first, _ in first }),
      rawCases: type.cases.filter { $0.values.isEmpty && !$0.isUnknown }.map {
        PlannedDescription.RawCase(name: $0.identifier.text, condition: $0.condition)
      },
      openSides: openSides, remarks: remarks)
  }

  private func texts(_ text: (FieldModel) -> String?) -> [String: String] {
    Dictionary(
      type.fields.compactMap { field in text(field).map { (field.identifier.text, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  // A strategy may encode the value in a form that differs from the literal.
  private func standard(_ field: FieldModel) -> String? {
    guard field.wrapper == nil, field.attributes.values.strategy(for: .decode) == nil else {
      return nil
    }
    return field.standardValue?.jsonText
  }

  private var openSides: [(side: CodingSides, reason: String)] {
    var sides: [(side: CodingSides, reason: String)] = []
    if type.handWritten.contains(.decode) {
      sides.append((.decode, "'init(from:)' is hand-written"))
    }
    if type.handWritten.contains(.encode) {
      sides.append((.encode, "'encode(to:)' is hand-written"))
    }
    if type.codingKeys?.isOpaque ?? false {
      sides.append((.both, "the values of 'CodingKeys' are only known at run time"))
    }
    return sides
  }

  private var remarks: [String] {
    let hooks = type.hooks.filter { hook in
      guard hook.attribute != nil, hook.canThrow, let moment = hook.moment else { return false }
      return moment == .willDecode || moment == .didDecode
    }
    let refusing = hooks.map { "'\($0.declaration.name.text)' may reject values" }
    let isDeriving = type.fields.contains { $0.attributes.derived != nil }
    return refusing + (isDeriving ? ["derived fields may reject values"] : [])
  }
}
