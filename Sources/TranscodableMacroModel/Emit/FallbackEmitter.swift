import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes conformances without content for a type with mistakes in it.
///
/// The program does not compile anyway. The conformance is there so that the mistake is the only
/// message, and not one of many about a type that suddenly cannot be coded.
struct FallbackEmitter {
  let type: TypeModel
  let missing: Set<ConformanceProtocol>

  func extensions() -> [ExtensionDeclSyntax] {
    guard canConform else { return [] }
    var members: [DeclSyntax] = []
    if needs(.decode), !type.isClass { members.append(initializer) }
    if needs(.encode) { members.append(function) }
    let protocols = [ConformanceProtocol.decodable, .encodable].filter(missing.contains)
    guard !protocols.isEmpty || !members.isEmpty else { return [] }
    let declaration = ExtensionDeclSyntax.adding(
      members, to: type.type, conformingTo: protocols, availability: type.availability)
    return [declaration].compactMap(\.self)
  }

  func bodyMembers() -> [DeclSyntax] {
    guard canConform, type.isClass, needs(.decode) else { return [] }
    return [initializer]
  }

  private var canConform: Bool {
    if case .unsupported = type.kind { false } else { true }
  }

  private func needs(_ side: CodingSides) -> Bool {
    if case .rawEnumeration = type.kind { return false }
    return type.generatedSides.contains(side)
  }

  private var initializer: DeclSyntax {
    var modifiers = type.access.prefix
    if case .extensibleClass = type.kind { modifiers += "required " }
    return """
      \(raw: modifiers)nonisolated init(from decoder: any Swift.Decoder) throws {
        \(sentence)
      }
      """
  }

  private var function: DeclSyntax {
    """
    \(raw: type.access.prefix)nonisolated func encode(to encoder: any Swift.Encoder) throws {
      \(sentence)
    }
    """
  }

  private var sentence: CodeBlockItemSyntax {
    let text = "'\(type.name)' cannot be coded before the errors in its declaration are corrected"
    return "Swift.fatalError(\(literal: text))"
  }
}
