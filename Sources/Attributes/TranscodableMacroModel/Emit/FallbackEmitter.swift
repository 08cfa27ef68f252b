import SwiftSyntax

/// Generates empty conformances for a type with errors, because a missing conformance would cause
/// many more errors.
struct FallbackEmitter {
  let type: TypeModel
  let missing: Set<ConformanceProtocol>

  func extensions() -> [ExtensionDeclSyntax] {
    guard canConform else { return [] }
    var members: [Code] = []
    if needs(.decode), !type.isClass { members.append(initializer) }
    // A superclass whose fields are encoded and decoded has its own conformance.
    if needs(.encode), type.superclass == .none { members.append(function) }
    let protocols = [ConformanceProtocol.decodable, .encodable].filter(missing.contains)
    guard !protocols.isEmpty || !members.isEmpty else { return [] }
    return [
      ExtensionEmitter(type: type)
        .declaration(members, conformances: protocols.map(\.rawValue))
    ]
  }

  func bodyMembers() -> [DeclSyntax] {
    guard canConform, type.isClass, needs(.decode) else { return [] }
    return [.verbatim(initializer)]
  }

  private var canConform: Bool {
    if case .unsupported = type.kind { return false }
    if case .actor = type.kind { return type.sides == .decode }
    return true
  }

  private func needs(_ side: CodingSides) -> Bool {
    if case .rawEnumeration = type.kind { return false }
    return type.generatedSides.contains(side)
  }

  private var prefix: String {
    (type.isUsableFromInline ? "@usableFromInline " : "") + type.access.prefix
  }

  private var initializer: Code {
    var modifiers = prefix
    if type.isPartOfHierarchy { modifiers += "required " }
    return .block(
      "\(modifiers)nonisolated init(from decoder: any Swift.Decoder) throws", [sentence])
  }

  private var function: Code {
    .block(
      "\(prefix)nonisolated func encode(to encoder: any Swift.Encoder) throws",
      [sentence])
  }

  private var sentence: Code {
    let text = "'\(type.name)' can't be coded until the errors in its declaration are fixed"
    return "Swift.fatalError(\(text.literal))"
  }
}
