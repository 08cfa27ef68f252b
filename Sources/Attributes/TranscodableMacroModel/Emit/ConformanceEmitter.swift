import SwiftSyntax

struct ConformanceEmitter {
  let plan: CodingPlan
  let missing: Set<ConformanceProtocol>

  func extensions() -> [ExtensionDeclSyntax] {
    let parts = self.parts
    if plan.constrained.isEmpty {
      return extensions([(parts.flatMap(\.protocols), parts.flatMap(extensionMembers), nil)])
    }
    // Each protocol requires different constraints on the type parameters.
    if plan.isNamedInBody {
      // A public member can't be in a constrained extension if an enclosing type is internal.
      return extensions(
        parts.flatMap { part in
          [(part.protocols, [], whereClause(of: part)), ([], extensionMembers(of: part), nil)]
        })
    }
    return extensions(
      parts.map { part in
        (part.protocols, extensionMembers(of: part), whereClause(of: part))
      })
  }

  private var parts: [Part] {
    let parts =
      switch plan.layout {
      case _ where plan.isConverted: convertedParts
      case .object, .elements, .value: objectParts
      case .rawValue: rawValueParts
      case .cases(let enumeration): self.parts(of: enumeration)
      }
    return parts + taggedPart + describedPart + tabulatedPart
  }

  func bodyMembers() -> [DeclSyntax] {
    let named = parts.compactMap(bodyMember).map(DeclSyntax.verbatim)
    guard plan.isClass, !plan.isRawValue else { return named }
    let emitter = LayoutEmitter(plan: plan)
    var members: [Code] = []
    if plan.generated.contains(.decode) {
      members.append(emitter.standardInitializer())
      if plan.hasDefaultInitializer { members.append("init() {}") }
    }
    if plan.direct.contains(.decode) {
      members.append(emitter.directInitializer())
    }
    if !plan.inheritance.keepsInitializers, let last = members.popLast() {
      members.append(last.followed(by: plan.inheritance.line))
    }
    if plan.inheritance.isRequired, let visit { members.append(visit) }
    if plan.generated.contains(.encode), plan.inheritance.encodesInBody {
      members.append(emitter.standardFunction())
    }
    return members.map(DeclSyntax.verbatim) + named
  }

  private var visit: Code? {
    let isOverride = plan.inheritance.isRequired && !missing.contains(.fieldVisiting)
    return VisitEmitter(plan: plan, isOverride: isOverride).function()
  }

  private struct Part {
    let protocols: [ConformanceProtocol]
    var members: [Code] = []
    /// The member whose signature contains the type.
    var namedMember: Code?
    /// The functions that ``namedMember`` calls.
    var helpers: [Code] = []
  }

  private func whereClause(of part: Part) -> String? {
    part.protocols.first.flatMap { plan.whereClause($0) }
  }

  private func bodyMember(of part: Part) -> Code? {
    plan.isNamedInBody ? part.namedMember?.constrained(by: whereClause(of: part)) : nil
  }

  private func extensionMembers(of part: Part) -> [Code] {
    guard plan.isNamedInBody else {
      return part.members + [part.namedMember].compactMap(\.self) + part.helpers
    }
    return (part.members + part.helpers).map { $0.constrained(by: whereClause(of: part)) }
  }

  private var convertedParts: [Part] {
    let functions: [([ConformanceProtocol], CodingSides, String, [Code])] = [
      (
        [.decodable], .decode, "init(from decoder: any Swift.Decoder) throws", conversion.decoding()
      ),
      (
        [.encodable], .encode, "func encode(to encoder: any Swift.Encoder) throws",
        conversion.encoding()
      ),
      (
        [.jsonDecodable, .failureCollecting], .decode,
        "static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self?",
        conversion.reading()
      ),
      (
        [.jsonEncodable], .encode,
        "func encode(to writer: inout TranscodableEssentials.JSONWriter)", conversion.writing()
      ),
    ]
    return functions.filter { plan.generated.contains($0.1) }.map { protocols, _, head, body in
      let member = Code.block(plan.witnessModifiers + head, body)
      return protocols.contains(.jsonDecodable)
        ? Part(protocols: protocols, namedMember: member)
        : Part(protocols: protocols, members: [member])
    }
  }

  private var conversion: ConversionEmitter { ConversionEmitter(plan: plan) }

