import SwiftSyntax

struct PartialEmitter {
  let plan: CodingPlan

  func declaration() -> Code {
    switch plan.layout {
    case .cases(let enumeration): return cases(enumeration)
    default:
      let fields = PartialFieldsEmitter(
        plan: plan, object: plan.decoded, keys: plan.type.refusesUnknownKeys)
      return fields.declaration(named: "Partial")
    }
  }

  func function() -> Code {
    .block(
      """
      \(plan.witnessModifiers)static func __readPartial(_ partial: inout Partial?, from input: inout \
      TranscodableStreams.__PartialInput)
      """, [reading])
  }

  private var reading: Code {
    guard case .cases(let enumeration) = plan.layout else {
      return "input.__readFields(&partial, of: Self.self)"
    }
    let tag = enumeration.tagging.path?.first?.literal ?? "nil"
    let other = enumeration.unknown.map {
      "(value: Self) in if case .\($0.name) = value { .\($0.name)(value) } else { nil }"
    }
    return """
      input.__readCases(&partial, tag: \(tag), { Self.decode(tag: $0) }, \
      other: { \(other ?? "(_: Self) in nil") })
      """
  }

  // MARK: - Enumerations

  private func cases(_ enumeration: PlannedEnumeration) -> Code {
    let prefix = plan.accessModifiers
    let conformances =
      ["TranscodableStreams.PartialCases"] + (plan.type.isEquatable ? ["Swift.Equatable"] : [])
    let names = enumeration.cases.map { enumCase -> Code in
      enumCase.labels.isEmpty
        ? "case \(enumCase.name)" : "case \(enumCase.name)(\(enumCase.fieldsName))"
    }
    let unknown = enumeration.unknown.map { ["case \($0.name)(\(plan.type.name))" as Code] } ?? []
    let fields = enumeration.cases.filter { !$0.labels.isEmpty }.map { self.fields(of: $0) }
    let bare = enumeration.cases.enumerated().filter { $0.element.labels.isEmpty }
      .map { "case \($0.offset): .\($0.element.name)" as Code }
    return .block(
      "\(plan.inlineAttribute)nonisolated \(plan.type.access.prefix)\(plan.type.isIndirect ? "indirect " : "")enum Partial: \(conformances.joined(separator: ", "))",
      names + unknown + fields
        + [
          .block(
            "\(prefix)static func __bare(_ number: Swift.Int) -> Self?",
            ["switch number {"] + bare + ["default: nil", "}"]),
          .block(
            """
            \(prefix)static func __readCase(_ number: Swift.Int, _ partial: inout Self?, \
            from input: inout TranscodableStreams.__PartialInput)
            """,
            ["switch number {"]
              + enumeration.cases.enumerated().map { Code([reading($1, number: $0)]) }
              + ["default: input.__skip()", "}"]),
        ] + enumeration.cases.filter { !$0.labels.isEmpty }.map(taking))
  }

  private func fields(of enumCase: PlannedCase) -> Code {
    let object: PlannedObject
    switch enumCase.payload {
    case .object(let planned): object = planned
    case .value(let field):
      var planned = PlannedObject(component: nil)
      planned.add(field, inside: [])
      object = planned
    case .nothing: object = PlannedObject(component: nil)
    }
    return PartialFieldsEmitter(
      plan: plan, object: object, keys: false
    ).declaration(named: enumCase.fieldsName)
  }

  private func reading(_ enumCase: PlannedCase, number: Int) -> Code {
    guard !enumCase.labels.isEmpty else {
      return """
        case \(number):
          partial = .\(enumCase.name)
          input.__skip()
        """
    }
    let call =
      if case .value = enumCase.payload { "__readPayload(&fields)" } else {
        "__readFields(&fields, of: \(plan.type.name).self)"
      }
    return """
      case \(number):
        var fields = Self.take(\(enumCase.fieldsName).self, &partial)
        input.\(call)
        partial = .\(enumCase.name)(fields ?? \(enumCase.fieldsName)())
      """
  }

  // The value is moved out of the enum, so that changing the value doesn't copy it.
  private func taking(_ enumCase: PlannedCase) -> Code {
    """
    @inline(never)
    private static func take(_: \(enumCase.fieldsName).Type, _ partial: inout Self?) \
    -> \(enumCase.fieldsName)? {
      guard case .\(enumCase.name)(let fields)? = partial else { return nil }
      partial = nil
      return fields
    }
    """
  }
}

extension PlannedCase {
  fileprivate var fieldsName: String {
    let name = name.filter { $0 != "`" }
    return name.prefix(1).uppercased() + name.dropFirst() + "Fields"
  }
}

extension TypeModel {
  var isEquatable: Bool {
    inheritance?.inheritedTypes.contains {
      ["Equatable", "Hashable"].contains($0.type.trimmedText.withoutStandardModule)
    } ?? false
  }

  fileprivate var isIndirect: Bool {
    ([origin] + cases.map { Syntax($0.declaration) }).contains {
      $0.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        $0.name.tokenKind == .keyword(.indirect)
      } ?? false
    }
  }
}
