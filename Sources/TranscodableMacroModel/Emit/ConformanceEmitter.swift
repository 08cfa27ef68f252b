import SwiftSyntax

/// Puts what the other emitters write into extensions, and into the body of a class.
struct ConformanceEmitter {
  let plan: CodingPlan
  /// The protocols the type does not conform to yet.
  let missing: Set<ConformanceProtocol>

  /// The extensions of the type.
  func extensions() -> [ExtensionDeclSyntax] {
    let parts: [Part]
    switch plan.layout {
    case .object: parts = objectParts
    case .rawValue: parts = rawValueParts
    case .cases(let enumeration): parts = self.parts(of: enumeration)
    }
    if plan.constrained.isEmpty {
      return extensions([(parts.flatMap(\.protocols), parts.flatMap(\.members), nil)])
    }
    // Each protocol asks something else of the type parameters.
    return extensions(
      parts.map { part in
        (part.protocols, part.members, part.protocols.first.flatMap { plan.whereClause($0) })
      })
  }

  /// What has to stand in the body of a class: a designated initialiser cannot stand elsewhere.
  func bodyMembers() -> [DeclSyntax] {
    guard plan.isClass, plan.isObject else { return [] }
    var members: [Code] = []
    if plan.generated.contains(.decode) {
      members.append(DecodableEmitter(plan: plan).initializer())
    }
    if plan.direct.contains(.decode) {
      members.append(JSONDecodableEmitter(plan: plan).initializer())
    }
    return members.map(DeclSyntax.verbatim)
  }

  /// Protocols and the members that belong to them.
  private struct Part {
    let protocols: [ConformanceProtocol]
    let members: [Code]
  }

  private var objectParts: [Part] {
    var parts = [Part(protocols: [], members: CodingKeysEmitter(plan: plan).declarations())]
    if plan.sides.contains(.decode) {
      let isWritten = plan.generated.contains(.decode) && !plan.isClass
      let members = isWritten ? [DecodableEmitter(plan: plan).initializer()] : []
      parts.append(Part(protocols: [.decodable], members: members))
    }
    if plan.sides.contains(.encode) {
      let isWritten = plan.generated.contains(.encode)
      let members = isWritten ? [EncodableEmitter(plan: plan).function()] : []
      parts.append(Part(protocols: [.encodable], members: members))
    }
    if plan.direct.contains(.decode) {
      let emitter = JSONDecodableEmitter(plan: plan)
      let members = plan.isClass ? [] : [emitter.initializer()]
      parts.append(Part(protocols: [.jsonDecodable], members: members + [emitter.function()]))
    }
    if plan.direct.contains(.encode) {
      let emitter = JSONEncodableEmitter(plan: plan)
      parts.append(Part(protocols: [.jsonEncodable], members: [emitter.function()]))
    }
    return parts
  }

  // The standard library codes a type with raw values; only the direct lane is left to write.
  private var rawValueParts: [Part] {
    let emitter = RawValueEmitter(plan: plan)
    var parts: [Part] = []
    if plan.sides.contains(.decode) { parts.append(Part(protocols: [.decodable], members: [])) }
    if plan.sides.contains(.encode) { parts.append(Part(protocols: [.encodable], members: [])) }
    if plan.direct.contains(.decode) {
      parts.append(Part(protocols: [.jsonDecodable], members: [emitter.decodeFunction()]))
    }
    if plan.direct.contains(.encode) {
      parts.append(Part(protocols: [.jsonEncodable], members: [emitter.encodeFunction()]))
    }
    if case .rawValue(isKey: true) = plan.layout {
      parts.append(Part(protocols: [.codingKeyRepresentable, .jsonKey], members: []))
    }
    return parts
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
        Part(protocols: [.decodable], members: isWritten ? [standard.initializer()] : []))
    }
    if plan.sides.contains(.encode) {
      let emitter = EnumerationEncodableEmitter(plan: plan, enumeration: enumeration)
      let isWritten = plan.generated.contains(.encode)
      parts.append(Part(protocols: [.encodable], members: isWritten ? [emitter.function()] : []))
    }
    if plan.direct.contains(.decode) {
      let emitter = EnumerationJSONDecodableEmitter(plan: plan, enumeration: enumeration)
      parts.append(Part(protocols: [.jsonDecodable], members: emitter.functions()))
    }
    if plan.direct.contains(.encode) {
      let emitter = EnumerationJSONEncodableEmitter(plan: plan, enumeration: enumeration)
      parts.append(Part(protocols: [.jsonEncodable], members: [emitter.function()]))
    }
    if enumeration.isKey {
      parts.append(Part(protocols: [.codingKeyRepresentable, .jsonKey], members: []))
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
  fileprivate var isObject: Bool {
    if case .object = layout { true } else { false }
  }
}