  private var objectParts: [Part] {
    let emitter = LayoutEmitter(plan: plan)
    // The constants of a nested type are in its body, where more names are visible than at file
    // scope.
    let constants = plan.isNested ? [] : StepConstantsEmitter(plan: plan).declarations()
    var parts = [
      Part(
        protocols: [],
        members: CodingKeysEmitter(plan: plan).declarations() + constants
          + [WideFields(plan)?.declaration()].compactMap(\.self))
    ]
    if plan.sides.contains(.decode) {
      let isWritten = plan.generated.contains(.decode) && !plan.isClass
      let members =
        isWritten ? [emitter.standardInitializer().beginning(with: conversion.decoding())] : []
      let functions = WideDecodableEmitter(plan: plan)?.functions ?? []
      parts.append(Part(protocols: [.decodable], members: members + functions))
    }
    if plan.sides.contains(.encode) {
      let isWritten = plan.generated.contains(.encode) && !plan.inheritance.encodesInBody
      let members =
        isWritten ? [emitter.standardFunction().beginning(with: conversion.encoding())] : []
      parts.append(Part(protocols: [.encodable], members: members))
    }
    if plan.direct.contains(.decode) {
      let members = plan.isClass ? [] : [emitter.directInitializer()]
      let function = emitter.directDecodeFunction().beginning(with: conversion.reading())
      let functions = plan.isWide ? JSONDecodableEmitter(plan: plan).memberFunctions() : []
      parts.append(
        Part(
          protocols: [.jsonDecodable, .failureCollecting],
          members: members, namedMember: function, helpers: functions))
    }
    if let visit {
      parts.append(
        Part(
          protocols: [.fieldVisiting], members: plan.inheritance.isRequired ? [] : [visit]))
    }
    if let representation = plan.rawRepresentation {
      let emitter = RawRepresentationEmitter(plan: plan, representation: representation)
      parts.append(Part(protocols: [.rawRepresentable], members: emitter.members()))
    }
    if plan.direct.contains(.encode) {
      parts.append(
        Part(
          protocols: [.jsonEncodable],
          members: [emitter.directEncodeFunction().beginning(with: conversion.writing())]))
    }
    return parts
  }

  // The standard library encodes and decodes raw values, so only the direct path needs generated
  // code.
  private var rawValueParts: [Part] {
    let emitter = RawValueEmitter(plan: plan)
    var parts: [Part] = []
    if plan.sides.contains(.decode) { parts.append(Part(protocols: [.decodable], members: [])) }
    if plan.sides.contains(.encode) { parts.append(Part(protocols: [.encodable], members: [])) }
    if plan.direct.contains(.decode) {
      parts.append(
        Part(protocols: [.jsonDecodable], namedMember: emitter.decodeFunction()))
    }
    if plan.direct.contains(.encode) {
      parts.append(Part(protocols: [.jsonEncodable], members: [emitter.encodeFunction()]))
    }
    if case .rawValue(isKey: true, _) = plan.layout {
      parts.append(Part(protocols: [.codingKeyRepresentable, .jsonKey], members: []))
    }
    return parts
  }

  private var taggedPart: [Part] {
    guard !plan.tags.isEmpty else { return [] }
    let list = plan.tags.map(\.text).joined(separator: ", ")
    return [
      Part(
        protocols: [.codingTagged],
        members: [
          .block(
            "\(plan.witnessModifiers)static var codingTags: [TranscodableEssentials.CodingTagValue]",
            ["[\(list)]"]
          )
        ])
    ]
  }

  private var describedPart: [Part] {
    guard let description = plan.description else { return [] }
    let emitter = DescriptionEmitter(plan: plan, description: description)
    return [Part(protocols: [.codingDescribed], members: [emitter.function()])]
  }

  private var tabulatedPart: [Part] {
    guard let table = FieldTableEmitter(plan: plan).member() else { return [] }
    return [Part(protocols: [.fieldTabulated], members: [table])]
  }

  private func parts(of enumeration: PlannedEnumeration) -> [Part] {
    let standard = EnumerationDecodableEmitter(plan: plan, enumeration: enumeration)
    var parts: [Part] = []
    if plan.generated.contains(.decode) {
      parts.append(Part(protocols: [], members: [standard.tagFunction()]))
    }
    if plan.sides.contains(.decode) {
      let isWritten = plan.generated.contains(.decode)
      parts.append(
        Part(
          protocols: [.decodable],
          members: isWritten
            ? [standard.initializer().beginning(with: conversion.decoding())] : []))
    }
    if plan.sides.contains(.encode) {
      let emitter = EnumerationEncodableEmitter(plan: plan, enumeration: enumeration)
      let isWritten = plan.generated.contains(.encode)
      parts.append(
        Part(
          protocols: [.encodable],
          members: isWritten
            ? [emitter.function().beginning(with: conversion.encoding())] : []))
    }
    if plan.direct.contains(.decode) {
      let emitter = EnumerationJSONDecodableEmitter(plan: plan, enumeration: enumeration)
      let functions = emitter.functions()
      parts.append(
        Part(
          protocols: [.jsonDecodable, .failureCollecting],
          namedMember: functions.first?.beginning(with: conversion.reading()),
          helpers: Array(functions.dropFirst())))
    }
    if plan.direct.contains(.encode) {
      let emitter = EnumerationJSONEncodableEmitter(plan: plan, enumeration: enumeration)
      parts.append(
        Part(
          protocols: [.jsonEncodable],
          members: [emitter.function().beginning(with: conversion.writing())]))
    }
    if enumeration.isKey {
      let members = plan.generated.contains(.decode) ? standard.keyInitializers() : []
      parts.append(Part(protocols: [.codingKeyRepresentable, .jsonKey], members: members))
    }
    return parts
  }

  private func extensions(
    _ parts: [([ConformanceProtocol], [Code], String?)]
  ) -> [ExtensionDeclSyntax] {
    parts.compactMap { protocols, members, whereClause in
      let protocols = protocols.filter(missing.contains)
      guard !protocols.isEmpty || !members.isEmpty else { return nil }
      return ExtensionEmitter(type: plan.type, availability: plan.availability)
        .declaration(members, conformances: protocols.map(plan.spelling), whereClause: whereClause)
    }
  }
}

extension CodingPlan {
  fileprivate var isRawValue: Bool {
    if case .rawValue = layout { true } else { false }
  }
}
