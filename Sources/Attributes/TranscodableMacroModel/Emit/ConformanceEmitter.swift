import SwiftSyntax

struct ConformanceEmitter {
  let plan: CodingPlan
  let missing: Set<ConformanceProtocol>

  private var layout: any LayoutEmitter { plan.layoutEmitter }

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

  func bodyMembers() -> [DeclSyntax] {
    let named = parts.compactMap(bodyMember).map(DeclSyntax.verbatim)
    guard plan.type.isClass else { return named }
    var members: [Code] = []
    if plan.generated.contains(.decode) {
      members += initializer
      if plan.type.hasDefaultInitializer { members.append("init() {}") }
    }
    if plan.direct.contains(.decode) { members += layout.directInitializer }
    if !plan.type.inheritsInitializers, let last = members.popLast() {
      members.append(last.followed(by: plan.type.lineOfMissingInitializers))
    }
    if plan.type.isPartOfHierarchy {
      members += visit + (plan.generated.contains(.encode) ? function : [])
    }
    return members.map(DeclSyntax.verbatim) + named
  }

  // MARK: - Parts

  private struct Part {
    let protocols: [ConformanceProtocol]
    var members: [Code] = []
    /// The member whose signature contains the type.
    var namedMember: Code?
    /// The functions that ``namedMember`` calls.
    var helpers: [Code] = []
  }

  private var parts: [Part] {
    let type = plan.type
    let isRawValue = if case .rawValue = plan.layout { true } else { false }
    // Hand-written code of a converted type has its own conformance.
    let sides = type.isConverted ? plan.generated : type.sides
    var parts = [Part(protocols: [], members: layout.declarations)]
    if sides.contains(.decode) {
      let initializer = plan.generated.contains(.decode) && !type.isClass ? initializer : []
      parts.append(
        Part(protocols: [.decodable], members: initializer + layout.decodingFunctions))
    }
    if sides.contains(.encode) {
      let isWritten = plan.generated.contains(.encode) && !type.isPartOfHierarchy
      parts.append(Part(protocols: [.encodable], members: isWritten ? function : []))
    }
    if plan.direct.contains(.decode) {
      parts.append(
        Part(
          protocols: [.jsonDecodable] + (isRawValue ? [] : [.failureCollecting]),
          members: type.isClass ? [] : layout.directInitializer, namedMember: readingFunction,
          helpers: layout.readingFunctions))
    }
    let visit = self.visit
    if !visit.isEmpty {
      parts.append(
        Part(protocols: [.fieldVisiting], members: type.isPartOfHierarchy ? [] : visit))
    }
    if let representation = type.attribute.rawRepresentation?.value, !type.isConverted {
      let emitter = RawRepresentationEmitter(plan: plan, representation: representation)
      parts.append(Part(protocols: [.rawRepresentable], members: emitter.members()))
    }
    if plan.direct.contains(.encode) {
      parts.append(Part(protocols: [.jsonEncodable], members: [writingFunction]))
    }
    if let initializers = layout.keyInitializers {
      parts.append(Part(protocols: [.codingKeyRepresentable, .jsonKey], members: initializers))
    }
    let others: [(ConformanceProtocol, Code?)] = [
      (.codingTagged, tags), (.codingDescribed, DescriptionEmitter(plan: plan).function()),
      (.fieldTabulated, table),
    ]
    return parts
      + others.compactMap { conformance, member in
        member.map { Part(protocols: [conformance], members: [$0]) }
      }
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

  // MARK: - Functions

  private var conversion: ConversionEmitter { ConversionEmitter(plan: plan) }

  private var initializer: [Code] {
    guard let body = layout.decoding else { return [] }
    let modifiers = plan.witnessModifiers(InheritanceEmitter(plan: plan).initializerModifier)
    let whereClause =
      plan.type.isClass ? plan.whereClause(.decodable).map { " " + $0 } ?? "" : ""
    return [
      .block(
        "\(modifiers)init(from decoder: any Swift.Decoder) throws\(whereClause)",
        conversion.decoding() + body)
    ]
  }

  private var function: [Code] {
    guard let body = layout.encoding else { return [] }
    let modifiers = plan.witnessModifiers(InheritanceEmitter(plan: plan).functionModifier)
    return [
      .block(
        "\(modifiers)func encode(to encoder: any Swift.Encoder) throws",
        conversion.encoding() + body)
    ]
  }

  private var readingFunction: Code {
    .block(
      """
      \(plan.witnessModifiers)static func decode(from reader: \
      inout TranscodableEssentials.JSONReader) -> Self?
      """, conversion.reading() + layout.reading)
  }

  private var writingFunction: Code {
    .block(
      """
      \(plan.witnessModifiers)func encode(to writer: inout TranscodableEssentials.JSONWriter)
      """, conversion.writing() + layout.writing)
  }

  private var visit: [Code] {
    let isOverride = plan.type.isPartOfHierarchy && !missing.contains(.fieldVisiting)
    return [VisitEmitter(plan: plan, isOverride: isOverride).function()].compactMap(\.self)
  }

  private var tags: Code? {
    guard let tags = plan.type.tags?.tags, !tags.isEmpty else { return nil }
    return .block(
      "\(plan.witnessModifiers)static var codingTags: [TranscodableEssentials.CodingTagValue]",
      ["[\(tags.map(\.text).joined(separator: ", "))]"])
  }

  /// The table of the stored properties for formats other than JSON.
  private var table: Code? {
    guard !plan.tabulated.isEmpty else { return nil }
    let sides =
      (plan.type.sides.contains(.decode) ? "" : ", decodes: false")
      + (plan.type.sides.contains(.encode) ? "" : ", encodes: false")
    let keys = plan.tabulated.map(\.key).joined(separator: "\0").literal
    let fields = plan.tabulated.map { field -> Code in
      // `\Self.Type` would be a metatype.
      "builder.\(field.isOptional ? "appendOptional" : "append")(\\.\(field.storage))"
    }
    let type = "TranscodableEssentials.__FieldTable"
    return .block(
      "\(plan.witnessModifiers)static var __fieldTable: \(type)",
      ["let builder = \(type).Builder<Self>(\(keys)\(sides))"] + fields + ["return builder.table"])
  }

  private func extensions(
    _ parts: [([ConformanceProtocol], [Code], String?)]
  ) -> [ExtensionDeclSyntax] {
    parts.compactMap { protocols, members, whereClause in
      let protocols = protocols.filter(missing.contains)
      guard !protocols.isEmpty || !members.isEmpty else { return nil }
      return ExtensionEmitter(type: plan.type)
        .declaration(members, conformances: protocols.map(plan.spelling), whereClause: whereClause)
    }
  }
}
